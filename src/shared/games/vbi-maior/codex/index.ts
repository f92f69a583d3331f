/** The ninety moments of Rome's history, oldest first: moment *n* is told by card R*n* (VM-26). Sources: docs/rome.md. */
import { AGES, type Age } from '../../../cards/rome.ts';
import { BAROQUE } from './baroque.ts';
import { EARLY_MIDDLE_AGES } from './early-middle-ages.ts';
import { EMPIRE } from './empire.ts';
import { KINGS } from './kings.ts';
import { MIDDLE_AGES } from './middle-ages.ts';
import { MODERN } from './modern.ts';
import { RENAISSANCE } from './renaissance.ts';
import { REPUBLIC } from './republic.ts';
import type { Moment } from './stories/moment.ts';

const BY_AGE: Readonly<Record<Age, readonly Moment[]>> = {
  kings: KINGS,
  republic: REPUBLIC,
  empire: EMPIRE,
  'early-middle-ages': EARLY_MIDDLE_AGES,
  'middle-ages': MIDDLE_AGES,
  renaissance: RENAISSANCE,
  baroque: BAROQUE,
  modern: MODERN,
};

/** A page of the codex: the moment, and the age it belongs to. */
export interface Page extends Moment {
  readonly age: Age;
}

/** All ninety, in the order of their dates; index 0 belongs to card R1. */
export const CODEX: readonly Page[] = AGES.flatMap((age) => BY_AGE[age].map((moment) => ({ ...moment, age })));
