/** What a page can show: as data, so that a view can be shown anywhere, at once. */
import type { State } from './fixture/state.ts';

export const PAGES = ['app', 'hand', 'screen'] as const;
export type PageKind = (typeof PAGES)[number];

/** Something to press on the way to a view. */
export interface Press {
  /** The first one that matches … */
  readonly on: string;
  /** … and says the sentence of this key, in whatever language the page is in; where it has several, one of them. */
  readonly key?: string;
  /** … and says this: a name, which is the same in all languages. */
  readonly says?: string;
}

export interface View {
  readonly name: string;
  readonly page: PageKind;
  /** The address; `:table` is where the table's name goes. */
  readonly at: string;
  readonly state: State;
  readonly press?: readonly Press[];
  /** The line to the host is lost. */
  readonly lost?: boolean;
}
