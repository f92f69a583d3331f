/** The ages of Rome's history that the ninety moments fall into, oldest first. */
export const AGES = [
  'kings',
  'republic',
  'empire',
  'early-middle-ages',
  'middle-ages',
  'renaissance',
  'baroque',
  'modern',
] as const;
export type Age = (typeof AGES)[number];

/** One moment of Rome's history, as a card of the codex tells it (VM-26). */
export interface Moment {
  /** Negative before our era; the first year where the moment lasted longer. For order alone. */
  readonly year: number;
  readonly date: string;
  readonly title: string;
  /** 60 to 120 words. */
  readonly text: string;
}
