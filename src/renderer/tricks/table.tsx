/** A trick game on the pages, from its description. */
import './tricks.css';
import type { ComponentType } from 'react';
import type { Messages } from '#shared/i18n/translate.ts';
import type { TrickBasics, TrickTypes } from '#shared/tricks/definition.ts';
import { TRICK_MESSAGES } from '#shared/tricks/messages/en/tricks.ts';
import type { TrickMove, TrickObservation } from '#shared/tricks/state.ts';
import type { GameOnTable, SheetProps, TableGame } from '../games/game.ts';
import { latestTaken } from '../games/LastTrick.tsx';
import type { TableTheme } from '../motion/scene.ts';
import { TrickActions } from './Actions.tsx';
import { TrickAnnouncement } from './Announcement.tsx';
import { beats, OPEN } from './beats.ts';
import { trickLayout } from './layout.ts';
import { type LogLines, trickLog } from './log.ts';
import { GAMES_TABLE, TRICK_TABLE } from './messages/en/table.ts';
import { cardName } from './names.ts';
import { observedDraws } from './observed-draws.ts';
import { TrickStatus, trickReview } from './Status.tsx';

interface TrickTableDefinition<T extends TrickTypes> {
  readonly basics: TrickBasics<T>;
  readonly look: TableTheme;
  readonly Emblem: ComponentType;
  /** Messages besides the kit's: those of the game's own moves; `status.deal`, where it is not played to a `target`. */
  readonly words: Messages;
  readonly log?: LogLines<T>;
  /** The two cards that have changed places since the deal, if any. */
  exchanged?(observation: TrickObservation<T>): readonly [string, string] | undefined;
}

/** What every page shows of the game: its `table.ts`. */
export function trickTable<T extends TrickTypes>({
  basics,
  look,
  Emblem,
  words,
  log,
  exchanged,
}: TrickTableDefinition<T>): GameOnTable<TrickObservation<T>, TrickMove<T>> {
  return {
    words: { ...TRICK_MESSAGES, ...TRICK_TABLE, ...(basics.countsGames && GAMES_TABLE), ...words },
    look,
    Emblem,
    beats,
    layout: (observation, moment) => trickLayout(basics, look, observation, moment),
    log: (observation, sight) => trickLog(basics, observation, sight, log),
    isScored: ({ phase }, beat) => (phase === 'scored' || phase === 'over') && beat !== OPEN,
    Status: (props) => <TrickStatus {...props} basics={basics} deck={look.deck} />,
    Announcement: TrickAnnouncement,
    observedDraws: (observation) => observedDraws(basics, observation, exchanged?.(observation)),
    cardName: (face, say) => cardName(basics, face, say),
    tricks: basics,
  };
}

/** The game as one plays it: its `index.ts`. */
export function trickGame<T extends TrickTypes>(
  basics: TrickBasics<T>,
  table: GameOnTable<TrickObservation<T>, TrickMove<T>>,
  ScoreSheet: ComponentType<SheetProps<TrickObservation<T>>>,
): TableGame<TrickObservation<T>, TrickMove<T>> {
  return {
    ...table,
    moveOf: ({ key }, _zone, moves) => moves.find((move) => 'card' in move && move.card === key),
    hasHints: true,
    hasCardCount: true,
    handOrdering: {
      by: 'suit',
      rank: (face) => basics.deck.ranks.indexOf(basics.deck.rankOf(face)),
      dealt: ({ own }) => own?.hand ?? [],
    },
    // The game's own moves come beside cards to play: the hand keeps the focus.
    decision: ({ phase }) => phase,
    isLastCard: ({ phase, own, stock }) => phase === 'play' && stock === 0 && own?.hand.length === 1,
    Actions: TrickActions,
    Review: trickReview(basics, table.look.deck),
    canReview: ({ tricks }) => latestTaken(tricks) !== undefined,
    ScoreSheet,
  };
}
