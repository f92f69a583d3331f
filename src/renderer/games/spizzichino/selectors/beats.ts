import { ALL_STACKS } from '#shared/games/spizzichino/stacks.ts';
import type { Declaration, Observation } from '#shared/games/spizzichino/state.ts';
import type { Beat } from '../../../client/match/playback-queue.ts';
import { GATHERED, SETTLED, beats as trickBeats } from '../../../tricks/beats.ts';

/** In ms at normal speed. */
const BEAT_MS = {
  pack: 140,
  chosen: 900,
  declared: 2100,
  take: 650,
  step: 450,
};

/** The beats of an update; late joiners find everything in its place. */
export function beats(now: Observation, before: Observation | undefined): readonly Beat[] {
  switch (now.last?.type) {
    case 'deal':
      return [
        { name: GATHERED, ms: before && before.last?.type !== 'dealer' ? BEAT_MS.step : 0 },
        ...packs(),
        { name: SETTLED, ms: BEAT_MS.step },
      ];
    case 'choose':
      return chosenBeats(declaredBeats(now, before));
    case 'take':
      return [...untilLast(declaredBeats(now, before)), { name: SETTLED, ms: BEAT_MS.take }];
    default:
      return trickBeats(now, before);
  }
}

/** Declared cards return to the hand, since the leader may need them. */
function chosenBeats(declared: readonly Beat[]): readonly Beat[] {
  const seen = untilLast([{ name: SETTLED, ms: BEAT_MS.chosen }, ...declared]);
  return declared.length > 0 ? [...seen, { name: SETTLED, ms: BEAT_MS.step }] : seen;
}

/** The eight piles are dealt one after the other. */
function packs(): Beat[] {
  return ALL_STACKS.map((k) => ({ name: `pack:${k}`, ms: BEAT_MS.pack }));
}

/** Number of the eight piles dealt at this beat. */
export function packsLaid(beat: string): number {
  const [, pack] = /^pack:(\d)$/.exec(beat) ?? [];
  return pack === undefined ? ALL_STACKS.length : Number(pack) + 1;
}

/** A declaration is told once all of it was shown. */
function untilLast(beats: readonly Beat[]): Beat[] {
  return beats.map((beat, k) => (k < beats.length - 1 ? { ...beat, withholdsScore: true } : beat));
}

function declaredBeats(now: Observation, before: Observation | undefined): Beat[] {
  if (!before) return [];
  return justDeclared(now).map((_, k) => ({ name: `declared:${k}`, ms: BEAT_MS.declared }));
}

/** The latest event's declarations (SP-9). */
function justDeclared({ last, phase, honours, declarations }: Observation): readonly Declaration[] {
  if (phase !== 'play') return [];
  if (last?.type === 'choose') return declarations;
  const card = last?.type === 'take' ? honours.at(-1)?.card : undefined;
  return declarations.filter(({ completed }) => card !== undefined && completed === card);
}

/** The declaration shown at this beat. */
export function declaredAt(observation: Observation, beat: string): Declaration | undefined {
  const [, index] = /^declared:(\d+)$/.exec(beat) ?? [];
  return index === undefined ? undefined : justDeclared(observation)[Number(index)];
}
