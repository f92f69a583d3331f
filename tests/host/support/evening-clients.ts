/** Light clients at an evening, over the real protocol: who has the room open, and who plays as an easy bot does. */

import { gameOf } from '#catalogue';
import type { Bot } from '#shared/engine/bot.ts';
import type { Random } from '#shared/engine/random.ts';
import type { ObservationBase } from '#shared/engine/rules.ts';
import type { EveningView } from '#shared/protocol/evening.ts';
import type { Visitor } from './client.ts';

/** The first view of the evening of which this is so. */
export async function eveningOf(
  { client }: Visitor,
  isSo: (view: EveningView) => boolean = () => true,
): Promise<EveningView> {
  for await (const view of await client.evening.watch({})) if (view && isSo(view)) return view;
  throw new Error('the stream ended');
}

/** All tables have played the latest round. */
export function isPlayedOut({ round }: EveningView): boolean {
  return round?.secret !== null;
}

/** Has the room open until the line breaks. */
export async function watchRoom({ client }: Visitor): Promise<void> {
  try {
    for await (const _ of await client.room.watch({}));
  } catch {
    // The host is gone.
  }
}

/** So many people are here. */
export async function allHere({ client }: Visitor, count: number): Promise<void> {
  for await (const { people } of await client.room.watch({})) {
    if (people.filter(({ here, name }) => here && name !== '').length === count) return;
  }
}

/** A move that the host has said it took. */
export interface Taken {
  readonly table: string;
  readonly seat: number;
  readonly move: object;
}

/** Plays the own seat of the latest round to the end of the match, as an easy bot does; looks at no score for long. */
export async function playSeat(
  visitor: Visitor,
  random: Random,
  taken: (one: Taken) => void = () => undefined,
): Promise<void> {
  const { client } = visitor;
  const { mine, round } = await eveningOf(visitor);
  const there = round?.tables.find(({ number }) => number === mine?.table);
  const table = there?.table;
  if (!mine || !table) return;
  const { seat } = mine;
  const bot: Bot | undefined = gameOf(there.game)?.bots.easy?.(seat, random);
  for await (const { match, version, observation, moves } of await client.play.watch({ table, viewer: seat })) {
    const seen = observation as ObservationBase;
    if (seen.result) return;
    if (seen.toAct.length === 0) await client.table.goOn({ table }).catch(() => undefined);
    const intent = moves.length > 0 && bot?.see({ observation: seen, moves } as Parameters<Bot['see']>[0], 0);
    if (!intent) continue;
    const move = { ...intent.move };
    // What was made before a kill is stale.
    const isTaken = client.play.move({ table, seat, match, version, move }).then(
      () => true,
      () => false,
    );
    if (await isTaken) taken({ table, seat, move });
  }
}
