/**
 * How far a moment is known, where its own time left no record of it. `told`: by tradition alone, first written down
 * centuries later; `partly`: it happened, but much of when and how is tradition.
 */
export type Known = 'told' | 'partly';

/** One moment of Rome's history: when and what (VM-26). Its story is told apart, see stories.ts. */
export interface Moment {
  /** Negative before our era; the first year where the moment lasted longer. For order alone. */
  readonly year: number;
  readonly date: string;
  readonly title: string;
  /** Nothing where it was recorded in its time. */
  readonly known?: Known;
}

/** What happened, by the moment's title: 60 to 120 words each. */
export type Stories = Readonly<Record<string, string>>;
