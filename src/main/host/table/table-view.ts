/** A table as it is shown: to who has come in, in the list of tables, and to others in the house. */
import type { Seat } from '#shared/engine/rules.ts';
import type { Lag, Seated, Stage, TableSummary, TableView } from '#shared/protocol/table.ts';
import type { KeptTable, Occupant } from '../../store/store.ts';
import type { RunningMatch } from '../match/running-match.ts';
import type { Claims } from './claims.ts';
import { refuseGuest } from './entrance.ts';
import { shownToHost } from './guests.ts';
import type { OpenTable } from './open-table.ts';
import type { Presence } from './presence.ts';
import { freeSeats, seated, seatsOf } from './seating.ts';

/** All that there is to show. */
export interface TableState {
  readonly kept: KeptTable;
  readonly stage: Stage;
  readonly running: RunningMatch | undefined;
  readonly presence: Presence;
  readonly claims: Claims;
  /** How long messages take to this session; null where that is not known. */
  lagOf(session: string): Lag | null;
  /** Where other devices reach this host now. */
  addresses(): readonly string[];
  /** Whether the network sees this table. */
  isOpen(kept: KeptTable): boolean;
  /** Whether its person sits at this computer, and not behind a screen. */
  isAtHome(session: string): boolean;
  /** Whether it shows the table to a room, and does nothing else. */
  isScreen(session: string): boolean;
}

export function viewOf(state: TableState, session: string): TableView {
  const { kept, running, presence } = state;
  const { options, match, settings } = kept;
  const open = state.isOpen(kept);
  return {
    ...summaryOf(state),
    ...ownOf(kept, session),
    options: { ...options },
    match,
    scorePause: running?.scorePause ?? null,
    spectators: presence.countBeside(seated(kept)),
    screens: presence.here.filter(state.isScreen).length,
    settings: { ...settings, open },
    code: isToldCode(state, session) ? kept.code : null,
    paused: running?.isPaused ?? false,
    ...state.claims.shownTo(session),
    ...(kept.host === session
      ? shownToHost(kept, (guest) => presence.isHere(guest), state.isScreen)
      : { guests: [], keptOut: [] }),
    addresses: open ? [...state.addresses()] : [],
  };
}

/** Who brings others in. Any other guest may be somebody who was removed and has come back as another one. */
function isToldCode({ kept, isAtHome, isScreen }: TableState, session: string): boolean {
  return kept.host === session || isScreen(session) || isAtHome(session);
}

/** What of a summary is each session's own. */
export type Own = Pick<TableSummary, 'mine' | 'host' | 'entered'>;

export function ownOf(kept: KeptTable, session: string): Own {
  const entered = refuseGuest(kept, session) === undefined;
  return { mine: seatsOf(kept, session), host: kept.host === session, entered };
}

/** What of a summary is the same for everybody. */
export function summaryOf(state: TableState): Omit<TableSummary, keyof Own> {
  const { kept, stage } = state;
  const { id, name, game, seats, settings } = kept;
  const open = state.isOpen(kept);
  return {
    id,
    name,
    game,
    stage,
    seats: seats.map((who, seat) => seatedAs(state, who, seat)),
    locked: settings.locked,
    open,
    waits: settings.open && !open,
  };
}

/** What is advertised of a table. */
export function advertised(kept: KeptTable, stage: Stage): OpenTable {
  const { id, game, name, seats, settings } = kept;
  const people = seats.flatMap((who) => (who.kind === 'person' ? who.name : []));
  const bots = seats.filter(({ kind }) => kind === 'bot').length;
  const free = freeSeats(kept);
  return { id, game, name, people, stage, seats: seats.length, free, bots, locked: settings.locked };
}

function seatedAs({ running, presence, lagOf }: TableState, who: Occupant, seat: Seat): Seated {
  if (who.kind !== 'person') return who;
  const here = presence.isHere(who.session);
  return {
    kind: 'person',
    name: who.name,
    ...(who.pad !== undefined && { pad: who.pad }),
    here,
    lag: here ? lagOf(who.session) : null,
    standIn: running?.hasStandIn(seat) ?? false,
    stoodIn: running?.stoodIn(seat) ?? 0,
  };
}
