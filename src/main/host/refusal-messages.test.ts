import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { DEAL_CODE_MESSAGES, DESKTOP_ONLY_MESSAGES } from '#shared/protocol/messages/en/desktop-only.ts';
import { EVENING_DESK_MESSAGES } from '#shared/protocol/messages/en/evening-desk.ts';
import { HINT_REFUSAL_MESSAGES } from '#shared/protocol/messages/en/hint.ts';
import { HOST_MESSAGES } from '#shared/protocol/messages/en/host.ts';
import { RARE_REFUSAL_MESSAGES } from '#shared/protocol/messages/en/rare-refusals.ts';

/** What the host and the protocol refuse, as far as this finds it in a line. */
function reasonsOf(pattern: RegExp): string[] {
  const folders = ['..', '../../shared/protocol'].map((folder) => join(import.meta.dirname, folder));
  const sources = folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)),
  );
  // What no host should say, and what nobody between may change, is refused on the line to it.
  const line = ['check-answers.ts', 'compare-keys.ts', 'transport.ts'].map((name) =>
    join(import.meta.dirname, '../../renderer/client/connection', name),
  );
  const program = [...sources, ...line].filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'));
  const reasons = program.flatMap((name) =>
    [...readFileSync(name, 'utf8').matchAll(pattern)].flatMap(([, reason]) => reason ?? []),
  );
  return [...new Set(reasons)].sort();
}

it('every refusal of the host has its sentence, and every sentence its refusal', () => {
  expect(reasonsOf(/(?:refusal\('host', |refuse\()'([\w-]+)'/g)).toEqual(
    Object.keys({ ...HOST_MESSAGES, ...RARE_REFUSAL_MESSAGES, ...DESKTOP_ONLY_MESSAGES }).sort(),
  );
});

it('so has every refusal of an evening’s desk', () => {
  const sentences = Object.keys(EVENING_DESK_MESSAGES).filter((key) => !key.includes('.'));
  expect(reasonsOf(/refusal\('desk', '([\w-]+)'/g)).toEqual(sentences.sort());
});

it('so has every refusal of a deal’s code', () => {
  expect(reasonsOf(/refusal\('deal', '([\w-]+)'/g)).toEqual(Object.keys(DEAL_CODE_MESSAGES).sort());
});

it('so has every refusal of a hint', () => {
  expect(reasonsOf(/refusal\('hint', '([\w-]+)'/g)).toEqual(Object.keys(HINT_REFUSAL_MESSAGES).sort());
});
