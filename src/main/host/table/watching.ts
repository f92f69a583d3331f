/** Who may look at a table, and what each of them is told from then on: the table, the match, the talk, the seals, the bets. */
import type { Refusal } from '#shared/engine/refusal.ts';
import { refusal } from '#shared/engine/refusal.ts';
import type { Viewer } from '#shared/engine/rules.ts';
import type { BetsView } from '#shared/protocol/bets.ts';
import type { PlayUpdate, TableView } from '#shared/protocol/table.ts';
import type { Talk } from '#shared/protocol/talk.ts';
import type { SealView } from '#shared/seal/schema.ts';
import type { KeptTable } from '../../store/store.ts';
import type { Seen, TableMatch } from '../match/table-match.ts';
import type { Outbox } from '../wire/outbox.ts';
import type { TableBets } from './bets.ts';
import * as entrance from './entrance.ts';
import type { Onlookers } from './onlookers.ts';
import type { Presence } from './presence.ts';
import type { SealWatchers } from './seal-watchers.ts';
import { isSeated } from './seating.ts';
import type { TableTalk } from './talk.ts';

/** What looking on needs of the table. */
export interface AroundWatching {
  /** All that is kept of it, with what is the room's. */
  kept(): KeptTable;
  /** The same cards are played elsewhere, too: only who sits here may look on. */
  isSecret(): boolean;
  isScreen(session: string): boolean;
  view(session: string): TableView;
  readonly match: TableMatch;
  readonly talk: TableTalk;
  readonly bets: TableBets;
  readonly onlookers: Onlookers;
  readonly sealWatchers: SealWatchers;
  readonly presence: Presence;
  readonly screens: Presence;
}

export class Watching {
  readonly #around: AroundWatching;

  constructor(around: AroundWatching) {
    this.#around = around;
  }

  /** The table as this session sees it, now and whenever it changes. */
  table(session: string, stream: Outbox<TableView>): Refusal | undefined {
    const { onlookers, presence, screens, isScreen, view } = this.#around;
    const refused = onlookers.admit(stream, () => this.#refuseLook(session));
    if (refused) return refused;
    onlookers.watchTable(stream, session);
    presence.enter(session, stream);
    if (isScreen(session)) screens.enter(session, stream);
    stream.put(view(session));
    return undefined;
  }

  /** The updates of one viewer: those after `since` in order, or the latest; then every new one. */
  play(session: string, viewer: Viewer, since: Seen | undefined, stream: Outbox<PlayUpdate>): Refusal | undefined {
    const { match, onlookers, presence } = this.#around;
    const refused = match.lookAgain() ?? onlookers.admit(stream, () => this.refuseSight(session, viewer));
    if (refused) return refused;
    onlookers.watchPlay(stream, viewer);
    presence.enter(session, stream);
    for (const update of match.updates(viewer, since)) stream.put(update);
    return undefined;
  }

  /** What is said and shown here: the lines after number `since`, or the latest, then every new one. */
  talk(session: string, since: number | undefined, stream: Outbox<Talk>): Refusal | undefined {
    const { onlookers, talk } = this.#around;
    const refused = onlookers.admit(stream, () => this.#refuseLook(session) ?? this.refuseSecret(session));
    if (!refused) talk.watch(since, stream);
    return refused;
  }

  /**
   * The seals of the match: those that are open, from number `since` on or just the latest, and the present one; then
   * each again whenever it changes. Whoever watches and is no screen is asked to take part in the next.
   */
  seals(session: string, isScreen: boolean, since: number | undefined, stream: Outbox<SealView>): Refusal | undefined {
    const { match, onlookers, sealWatchers } = this.#around;
    const refused = onlookers.admit(stream, () => this.#refuseLook(session)) ?? match.lookAgain();
    if (refused) return refused;
    const who = isScreen ? undefined : session;
    for (const view of match.running?.sealing?.views(who, since) ?? []) stream.put(view);
    sealWatchers.watch(stream, who);
    return undefined;
  }

  /** What can be bet on here, and who was right when it is out. */
  bets(session: string, stream: Outbox<BetsView>): Refusal | undefined {
    const { match, onlookers, bets } = this.#around;
    const refused = match.lookAgain() ?? onlookers.admit(stream, () => this.refuseSight(session, 'everyone'));
    if (!refused) bets.watch(session, stream);
    return refused;
  }

  /** Why this session may not see what this viewer sees. */
  refuseSight(session: string, viewer: Viewer): Refusal | undefined {
    return entrance.refuseSight(this.#around.kept(), session, viewer) ?? this.refuseSecret(session);
  }

  /** Cards that another table still has to play. */
  refuseSecret(session: string): Refusal | undefined {
    const { isSecret, kept } = this.#around;
    return isSecret() && !isSeated(kept(), session) ? refusal('desk', 'deals-secret') : undefined;
  }

  #refuseLook(session: string): Refusal | undefined {
    const { kept, match } = this.#around;
    return entrance.refuseLook(kept(), session, match.stage !== 'playing');
  }
}
