/** Learns others' tempo within two turns, from cards laid and cards too late. */
import { isRome, numberOf } from '../../../cards/rome.ts';
import { at } from '../../../engine/collections.ts';
import type { Observation } from '../state/observation.ts';
import { type Count, NEW_CARD_PAUSE_MS, tempoOf } from './count-tempo.ts';
import { isFree, lastNumber } from './observation-queries.ts';

/** Variance of log tempo: between people, and within one. */
const PEOPLE = 0.25;
const HAND = 0.03;
/** Change of the tempo per card. */
const CHANGE = 0.002;

/** Smaller differences count as equal, and tell nothing of a tempo. */
const ALIKE = 0.03;

/** The gap with half the weight of a very long one. */
const TELLING_GAP = 3;

/** A laid card: the numbers it passed and the implied pace. */
interface Step {
  readonly from: number;
  readonly to: number;
  /** Time since the card before, in tempo units. */
  readonly beats: number;
}

/** A seat's learner; own cards count, too, so that all learners stay together. */
export function quickLearner(): Count['learn'] {
  let doubt = PEOPLE;
  let steps: Step[] = [];
  return ({ pace, elapsed }, before, after) => {
    if (before.turn !== after.turn) steps = [];
    const turned = turnedUp(before, after);
    if (!turned) return pace;
    const { number, by, fate } = turned;
    if (fate === 'returned') {
      const missed = steps.findLast(({ from, to }) => from < number && number < to);
      return missed ? drawn(missed.beats / (number - missed.from), number - missed.from, true) : pace;
    }
    const gap = number - lastNumber(before);
    if (fate !== 'fits' || gap < 2 || elapsed <= NEW_CARD_PAUSE_MS) return pace;
    const beats = (elapsed - NEW_CARD_PAUSE_MS) / tempoOf(before);
    steps.push({ from: lastNumber(before), to: number, beats });
    // A player without anyone to wait for didn't count.
    return isFree(before, by, number) ? pace : drawn(beats / gap, gap, false);

    /** Moves towards an observed pace; a late card gives a lower bound. */
    function drawn(theirs: number, numbers: number, atLeast: boolean): number {
      const away = Math.log(theirs / pace);
      if (atLeast ? away < 0 : Math.abs(away) < ALIKE) return pace;
      const share = doubt / (doubt + HAND * (1 + TELLING_GAP / numbers));
      doubt = doubt * (1 - share) + CHANGE;
      return pace * Math.exp(share * (atLeast ? away + ALIKE : away));
    }
  };
}

/**
 * The Rome card just played by a player who knew it; undefined for unseen or shuffled ones, whose
 * timing tells nothing.
 */
function turnedUp(before: Observation, { last }: Observation) {
  if (last?.type !== 'turn-up' || !isRome(last.card)) return undefined;
  if (JSON.stringify(last) === JSON.stringify(before.last)) return undefined;
  if (last.position < at(before.decks, last.by).loose) return undefined;
  return { number: numberOf(last.card), by: last.by, fate: last.fate };
}
