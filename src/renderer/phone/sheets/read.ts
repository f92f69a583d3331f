/** Identifies what a phone shows for reading. */

import type { TableView } from '#shared/protocol/table.ts';
import type { PanelProps, TableGame } from '../../games/game.ts';
import type { Say } from '../../i18n/say.ts';
import type { Scene } from '../../motion/scene.ts';
import { create } from '../../stores/create.ts';

/** The card whose story is open; it stays open while others play. */
export const useStory = create<{ readonly card: string | null }>(() => ({ card: null }));

export function read(card: string | null): void {
  useStory.setState({ card });
}

/** Props of a reading page. */
export interface ReadProps {
  readonly table: Pick<TableView, 'game' | 'options'>;
  readonly say: Say;
  /** Rules: the number of the requested rule. */
  readonly rule?: string | undefined;
  /** Seal: its table. */
  readonly sealed?: TableView;
  /** Stories: the scene's cards. */
  readonly scene?: Scene;
  /** Why: the current decision and its table. */
  readonly panel?: PanelProps;
  readonly at?: TableView;
  readonly game?: TableGame;
  /** Why: closes the sheet. */
  onShow?(): void;
  onRule?(rule: string): void;
  /** Story: its card. */
  readonly card?: string;
  /** Reports the page's title. */
  onTitle?(title: string): void;
}
