/** The ninety pictures of Rome, one for each moment of the codex; how they are printed: inks.ts. */
import { AGES, type Age } from '#shared/cards/rome.ts';
import { BAROQUE } from './baroque.ts';
import { CAESAR } from './caesar.ts';
import { CONQUESTS } from './conquests.ts';
import { COUNTER_REFORMATION } from './counter-reformation.ts';
import { EARLY_MIDDLE_AGES } from './early-middle-ages.ts';
import { EMPIRE } from './empire.ts';
import { KINGS } from './kings.ts';
import { LAST_EMPERORS } from './last-emperors.ts';
import { LATE_EMPIRE } from './late-empire.ts';
import { LATE_REPUBLIC } from './late-republic.ts';
import type { Block, Pictures } from './linocut.ts';
import { MIDDLE_AGES } from './middle-ages.ts';
import { MODERN } from './modern.ts';
import { OUR_TIME } from './present.ts';
import { RENAISSANCE } from './renaissance.ts';
import { REPUBLIC } from './republic.ts';

const BY_AGE: Readonly<Record<Age, Pictures>> = {
  kings: KINGS,
  republic: { ...REPUBLIC, ...CONQUESTS, ...LATE_REPUBLIC, ...CAESAR },
  empire: { ...EMPIRE, ...LATE_EMPIRE, ...LAST_EMPERORS },
  'early-middle-ages': EARLY_MIDDLE_AGES,
  'middle-ages': MIDDLE_AGES,
  renaissance: { ...RENAISSANCE, ...COUNTER_REFORMATION },
  baroque: BAROQUE,
  modern: { ...MODERN, ...OUR_TIME },
};

/** By the cards of the moments: what those are called is another thing in each language. */
export const PICTURES: Pictures = Object.assign({}, ...AGES.map((age) => BY_AGE[age]));

/** The picture of a moment, not yet printed. Throws if there is none. */
export function pictureOf({ card }: { readonly card: string }): Block {
  const picture = PICTURES[card];
  if (!picture) throw new RangeError(`there is no picture of ${card}`);
  return picture();
}
