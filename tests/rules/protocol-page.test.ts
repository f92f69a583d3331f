/** docs/protocol.md tells programs what there is: every reason of the host with what to do, and no call that there isn't. */
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { contract } from '#shared/protocol/contract.ts';
import { DEAL_CODE_MESSAGES, DESKTOP_ONLY_MESSAGES } from '#shared/protocol/messages/en/desktop-only.ts';
import { HINT_REFUSAL_MESSAGES } from '#shared/protocol/messages/en/hint.ts';
import { HOST_MESSAGES } from '#shared/protocol/messages/en/host.ts';
import { RARE_REFUSAL_MESSAGES } from '#shared/protocol/messages/en/rare-refusals.ts';

const PAGE = readFileSync('docs/protocol.md', 'utf8');

/** Said by a page of what it sees itself; no host answers so. */
const OF_PAGES = ['host-strange', 'meddled-with', 'cards-differ'];

const REASONS = Object.keys({
  ...HOST_MESSAGES,
  ...RARE_REFUSAL_MESSAGES,
  ...DESKTOP_ONLY_MESSAGES,
  ...DEAL_CODE_MESSAGES,
  ...HINT_REFUSAL_MESSAGES,
}).filter((reason) => !OF_PAGES.includes(reason));

/** The reasons of each line of the table, `*` for any letters. */
const LINES = PAGE.split('\n')
  .filter((line) => line.startsWith('| `'))
  .map((line) => [...(line.split('|')[1] ?? '').matchAll(/`([^`]+)`/g)].map(([, name = '']) => name));

const fits = (pattern: string, reason: string) => new RegExp(`^${pattern.replaceAll('*', '.+')}$`).test(reason);

it('says of every reason what to do', () => {
  expect(REASONS.length).toBeGreaterThan(100);
  const unsaid = REASONS.filter((reason) => !LINES.flat().some((pattern) => fits(pattern, reason)));
  expect(unsaid).toEqual([]);
});

it('says what to do about failures without a reason', () => {
  for (const status of ['400', '404', '500']) expect(PAGE).toContain(`\`${status}\``);
});

it('names no reason that there isn’t, nor one that a line above has taken', () => {
  const idle = LINES.flatMap((line, k) => {
    const left = REASONS.filter(
      (reason) =>
        !LINES.slice(0, k)
          .flat()
          .some((pattern) => fits(pattern, reason)),
    );
    return line.filter((pattern) => !left.some((reason) => fits(pattern, reason)));
  });
  expect(idle).toEqual([]);
});

it('names calls that there are', () => {
  const there = Object.entries(contract).flatMap(([group, calls]) =>
    Object.keys(calls).map((name) => `${group}/${name}`),
  );
  const groups = Object.keys(contract).join('|');
  const named = [...PAGE.matchAll(new RegExp(`\\b(?:${groups})/[a-zA-Z]+`, 'g'))].map(([call]) => call);
  expect(named.length).toBeGreaterThan(10);
  expect(named.filter((call) => !there.includes(call))).toEqual([]);
});
