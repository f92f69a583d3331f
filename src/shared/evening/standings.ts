/** Standings, with the parts of every number. */
import { publicEvening } from './duplicate.ts';
import type { TieBreak } from './forms/form.ts';
import { formOf } from './forms/registry.ts';
import { type Hundredths, type PointLine, pointLines, totalOf } from './points.ts';
import { isPresent, nextRoundNumber } from './queries.ts';
import type { Evening } from './schema.ts';
import { type TieBreakInput, tablesOf, valuesOf, winsOf } from './tie-breaks.ts';

/** One player's line. */
export interface Standing {
  /** From 1; shared by players equal in everything. */
  readonly place: number;
  readonly player: string;
  readonly name: string;
  /** Still present. */
  readonly here: boolean;
  readonly points: Hundredths;
  readonly wins: number;
  /** Tables finished. */
  readonly tables: number;
  /** Tie-break values that separate them from players with equal points, in order. */
  readonly tieBreaks: readonly { readonly tieBreak: TieBreak; readonly value: number }[];
  /** Lines that add up to the points. */
  readonly lines: readonly PointLine[];
}

/** Everybody of the evening, best first. Hidden results don't count. */
export function standings(evening: Evening): Standing[] {
  const known = publicEvening(evening);
  const lines = pointLines(known);
  const points = new Map([...lines].map(([player, own]) => [player, totalOf(own)]));
  const asked = new Map<string, Standing['tieBreaks']>();
  const note = (tieBreak: TieBreak, values: ReadonlyMap<string, number>) => {
    for (const [player, value] of values) asked.set(player, [...(asked.get(player) ?? []), { tieBreak, value }]);
  };
  const groups = groupsByValue(
    evening.players.map(({ id }) => id),
    points,
  ).flatMap((level) => breakTies(level, formOf(evening).tieBreaks, { evening: known, lines }, note));
  let before = 0;
  return groups.flatMap((level) => {
    const place = before + 1;
    before += level.length;
    return level.map((id) => standingOf(known, id, place, lines.get(id) ?? [], asked.get(id) ?? []));
  });
}

/** Orders players with equal points by the tie-breaks. */
function breakTies(
  level: readonly string[],
  [tieBreak, ...rest]: readonly TieBreak[],
  counted: TieBreakInput,
  note: (tieBreak: TieBreak, values: ReadonlyMap<string, number>) => void,
): (readonly string[])[] {
  if (level.length === 1 || tieBreak === undefined) return [level];
  const values = valuesOf(tieBreak, counted, level);
  if (!values) return breakTies(level, rest, counted, note);
  note(tieBreak, values);
  return groupsByValue(level, values).flatMap((group) => breakTies(group, rest, counted, note));
}

/** Groups of equal value, highest first. */
function groupsByValue(players: readonly string[], values: ReadonlyMap<string, number>): string[][] {
  const groups = Map.groupBy(players, (player) => values.get(player) ?? 0);
  return [...groups].sort(([one], [other]) => other - one).map(([, group]) => group);
}

function standingOf(
  evening: Evening,
  id: string,
  place: number,
  lines: readonly PointLine[],
  tieBreaks: Standing['tieBreaks'],
): Standing {
  const player = evening.players.find((one) => one.id === id);
  return {
    place,
    player: id,
    name: player?.name ?? '',
    here: player !== undefined && isPresent(player, nextRoundNumber(evening)),
    points: totalOf(lines),
    wins: winsOf(lines),
    tables: tablesOf(lines),
    tieBreaks,
    lines,
  };
}
