/**
 * Exports the whole log of a cluster as a file, one message a line in order. Loading it into an
 * empty broker restores the cluster.
 */
import type { Broker } from './broker.ts';

type Line = readonly [seq: number, subject: string, text: string];

/** Writes each existing message as a line. */
export async function saveLog(engine: Pick<Broker, 'follow'>, write: (line: string) => void): Promise<number> {
  let count = 0;
  const failed = Promise.withResolvers<never>();
  let last = 0;
  const following = engine.follow(({ seq, subject, text }) => {
    if (seq <= last) failed.reject(new Error('the engine counts otherwise since a moment ago: save it again'));
    last = seq;
    const line: Line = [seq, subject, text];
    write(JSON.stringify(line));
    count++;
    return true;
  }, failed.reject);
  await Promise.race([following.caughtUp(), failed.promise]);
  following.stop();
  return count;
}

/** Writes these lines to an empty broker; throws if it isn't empty or a line is invalid. */
export async function loadLog(
  engine: Pick<Broker, 'append' | 'lastSequence'>,
  lines: AsyncIterable<string>,
): Promise<number> {
  if ((await engine.lastSequence()) > 0) throw new Error('there is a house already');
  let count = 0;
  for await (const line of lines) {
    const [seq, subject, text] = JSON.parse(line) as Line;
    // Messages after a gap would not be accepted.
    if (seq !== count + 1) throw new Error(`message ${count + 1} is missing`);
    await engine.append(subject, text, `loaded ${seq}`);
    count++;
  }
  return count;
}
