/** The table of a trick game, from its description. */
import type { ComponentType } from 'react';
import type { Messages } from '#shared/i18n/translate.ts';
import type { TrickBasics, TrickTypes } from '#shared/tricks/definition.ts';
import { TRICK_MESSAGES } from '#shared/tricks/messages/en/tricks.ts';
import type { TrickMove, TrickObservation } from '#shared/tricks/state.ts';
import type { GameOnTable } from '../games/game.ts';
import type { TableTheme } from '../motion/scene.ts';
import { TrickAnnouncement } from './Announcement.tsx';
import { beats, OPEN } from './beats.ts';
import { trickLayout } from './layout.ts';
import { type LogLines, trickLog } from './log.ts';
import { TRICK_TABLE } from './messages/en/table.ts';
import { GAMES_TABLE, WHOLE_TABLE } from './messages/en/whole-table.ts';
import { cardName } from './names.ts';
import { observedDraws } from './observed-draws.ts';
import { TrickStatus } from './Status.tsx';

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
    words: {
      ...TRICK_MESSAGES,
      ...TRICK_TABLE,
      ...WHOLE_TABLE,
      ...(basics.countsGames && GAMES_TABLE),
      ...words,
    },
    look,
    Emblem,
    beats,
    layout: (observation, moment) => trickLayout(basics, look, observation, moment),
    log: (observation, sight) => trickLog(basics, observation, sight, log),
    isScored: ({ phase }, beat) => (phase === 'scored' || phase === 'over') && beat !== OPEN,
    Status: (props) => <TrickStatus {...props} basics={basics} />,
    Announcement: TrickAnnouncement,
    observedDraws: (observation) => observedDraws(basics, observation, exchanged?.(observation)),
    cardName: (face, say) => cardName(basics, face, say),
    tricks: basics,
  };
}
