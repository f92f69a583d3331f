import { expect, it } from 'vitest';
import { otherVersions } from './start-host.ts';

it('says once of each other version that somebody wanted to come in with it, and of no more than three', () => {
  const lines: string[] = [];
  const told: string[] = [];
  const versions = otherVersions('0.1.0', (line) => lines.push(line));
  versions.note('0.2.0');
  versions.watch((theirs) => told.push(theirs));
  for (const theirs of ['0.2.0', '0.3.0', '0.3.0', '0.4.0', '0.5.0', '0.6.0']) versions.note(theirs);
  expect(told).toEqual(['0.2.0', '0.3.0', '0.4.0']);
  expect(lines).toHaveLength(3);
  expect(lines[0]).toBe('Somebody wanted to come in with Panno Verde 0.2.0; this is 0.1.0.');
});
