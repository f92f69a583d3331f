/** What is read on a phone, and by what it is found. */
import { create } from 'zustand';
import type { TableView } from '#shared/protocol/table.ts';
import type { PanelProps, TableGame } from '../../games/game.ts';
import type { Say } from '../../i18n/say.ts';
import type { Scene } from '../../motion/scene.ts';

/** The card whose story is read: who reads goes on reading, whatever is played meanwhile. */
export const useStory = create<{ readonly card: string | null }>()(() => ({ card: null }));

export function read(card: string | null): void {
  useStory.setState({ card });
}

/** What a page is made of. */
export interface ReadProps {
  /** What happened in this deal. */
  readonly lines?: readonly string[];
  readonly table: Pick<TableView, 'game' | 'options'>;
  readonly say: Say;
  /** Rules: the one that was asked for, by its number. */
  readonly rule?: string | undefined;
  /** Seal: of which table. */
  readonly sealed?: TableView;
  /** Stories: the cards that lie there. */
  readonly scene?: Scene;
  /** Why: what is asked now, and at which table. */
  readonly panel?: PanelProps;
  readonly at?: TableView;
  readonly game?: TableGame;
  /** Why: puts the sheet away. */
  onShow?(): void;
  onRule?(rule: string): void;
  /** Story: whose. */
  readonly card?: string;
  /** What is on the page says what it is called. */
  onTitle?(title: string): void;
}
