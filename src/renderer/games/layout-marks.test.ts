/** In every game a player's plate shows their avatar; bots, and players without one, keep the seat's own. */
import { expect, it } from 'vitest';
import { gameOf } from '#catalogue';
import { newMatch } from '#shared/engine/match.ts';
import { resolveOptions } from '#shared/engine/options.ts';
import { feedOf } from '#shared/engine/view.ts';
import type { AvatarSpec } from '#shared/protocol/avatar.ts';
import type { Seated } from '#shared/protocol/table.ts';
import { TABLE_GAME_IDS, tableGameOf } from './index.ts';

const MARK: AvatarSpec = { colour: 'moss', sign: 'snail' };
const person = { kind: 'person', here: true, lag: null, standIn: false, stoodIn: 0 } as const;
const SEATED: readonly Seated[] = [
  { ...person, name: 'Ada', mark: MARK },
  { kind: 'bot', name: 'Nina', level: 'easy' },
  { ...person, name: 'Ugo' },
];

it.each(TABLE_GAME_IDS)('%s', (id) => {
  const rules = gameOf(id)?.rules;
  const resolved = rules && resolveOptions(rules.options, {});
  if (!resolved || 'refusal' in resolved) throw new Error(`${id} has no rules`);
  const match = newMatch(rules, resolved.options, rules.seats.min);
  const seated = Array.from({ length: match.seats }, (_, seat) => SEATED[seat] ?? SEATED[1]) as Seated[];
  const { observation, moves } = feedOf(match, 'everyone').latest();
  const moment = {
    viewer: 'everyone',
    seated,
    say: (key: string) => key,
    beat: '',
    before: null,
    moves,
    preselection: [],
  } as const;
  const marks = tableGameOf(id)
    ?.layout(observation, moment)
    .plates.map(({ seat, mark }) => ({ seat, mark }));
  expect(marks).toEqual(seated.map((_, seat) => ({ seat, mark: seat === 0 ? MARK : undefined })));
});
