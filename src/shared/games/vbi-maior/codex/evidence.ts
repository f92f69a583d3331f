/** How each of the ninety moments is known (VM-26): apart from when and what, so that who only plays needn't load it. */
import { BAROQUE } from './evidence/baroque.ts';
import { EARLY_MIDDLE_AGES } from './evidence/early-middle-ages.ts';
import { EMPIRE } from './evidence/empire.ts';
import type { Evidence, Evidences } from './evidence/evidence.ts';
import { KINGS } from './evidence/kings.ts';
import { MIDDLE_AGES } from './evidence/middle-ages.ts';
import { MODERN } from './evidence/modern.ts';
import { RENAISSANCE } from './evidence/renaissance.ts';
import { REPUBLIC } from './evidence/republic.ts';
import type { Moment } from './stories/moment.ts';

const EVIDENCE: Evidences = {
  ...KINGS,
  ...REPUBLIC,
  ...EMPIRE,
  ...EARLY_MIDDLE_AGES,
  ...MIDDLE_AGES,
  ...RENAISSANCE,
  ...BAROQUE,
  ...MODERN,
};

/** How a moment is known. Throws if nothing is said of it. */
export function evidenceOf({ title }: Pick<Moment, 'title'>): Evidence {
  const evidence = EVIDENCE[title];
  if (evidence === undefined) throw new RangeError(`nothing is said of how we know ${title}`);
  return evidence;
}
