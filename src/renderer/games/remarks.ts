/** What the games give bots to talk about: fetched by who sees them talk, no phone's hand needs it. */
import type { Observed } from '#shared/engine/rules.ts';
import type { Moment, Remark } from './game.ts';

export type Remarks = (observation: Observed, moment: Moment) => Remark | undefined;

const REMARKS = import.meta.glob<Remarks>('./*/remarks.ts', { import: 'default' });

/** Nothing for a game in which nobody says a word. */
export async function loadRemarks(id: string): Promise<Remarks | undefined> {
  return REMARKS[`./${id}/remarks.ts`]?.();
}
