/** How an expert learns another's tempo within two turns: from cards laid, and from cards that came too late. */
import { isRome, numberOf } from '../../../cards/rome.ts';
import { at } from '../../../engine/collections.ts';
import type { Observation } from '../state/observation.ts';
import { type Count, NEW_CARD_PAUSE_MS, tempoOf } from './count-tempo.ts';
import { isFree, lastNumber } from './observation-queries.ts';

/** In shares of the tempo, as variances of its logarithm: how far people's tempi differ, and how steadily one counts. */
const PEOPLE = 0.25;
const HAND = 0.03;
/** How much one's tempo may have changed with each card. */
const CHANGE = 0.002;

/** Who differs by less than this counts alike, and shows nothing of a tempo of their own. */
const ALIKE = 0.03;

/** A gap of so many numbers tells half of what a very long one does. */
const TELLING_GAP = 3;

/** A card that came over others: which numbers it passed, and at what pace somebody would have had to count. */
interface Step {
  readonly from: number;
  readonly to: number;
  /** In beats: how long the card before had been lying. */
  readonly beats: number;
}

/** Learns for one seat; its own cards too, so that all who learn in this way stay together. */
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
    // Who had nobody to wait for did not count.
    return isFree(before, by, number) ? pace : drawn(beats / gap, gap, false);

    /** Drawn towards a pace that was seen; of a late card it is the least that it can have been. */
    function drawn(theirs: number, numbers: number, atLeast: boolean): number {
      const away = Math.log(theirs / pace);
      if (atLeast ? away < 0 : Math.abs(away) < ALIKE) return pace;
      const share = doubt / (doubt + HAND * (1 + TELLING_GAP / numbers));
      doubt = doubt * (1 - share) + CHANGE;
      return pace * Math.exp(share * (atLeast ? away + ALIKE : away));
    }
  };
}

/** The Rome card just turned up by who knew it; nothing where it was drawn unseen or shuffled: its time tells nothing. */
function turnedUp(before: Observation, { last }: Observation) {
  if (last?.type !== 'turn-up' || !isRome(last.card)) return undefined;
  if (JSON.stringify(last) === JSON.stringify(before.last)) return undefined;
  if (last.position < at(before.decks, last.by).loose) return undefined;
  return { number: numberOf(last.card), by: last.by, fate: last.fate };
}
