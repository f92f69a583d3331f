/** A house for the tests of a file. */
import { afterAll, beforeAll } from 'vitest';
import { removeFolders } from '../../host/support/server.ts';
import { endHosts, startTestCluster, type TestCluster } from './house.ts';
import { endNodes, NATS, NO_NATS } from './nats.ts';

/** It stands before the first test, and nothing of it is left after the last. Without an engine that is said instead. */
export function clusterFixture(nodes: number, hosts: number): () => TestCluster {
  let house: TestCluster | undefined;
  beforeAll(async () => {
    if (NATS) house = await startTestCluster(nodes, hosts);
    else console.log(NO_NATS);
  });
  afterAll(() => {
    endHosts();
    endNodes();
    removeFolders();
  });
  return () => {
    if (!house) throw new Error('the house does not stand');
    return house;
  };
}
