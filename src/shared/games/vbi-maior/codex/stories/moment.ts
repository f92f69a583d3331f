/**
 * How far a moment is known. `told`: by tradition alone, first written down centuries later; `recorded`: people of its time
 * or near it wrote of it, or it left traces that can be dated; `disputed`: something of weight about it is argued.
 */
export type Known = 'told' | 'recorded' | 'disputed';

/** One moment of Rome's history: when and what (VM-26). Its story is told apart, see stories.ts. */
export interface Moment {
  /** Negative before our era; the first year where the moment lasted longer. For order alone. */
  readonly year: number;
  readonly date: string;
  readonly title: string;
  readonly known: Known;
}

/** What happened, by the moment's title: 60 to 120 words each. */
export type Stories = Readonly<Record<string, string>>;
