/**
 * Who has lost a seat with the device that held it says so, and others at the table say whether it is true (claim-judges.ts).
 * Whose seat it was takes it back with the token of then, without asking anybody. Nothing of this outlives the host but
 * what it comes to.
 */
import { type Refusal, refusal } from '#shared/engine/refusal.ts';
import type { Seat } from '#shared/engine/rules.ts';
import type { SeatClaimState, TableView } from '#shared/protocol/table.ts';
import type { Store } from '../../store/store.ts';
import { StoreWriteError } from '../../store/store-errors.ts';
import type { ConnectionInfo } from '../connections/callers.ts';
import { THIS_COMPUTER } from '../connections/client-device.ts';
import type { Cancel, Clock } from '../time/clock.ts';
import { Emitter } from '../time/emitter.ts';
import { TokenBuckets } from '../time/token-bucket.ts';
import { type ClaimJudges, judgesOf, type TablePresence } from './claim-judges.ts';
import { isGuest } from './guests.ts';
import type { Presence } from './presence.ts';
import { currentHolderOf, isSeated, seatedSessions, seatsOf, transferredSeats, transferSeats } from './seating.ts';
import { type RoomOfTable, type TableState, withoutRoom } from './table-state.ts';

/** Who has been away for less, in ms, is still around: a phone sleeps, a line breaks. */
const AROUND = 45_000;

/** Of one session, and of all sessions at one address: a family behind one router loses its seats all at once. */
const PER_SESSION = { perSecond: 1 / 30, atOnce: 3 };
const PER_ADDRESS = { perSecond: 1 / 20, atOnce: 8 };

export interface SeatClaimsDeps {
  readonly state: TableState;
  readonly presence: Presence;
  readonly connections: ConnectionInfo;
  readonly room: RoomOfTable;
  readonly store: Pick<Store, 'handOver'>;
}

interface SeatClaimsEvents {
  /** There is something else to be seen. */
  changed: undefined;
  /** The one's seats are the other's by now. */
  seatsTransferred: { readonly from: string; readonly to: string };
}

interface PendingClaim {
  readonly id: number;
  /** Who claims. */
  readonly session: string;
  /** Whose seats are claimed. */
  readonly holder: string;
  /** Who has said that it is so. */
  readonly yes: Set<string>;
}

export class SeatClaims extends Emitter<SeatClaimsEvents> {
  readonly #clock: Clock;
  readonly #deps: SeatClaimsDeps;
  readonly #ofSession: TokenBuckets;
  readonly #ofAddress: TokenBuckets;
  #pending: readonly PendingClaim[] = [];
  /** How the last claim of each session ended, and whose seats it was about. */
  readonly #ended = new Map<string, { readonly holder: string; readonly state: SeatClaimState }>();
  /** Since when those who sit here, or claim, have been away. */
  readonly #left = new Map<string, number>();
  #waking: Cancel | undefined;
  #isStopped = false;
  #next = 0;

  constructor(clock: Clock, deps: SeatClaimsDeps) {
    super();
    this.#clock = clock;
    this.#deps = deps;
    this.#ofSession = new TokenBuckets(clock, PER_SESSION);
    this.#ofAddress = new TokenBuckets(clock, PER_ADDRESS);
  }

  /** This session says that it is the device of who sits there now. */
  make(session: string, seat: Seat): Refusal | undefined {
    this.#noteAway();
    const who = this.#deps.state.full.seats[seat];
    if (!who) return refusal('host', 'no-such-seat', { seat });
    if (who.kind !== 'person') return refusal('host', 'nobody-to-be');
    const { session: holder, name } = who;
    const refused = this.#refuse(session, who);
    if (refused) return refused;
    if (this.#hadIt(session, holder)) return this.#giveBack(holder, session);
    const judges = this.#judges(session, holder);
    const isOwn = this.#isHomesOwn(session, holder);
    if (!isOwn && !judges.isEnough(judges.who)) return refusal('host', 'nobody-confirms', { name });
    const seconds = this.#wait(session);
    if (seconds > 0) return refusal('host', 'too-many-claims', { seconds });
    this.#ofSession.take(session);
    this.#ofAddress.take(this.#deviceOf(session));
    if (isOwn) this.#transferSeats(holder, session);
    else this.#add(session, holder);
    return undefined;
  }

  /** Who claims takes it back. */
  takeBack(session: string): Refusal | undefined {
    const claim = this.#pending.find((one) => one.session === session);
    if (!claim && !this.#ended.has(session)) return refusal('host', 'no-such-claim');
    if (claim) this.#drop(claim);
    this.#ended.delete(session);
    this.emit('changed');
    return undefined;
  }

  /** The first no counts; of those who say yes, as many as it takes. */
  answer(session: string, id: number, yes: boolean): Refusal | undefined {
    const claim = this.#pending.find((one) => one.id === id);
    if (!claim) return refusal('host', 'no-such-claim');
    if (!this.#mayAnswer(session, claim)) return refusal('host', 'not-yours-to-answer');
    if (!yes) {
      this.#end(claim, 'denied');
      return undefined;
    }
    claim.yes.add(session);
    try {
      this.#settle(claim);
    } catch (error) {
      // What can't be kept can be answered again.
      claim.yes.delete(session);
      throw error;
    }
    this.emit('changed');
    return undefined;
  }

  /** To be called whenever somebody has come or gone, seats have changed, or a seal is closed: ends what is settled by that. */
  check(): void {
    this.#noteAway();
    const kept = this.#deps.state.full;
    for (const claim of this.#pending) {
      const { session, holder } = claim;
      const isVoid = !isSeated(kept, holder) || isSeated(kept, session) || !isGuest(kept, session);
      if (isVoid || !this.#isAround(session)) this.#drop(claim);
      else if (this.#deps.presence.isHere(holder)) this.#end(claim, 'returned');
    }
    for (const session of seatedSessions(kept)) this.#ended.delete(session);
    this.#wakeLater();
    for (const claim of this.#pending) this.#settleLate(claim);
  }

  /** This session says, or has said in vain, that it is the other one. */
  hasClaimed(session: string, holder: string): boolean {
    const isIt = this.#pending.some((one) => one.session === session && one.holder === holder);
    return isIt || this.#ended.get(session)?.holder === holder;
  }

  /** What a session is shown of it. */
  shownTo(session: string): Pick<TableView, 'claims' | 'claimed' | 'claimable' | 'handedOver'> {
    const kept = this.#deps.state.full;
    const claims = this.#pending.map((claim) => ({
      id: claim.id,
      seats: seatsOf(kept, claim.holder),
      mayAnswer: this.#mayAnswer(session, claim),
    }));
    return {
      claims: claims.filter((_, k) => this.#pending[k]?.session !== session),
      claimed: this.#claimOf(session),
      claimable: kept.seats.flatMap((who, seat) =>
        who.kind === 'person' && this.#mayClaim(session) && this.#isOpen(session, who.session) ? seat : [],
      ),
      handedOver: transferredSeats(kept, session),
    };
  }

  /** Nothing is waited for any more. */
  stop(): void {
    this.#isStopped = true;
    this.#waking?.();
    this.#pending = [];
  }

  #refuse(session: string, who: { readonly session: string; readonly name: string }): Refusal | undefined {
    const { session: holder, name } = who;
    if (!this.#mayClaim(session)) return refusal('host', 'sits-already');
    if (this.#hadIt(session, holder)) return undefined;
    if (this.#deps.presence.isHere(holder)) return refusal('host', 'person-here', { name });
    const left = this.#claimAfter - this.#awayFor(holder);
    if (left === Number.POSITIVE_INFINITY) return refusal('host', 'seats-stay', { name });
    if (left > 0) return refusal('host', 'just-left', { name, seconds: Math.ceil(left / 1000) });
    if (this.#pending.some((one) => one.session === session)) return refusal('host', 'claimed-once');
    if (this.#pending.some((one) => one.holder === holder)) return refusal('host', 'claimed-by-other', { name });
    return undefined;
  }

  #mayClaim(session: string): boolean {
    const kept = this.#deps.state.full;
    return isGuest(kept, session) && !isSeated(kept, session);
  }

  /** Its person has been away long enough; or it was taken from this very session. */
  #isOpen(session: string, holder: string): boolean {
    return this.#awayFor(holder) >= this.#claimAfter || this.#hadIt(session, holder);
  }

  /** So long somebody has to be away before their seat is claimed, in ms. */
  get #claimAfter(): number {
    const { claimAfter } = this.#deps.state.full.settings;
    return claimAfter === 'never' ? Number.POSITIVE_INFINITY : claimAfter * 1000;
  }

  /** Who sits there now was said to be this session's person. */
  #hadIt(session: string, holder: string): boolean {
    return currentHolderOf(this.#deps.state.full, session) === holder;
  }

  /** Whose seat it was has it again, and is asked nothing: the token of then says enough. */
  #giveBack(from: string, session: string): undefined {
    this.#transferSeats(from, session);
    const claim = this.#pending.find((one) => one.session === session);
    if (claim) this.#drop(claim);
    this.#ended.set(from, { holder: session, state: 'returned' });
    this.emit('changed');
  }

  /**
   * Alone at this computer against bots, and so before: a window that has forgotten who it was. Where others sit, too,
   * there are hands that are nobody's business here.
   */
  #isHomesOwn(session: string, holder: string): boolean {
    const { connections, state } = this.#deps;
    return (
      connections.isLocal(session) &&
      seatedSessions(state.full).size === 1 &&
      this.#devicesOf(holder).includes(THIS_COMPUTER)
    );
  }

  /** All that one session holds here is another's from now on. */
  #transferSeats(from: string, to: string): void {
    const { state, store } = this.#deps;
    const table = withoutRoom(transferSeats(state.full, from, to), state.kept);
    store.handOver(table, state.matchId, from, to);
    state.replace(table);
    this.emit('seatsTransferred', { from, to });
  }

  /** A shuffle is made just now: who sits where stays as it is until it is closed. */
  get #isShuffling(): boolean {
    const { live } = this.#deps.state;
    return live !== undefined && !live.isPaused && (live.shuffle?.isInProgress ?? false);
  }

  #mayAnswer(session: string, claim: PendingClaim): boolean {
    if (claim.yes.has(session) || !isGuest(this.#deps.state.full, session)) return false;
    return this.#judges(claim.session, claim.holder).who.has(session);
  }

  /** It is so, if enough have said so; not while a seal is made. What can't be kept throws here. */
  #settle({ session, holder, yes }: PendingClaim): void {
    if (this.#isShuffling || !this.#judges(session, holder).isEnough(yes)) return;
    this.#transferSeats(holder, session);
  }

  /** Enough have said so by now: others have left, or a seal is closed. What can't be kept waits for the next time. */
  #settleLate(claim: PendingClaim): void {
    if (claim.yes.size === 0 || !this.#pending.includes(claim)) return;
    try {
      this.#settle(claim);
    } catch (error) {
      if (!(error instanceof StoreWriteError)) throw error;
    }
  }

  #judges(session: string, holder: string): ClaimJudges {
    const { state, presence, connections, room } = this.#deps;
    const kept = state.full;
    const at: TablePresence = {
      kept,
      isHere: (one) => presence.isHere(one),
      here: () => presence.here,
      isHereOrRecentlyLeft: (one) => this.#isAround(one),
      isTrusted: (one) => connections.isLocal(one) || (kept.room && room.isTrustedScreen(one)),
      devicesOf: (one) => this.#devicesOf(one),
    };
    return judgesOf(session, holder, at);
  }

  /** Where a session is now, if it is connected, and where it came in from. */
  #devicesOf(session: string): string[] {
    const entered = this.#deps.state.full.guests.find((guest) => guest.session === session)?.device ?? '';
    const now = this.#deps.connections.isConnected(session) ? this.#deviceOf(session) : '';
    return [...new Set([entered, now])].filter((device) => device !== '');
  }

  /** Is here, or was a moment ago. */
  #isAround(session: string): boolean {
    return this.#deps.presence.isHere(session) || (this.#left.has(session) && this.#awayFor(session) < AROUND);
  }

  /** How long it has been away, in ms, as far as that was noted. */
  #awayFor(session: string): number {
    const left = this.#left.get(session);
    return left === undefined || this.#deps.presence.isHere(session) ? 0 : this.#clock.now() - left;
  }

  #noteAway(): void {
    const watched = new Set([...seatedSessions(this.#deps.state.full), ...this.#pending.map(({ session }) => session)]);
    for (const session of this.#left.keys()) if (!watched.has(session)) this.#left.delete(session);
    for (const session of watched) {
      if (this.#deps.presence.isHere(session)) this.#left.delete(session);
      else if (!this.#left.has(session)) this.#left.set(session, this.#clock.now());
    }
  }

  /** When the next one has been away long enough, other things may be claimed, and others are asked. */
  #wakeLater(): void {
    this.#waking?.();
    this.#waking = undefined;
    const away = [...this.#left.keys()].map((session) => this.#awayFor(session));
    const left = away.flatMap((ms) => [AROUND - ms, this.#claimAfter - ms]).filter((ms) => ms > 0 && ms < Infinity);
    if (this.#isStopped || left.length === 0) return;
    this.#waking = this.#clock.after(Math.min(...left), () => {
      this.check();
      this.emit('changed');
    });
  }

  /** How many whole seconds until this session may claim again. */
  #wait(session: string): number {
    return Math.ceil(Math.max(this.#ofSession.wait(session), this.#ofAddress.wait(this.#deviceOf(session))) / 1000);
  }

  #deviceOf(session: string): string {
    return this.#deps.connections.deviceOf(session);
  }

  #claimOf(session: string): TableView['claimed'] {
    const claim = this.#pending.find((one) => one.session === session);
    const now = claim ? { holder: claim.holder, state: 'pending' as const } : this.#ended.get(session);
    return now ? { seats: seatsOf(this.#deps.state.full, now.holder), state: now.state } : null;
  }

  #add(session: string, holder: string): void {
    this.#pending = [...this.#pending, { id: this.#next++, session, holder, yes: new Set() }];
    this.#ended.delete(session);
    this.check();
    this.emit('changed');
  }

  #end(claim: PendingClaim, state: SeatClaimState): void {
    this.#drop(claim);
    this.#ended.set(claim.session, { holder: claim.holder, state });
    this.emit('changed');
  }

  #drop(claim: PendingClaim): void {
    this.#pending = this.#pending.filter((one) => one !== claim);
  }
}
