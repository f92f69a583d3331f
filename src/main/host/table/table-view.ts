/** A table as it is shown: to who has come in, in the list of tables, and to others in the house. */
import type { Seat } from '#shared/engine/rules.ts';
import type { PortraitId } from '#shared/protocol/avatar.ts';
import type { Challenge } from '#shared/protocol/deal-code.ts';
import { parseDefaultTableName } from '#shared/protocol/default-table-name.ts';
import type { Seated, Stage, TableSummary, TableView } from '#shared/protocol/table.ts';
import type { KeptTable, Occupant } from '../../store/store.ts';
import type { ConnectionInfo } from '../connections/callers.ts';
import type { RunningMatch } from '../match/running-match.ts';
import { portraitsAt } from './default-portraits.ts';
import type { EndVote } from './end-vote.ts';
import { guestsForHost } from './guests.ts';
import { waitingJoiners } from './heirs.ts';
import type { Presence } from './presence.ts';
import type { RoomOfTable } from './room-of-table.ts';
import type { SeatClaims } from './seat-claims.ts';
import { freeSeats, seatedSessions, seatsOf } from './seating.ts';
import { refuseGuest } from './table-access.ts';

/** A table that is open to the network, as others are told of it. */
export interface ExposedTable {
  readonly id: string;
  readonly game: string;
  readonly name: string;
  readonly people: readonly string[];
  readonly stage: Stage;
  readonly bots: number;
  readonly seats: number;
  readonly free: number;
  readonly locked: boolean;
}

/** All that there is to show. */
export interface TableViewInput {
  readonly kept: KeptTable;
  /** What its game is called. */
  readonly title: string;
  readonly stage: Stage;
  readonly running: RunningMatch | undefined;
  /** What is played counts nowhere. */
  readonly isPractice: boolean;
  readonly presence: Presence;
  /** How many big screens show all of it now. */
  readonly screens: number;
  readonly claims: SeatClaims;
  readonly endVote: EndVote;
  /** Who ended the match that was played here last, before it was over. */
  readonly brokenOffBy: string | undefined;
  readonly connections: ConnectionInfo;
  /** Where other devices reach this host now. */
  addresses(): readonly string[];
  /** Whether the network sees this table. */
  isExposed(kept: KeptTable): boolean;
  /** Whether it was open to the network, and nobody has said so since. */
  isExposurePending(kept: KeptTable): boolean;
  /** Whether what is done can't be kept for now where it has to be. */
  isStalled(): boolean;
  /** Whether this session may change the table. */
  isHost(session: string): boolean;
  /** For a table that is the room's. */
  readonly room: Pick<RoomOfTable, 'markOf'>;
  /** The deal that is played here by its code. */
  readonly challenge: Challenge | undefined;
}

export function viewOf(state: TableViewInput, session: string): TableView {
  const { kept, running, presence } = state;
  const { options, match, settings } = kept;
  const open = state.isExposed(kept);
  return {
    ...summaryOf(state),
    ...ownOf(state, session),
    ...(state.isStalled() && { stalled: true as const }),
    options: { ...options },
    match,
    scorePause: running?.scorePause ?? null,
    spectators: presence.countOthers(seatedSessions(kept)),
    screens: state.screens,
    settings: { ...settings, open },
    code: mayKnowCode(state, session) ? kept.code : null,
    room: kept.room,
    heirs: state.stage === 'playing' ? waitingJoiners(kept).map(({ seat, name }) => ({ seat, name })) : [],
    paused: running?.isPaused ?? false,
    ending: state.endVote.shownTo(session),
    brokenOff: state.brokenOffBy === undefined ? null : { by: state.brokenOffBy },
    ...state.claims.shownTo(session),
    ...(state.isHost(session)
      ? guestsForHost(kept, (guest) => presence.isHere(guest), state.connections)
      : { guests: [], keptOut: [] }),
    addresses: open ? [...state.addresses()] : [],
    known: knownScores(state),
    practice: state.isPractice,
  };
}

/**
 * Who brings others in: all of a room, or who made the table. Any other guest may be somebody who was removed and has
 * come back as another one.
 */
function mayKnowCode({ kept, connections }: TableViewInput, session: string): boolean {
  return kept.room || kept.host === session || connections.isScreen(session) || connections.isLocal(session);
}

/** Of a deal that is played by its code never the cards; how it was played elsewhere, once it is played here. */
function knownScores({ challenge, stage }: TableViewInput): TableView['known'] {
  return challenge ? { scores: stage === 'over' ? [...challenge.scores] : [] } : null;
}

/** What of a summary is each session's own. */
export type OwnFields = Pick<TableSummary, 'mine' | 'host' | 'entered'>;

export function ownOf({ kept, isHost }: TableViewInput, session: string): OwnFields {
  const entered = refuseGuest(kept, session) === undefined;
  return { mine: seatsOf(kept, session), host: isHost(session), entered };
}

/** What of a summary is the same for everybody. */
export function summaryOf(state: TableViewInput): Omit<TableSummary, keyof OwnFields> {
  const { kept, stage } = state;
  const { id, name, game, seats, settings } = kept;
  const open = state.isExposed(kept);
  const portraits = portraitsOf(state);
  const called = parseDefaultTableName(name, state.title);
  return {
    id,
    name,
    ...(called && { called }),
    game,
    stage,
    seats: seats.map((who, seat) => seatView(state, who, seat, portraits[seat])),
    locked: settings.locked,
    open,
    waits: state.isExposurePending(kept),
    ...(state.isPractice && { practice: true }),
  };
}

/** What is advertised of a table. */
export function advertised(kept: KeptTable, stage: Stage): ExposedTable {
  const { id, game, name, seats, settings } = kept;
  const people = seats.flatMap((who) => (who.kind === 'person' ? who.name : []));
  const bots = seats.filter(({ kind }) => kind === 'bot').length;
  const free = freeSeats(kept);
  return { id, game, name, people, stage, seats: seats.length, free, bots, locked: settings.locked };
}

function portraitsOf({ kept: { id, match, seats }, room }: TableViewInput): readonly (PortraitId | undefined)[] {
  const chosen = (seat: Seat): PortraitId | undefined => {
    const who = seats[seat];
    return who?.kind === 'person' ? room.markOf(who.session, who.name)?.portrait : undefined;
  };
  return portraitsAt(seats, chosen, `${id} ${match}`);
}

function seatView(
  { kept, room, running, presence, connections }: TableViewInput,
  who: Occupant,
  seat: Seat,
  portrait: PortraitId | undefined,
): Seated {
  if (who.kind === 'empty') return who;
  if (who.kind === 'bot') return { ...who, portrait };
  const here = presence.isHere(who.session);
  const mark = kept.room ? room.markOf(who.session, who.name) : undefined;
  return {
    kind: 'person',
    name: who.name,
    ...(mark && { mark }),
    portrait,
    ...(who.pad !== undefined && { pad: who.pad }),
    here,
    lag: here ? connections.latencyOf(who.session) : null,
    ...(connections.isUnencrypted(who.session) && { overheard: true as const }),
    standIn: running?.hasStandIn(seat) ?? false,
    stoodIn: running?.stoodIn(seat) ?? 0,
  };
}
