/** A table as it is shown: to who has come in, in the list of tables, and to others on the network. */

import { challengeAt, parseDefaultTableName, titleOf } from '#main/host/table/lobby.ts';
import type { Seat } from '#shared/engine/rules.ts';
import type { PortraitId } from '#shared/protocol/avatar.ts';
import type { Seated, Stage, TableSummary, TableView } from '#shared/protocol/table.ts';
import type { KeptTable, Occupant } from '../../store/store.ts';
import { portraitsAt } from './default-portraits.ts';
import type { Deputy } from './deputy.ts';
import type { EndMatchVote } from './end-match-vote.ts';
import { guestsForHost } from './guests.ts';
import { waitingJoiners } from './late-joiners.ts';
import type { Presence } from './presence.ts';
import type { SeatClaims } from './seat-claims.ts';
import { freeSeats, seatedSessions, seatsOf } from './seating.ts';
import { refuseGuest } from './table-access.ts';
import type { TableDeps } from './table-deps.ts';
import type { TableState } from './table-state.ts';

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
export interface TableViewInput
  extends Pick<
    TableDeps,
    'room' | 'connections' | 'game' | 'addresses' | 'isExposed' | 'isExposurePending' | 'isStalled'
  > {
  readonly state: TableState;
  readonly presence: Presence;
  /** The screens that show all of it now. */
  readonly screens: Presence;
  readonly claims: SeatClaims;
  readonly endMatchVote: EndMatchVote;
  /** Says who may change the table. */
  readonly deputy: Deputy;
}

export function viewOf(input: TableViewInput, session: string): TableView {
  const { state, presence, connections, claims, endMatchVote, deputy } = input;
  const { full: kept, live, matchEndedBy } = state;
  const { options, match, settings } = kept;
  const open = input.isExposed(kept);
  return {
    ...summaryOf(input),
    ...ownOf(input, session),
    ...(input.isStalled() && { stalled: true as const }),
    options: { ...options },
    match,
    scorePause: live?.scorePause.waitsFor(live.people.seatsPresent()) ?? null,
    spectators: presence.countOthers(seatedSessions(kept)),
    screens: input.screens.here.length,
    settings: { ...settings, open },
    code: mayKnowCode(input, session) ? kept.code : null,
    room: kept.room,
    heirs: state.stage === 'playing' ? waitingJoiners(kept).map(({ seat, name }) => ({ seat, name })) : [],
    paused: live?.isPaused ?? false,
    ...(live && live.countdown.secondsLeft > 0 && { startsIn: live.countdown.secondsLeft }),
    ending: endMatchVote.shownTo(session),
    brokenOff: matchEndedBy === undefined ? null : { by: matchEndedBy },
    ...claims.shownTo(session),
    ...(deputy.isHost(session)
      ? guestsForHost(kept, (guest) => presence.isHere(guest), connections)
      : { guests: [], keptOut: [] }),
    // Of no use to who comes from outside, and none of theirs.
    addresses: open && !connections.isOutside(session) ? [...input.addresses()] : [],
    known: knownScores(input),
    practice: state.isPractice,
  };
}

/**
 * Who brings others in: all of a room, or who made the table. Any other guest may be somebody who was removed and has
 * come back as another one.
 */
function mayKnowCode({ state: { full: kept }, connections }: TableViewInput, session: string): boolean {
  return kept.room || kept.host === session || connections.isScreen(session) || connections.isLocal(session);
}

/** Of a deal that is played by its code never the cards; how it was played elsewhere, once it is played here. */
function knownScores({ state: { kept, stage }, game }: TableViewInput): TableView['known'] {
  const challenge = challengeAt(kept, game);
  return challenge ? { scores: stage === 'over' ? [...challenge.scores] : [] } : null;
}

/** What of a summary is each session's own. */
export type OwnFields = Pick<TableSummary, 'mine' | 'host' | 'entered'>;

export function ownOf({ state: { full: kept }, deputy }: TableViewInput, session: string): OwnFields {
  const entered = refuseGuest(kept, session) === undefined;
  return { mine: seatsOf(kept, session), host: deputy.isHost(session), entered };
}

/** What of a summary is the same for everybody. */
export function summaryOf(input: TableViewInput): Omit<TableSummary, keyof OwnFields> {
  const { full: kept, stage, isPractice } = input.state;
  const { id, name, game, seats, settings } = kept;
  const portraits = portraitsOf(input);
  const called = parseDefaultTableName(name, titleOf(input.game));
  return {
    id,
    name,
    ...(called && { called }),
    game,
    stage,
    seats: seats.map((who, seat) => seatView(input, who, seat, portraits[seat])),
    locked: settings.locked,
    open: input.isExposed(kept),
    waits: input.isExposurePending(kept),
    ...(isPractice && { practice: true }),
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

function portraitsOf({ state, room }: TableViewInput): readonly (PortraitId | undefined)[] {
  const { seats } = state.kept;
  const chosen = (seat: Seat): PortraitId | undefined => {
    const who = seats[seat];
    return who?.kind === 'person' ? room.markOf(who.session, who.name)?.portrait : undefined;
  };
  return portraitsAt(seats, chosen);
}

function seatView(
  { state: { kept, live }, room, presence, connections }: TableViewInput,
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
    standIn: live?.bots.hasStandIn(seat) ?? false,
    stoodIn: live?.bots.stoodIn(seat) ?? 0,
  };
}
