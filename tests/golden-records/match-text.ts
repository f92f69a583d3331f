/** One golden match of a game to read, `<game>.txt`: a line a move, in the words of the game's log. A changed rule shows in its diff. */
import type { GameOnTable } from '../../src/renderer/games/game.ts';
import { logTexts } from '../../src/renderer/games/log-lines.ts';
import { sayWith } from '../../src/renderer/games/testing.ts';
import type { Game } from '../../src/shared/engine/game.ts';
import { newMatch, refuseEvent, take } from '../../src/shared/engine/match.ts';
import type { GameRecord } from '../../src/shared/engine/record.ts';
import type { GameEvent } from '../../src/shared/engine/rules.ts';
import { viewOf } from '../../src/shared/engine/view.ts';
import type { Golden } from './golden.ts';

const NAMES = ['Ada', 'Bruno', 'Clara', 'Dario', 'Elsa', 'Furio', 'Gina', 'Hugo', 'Ida', 'Jon'];

/** The shortest match among those with the most kinds of event, as text. */
export function textOf(
  { rules, messages }: Game,
  { log, words }: Pick<GameOnTable, 'log' | 'words'>,
  golden: readonly Golden[],
): string {
  const record = mostTelling(golden.map(({ record }) => JSON.parse(record)));
  const match = newMatch(rules, record.options, record.seats);
  const seated = NAMES.slice(0, record.seats).map((name) => ({ kind: 'bot', name, level: 'normal' }) as const);
  const sight = { viewer: 'everyone', seated, say: sayWith({ ...words, ...messages }) } as const;
  const options = Object.entries(record.options).map(([name, value]) => `${name} ${value}`);
  const lines = [`${rules.id}: ${NAMES.slice(0, record.seats).join(', ')}; ${options.join(', ')}`];
  let before: readonly string[] = [];
  for (const [k, event] of record.events.entries()) {
    const refusal = refuseEvent(match, event);
    if (refusal)
      return `${[...lines, `${k + 1} ${inShort(event)}: refused, ${refusal.rule} ${refusal.reason}`].join('\n')}\n`;
    take(match, event);
    const now = logTexts(log(viewOf(rules, match.state, 'everyone').observation, sight));
    const told = newIn(now, before).join('; ');
    lines.push(`${k + 1} ${told && !('cards' in event) ? told : [told, inShort(event)].filter(Boolean).join(': ')}`);
    before = now;
  }
  return `${[...lines, JSON.stringify(rules.result(match.state))].join('\n')}\n`;
}

function mostTelling(records: readonly GameRecord[]): GameRecord {
  const kinds = ({ events }: GameRecord) => new Set(events.map(({ type }) => type)).size;
  const most = Math.max(...records.map(kinds));
  const [first] = records.filter((one) => kinds(one) === most).toSorted((a, b) => a.events.length - b.events.length);
  if (!first) throw new Error('there are no golden records');
  return first;
}

/** The lines that were added. A log forgets its oldest lines, and says some others anew: at most a third. */
function newIn(now: readonly string[], before: readonly string[]): readonly string[] {
  const start = before.findIndex((_, k) => {
    const kept = before.slice(k);
    return 3 * kept.filter((line, at) => now[at] !== line).length <= kept.length;
  });
  return start < 0 ? now : now.slice(before.length - start);
}

/** An event by its own fields: what lies face down has no line in the log. */
function inShort({ by, type, ...fields }: GameEvent): string {
  const who = by === 'chance' ? 'chance' : NAMES[by];
  return [who, type, ...Object.entries(fields).map(([name, value]) => `${name} ${[value].flat().join(' ')}`)].join(' ');
}
