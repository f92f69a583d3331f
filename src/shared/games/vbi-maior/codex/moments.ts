/**
 * The ninety moments by age, oldest first: their language-neutral data. Titles are in the messages.
 */
import type { Age } from '../../../cards/rome.ts';

/**
 * How certain a moment is. `told`: tradition only, written centuries later; `recorded`:
 * contemporary writing or datable traces; `disputed`: something important is debated.
 */
export type Certainty = 'told' | 'recorded' | 'disputed';

/** A moment of Roman history (VM-26). */
export interface Moment {
  /** Negative for BC; the first year of a longer moment. For sorting only. */
  readonly year: number;
  readonly known: Certainty;
}

export const MOMENTS: Readonly<Record<Age, readonly Moment[]>> = {
  kings: [
    { year: -753, known: 'told' },
    { year: -750, known: 'told' },
    { year: -715, known: 'told' },
    { year: -670, known: 'told' },
    { year: -640, known: 'told' },
    { year: -600, known: 'recorded' },
    { year: -550, known: 'told' },
  ],
  republic: [
    { year: -509, known: 'told' },
    { year: -508, known: 'told' },
    { year: -496, known: 'told' },
    { year: -494, known: 'told' },
    { year: -451, known: 'disputed' },
    { year: -396, known: 'disputed' },
    { year: -390, known: 'disputed' },
    { year: -367, known: 'disputed' },
    { year: -312, known: 'recorded' },
    { year: -280, known: 'recorded' },
    { year: -264, known: 'recorded' },
    { year: -216, known: 'recorded' },
    { year: -204, known: 'recorded' },
    { year: -195, known: 'recorded' },
    { year: -146, known: 'recorded' },
    { year: -133, known: 'recorded' },
    { year: -107, known: 'disputed' },
    { year: -91, known: 'recorded' },
    { year: -82, known: 'recorded' },
    { year: -73, known: 'recorded' },
    { year: -63, known: 'recorded' },
    { year: -58, known: 'recorded' },
    { year: -49, known: 'recorded' },
    { year: -44, known: 'recorded' },
    { year: -31, known: 'recorded' },
  ],
  empire: [
    { year: -27, known: 'recorded' },
    { year: -9, known: 'recorded' },
    { year: 61, known: 'recorded' },
    { year: 64, known: 'disputed' },
    { year: 80, known: 'recorded' },
    { year: 113, known: 'recorded' },
    { year: 126, known: 'recorded' },
    { year: 200, known: 'recorded' },
    { year: 212, known: 'recorded' },
    { year: 216, known: 'recorded' },
    { year: 248, known: 'recorded' },
    { year: 271, known: 'recorded' },
    { year: 293, known: 'recorded' },
    { year: 312, known: 'disputed' },
    { year: 350, known: 'recorded' },
    { year: 380, known: 'recorded' },
    { year: 410, known: 'recorded' },
    { year: 455, known: 'recorded' },
    { year: 476, known: 'recorded' },
  ],
  'early-middle-ages': [
    { year: 537, known: 'recorded' },
    { year: 590, known: 'recorded' },
    { year: 689, known: 'recorded' },
    { year: 756, known: 'recorded' },
    { year: 800, known: 'disputed' },
    { year: 846, known: 'recorded' },
    { year: 932, known: 'disputed' },
    { year: 1084, known: 'disputed' },
  ],
  'middle-ages': [
    { year: 1143, known: 'recorded' },
    { year: 1257, known: 'recorded' },
    { year: 1300, known: 'recorded' },
    { year: 1341, known: 'recorded' },
    { year: 1347, known: 'recorded' },
    { year: 1348, known: 'recorded' },
    { year: 1377, known: 'recorded' },
  ],
  renaissance: [
    { year: 1467, known: 'recorded' },
    { year: 1471, known: 'disputed' },
    { year: 1506, known: 'recorded' },
    { year: 1512, known: 'recorded' },
    { year: 1527, known: 'recorded' },
    { year: 1555, known: 'recorded' },
    { year: 1582, known: 'recorded' },
    { year: 1586, known: 'recorded' },
  ],
  baroque: [
    { year: 1600, known: 'recorded' },
    { year: 1633, known: 'recorded' },
    { year: 1651, known: 'recorded' },
    { year: 1656, known: 'recorded' },
    { year: 1762, known: 'recorded' },
  ],
  modern: [
    { year: 1798, known: 'recorded' },
    { year: 1849, known: 'recorded' },
    { year: 1870, known: 'recorded' },
    { year: 1922, known: 'recorded' },
    { year: 1929, known: 'recorded' },
    { year: 1944, known: 'recorded' },
    { year: 1946, known: 'recorded' },
    { year: 1957, known: 'recorded' },
    { year: 1960, known: 'recorded' },
    { year: 1978, known: 'recorded' },
    { year: 2025, known: 'recorded' },
  ],
};
