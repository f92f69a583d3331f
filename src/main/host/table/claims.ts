/**
 * Who has lost a seat with the device that held it says so, and others at the table say whether it is true. Nothing of
 * this outlives the host but what it comes to.
 */
import { type Refusal, refusal } from '#shared/engine/refusal.ts';
import type { Seat } from '#shared/engine/rules.ts';
import type { ClaimState, TableView } from '#shared/protocol/table.ts';
import type { KeptTable } from '../../store/store.ts';
import { Buckets } from '../time/buckets.ts';
import type { Cancel, Clock } from '../time/clock.ts';
import { deviceOf } from '../wire/device.ts';
import { isGuest } from './guests.ts';
import { handedOver, heirOf } from './handing-over.ts';
import { isSeated, seated, seatsOf } from './seating.ts';

/** How long a claim may wait for its answer, in ms. */
const PATIENCE = 90_000;

/** Of one session, and of all sessions at one address: a family behind one router loses its seats all at once. */
const OF_SESSION = { perSecond: 1 / 30, atOnce: 3 };
const OF_ADDRESS = { perSecond: 1 / 20, atOnce: 8 };

/** What claims need to know of the table they are made at, and how one comes true. */
export interface ClaimedTable {
  kept(): KeptTable;
  isHere(session: string): boolean;
  /** Those who are here, whether they hold a seat or not. */
  here(): readonly string[];
  /** Sits at the host's own computer, and not behind a screen. */
  isAtHome(session: string): boolean;
  addressOf(session: string): string | undefined;
  /** Keeps and tells that the one's seats are the other's. */
  handOver(from: string, to: string): void;
  /** Called when there is something else to be seen. */
  changed(): void;
}

interface Pending {
  readonly id: number;
  /** Who claims. */
  readonly session: string;
  /** Whose seats are claimed. */
  readonly holder: string;
  readonly cancel: Cancel;
}

export class Claims {
  readonly #clock: Clock;
  readonly #table: ClaimedTable;
  readonly #ofSession: Buckets;
  readonly #ofAddress: Buckets;
  #pending: readonly Pending[] = [];
  /** How the last claim of each session ended, and whose seats it was about. */
  readonly #ended = new Map<string, { readonly holder: string; readonly state: ClaimState }>();
  #next = 0;

  constructor(clock: Clock, table: ClaimedTable) {
    this.#clock = clock;
    this.#table = table;
    this.#ofSession = new Buckets(clock, OF_SESSION);
    this.#ofAddress = new Buckets(clock, OF_ADDRESS);
  }

  /** This session says that it is the device of who sits there now. */
  make(session: string, seat: Seat): Refusal | undefined {
    const who = this.#table.kept().seats[seat];
    if (!who) return refusal('host', 'no-such-seat', { seat });
    if (who.kind !== 'person') return refusal('host', 'nobody-to-be');
    const refused = this.#refuse(session, who);
    if (refused) return refused;
    const { session: holder, name } = who;
    const isAlone = !this.#hasJudge(session, holder);
    if (isAlone && !this.#isLeftToHome(session, holder)) return refusal('host', 'nobody-confirms', { name });
    const seconds = this.#wait(session);
    if (seconds > 0) return refusal('host', 'too-many-claims', { seconds });
    this.#ofSession.take(session);
    this.#ofAddress.take(this.#addressOf(session));
    // Nobody else is there, and who sits at this computer could read all that is kept on it anyway.
    if (isAlone && this.#table.isAtHome(session)) this.#table.handOver(holder, session);
    else this.#add(session, holder);
    return undefined;
  }

  /** Who claims takes it back. */
  takeBack(session: string): Refusal | undefined {
    const claim = this.#pending.find((one) => one.session === session);
    if (!claim && !this.#ended.has(session)) return refusal('host', 'no-such-claim');
    if (claim) this.#drop(claim);
    this.#ended.delete(session);
    this.#table.changed();
    return undefined;
  }

  /** The first answer counts. */
  answer(session: string, id: number, yes: boolean): Refusal | undefined {
    const claim = this.#pending.find((one) => one.id === id);
    if (!claim) return refusal('host', 'no-such-claim');
    if (!this.#mayAnswer(session, claim)) return refusal('host', 'not-yours-to-answer');
    if (!yes) {
      this.#end(claim, 'denied');
      return undefined;
    }
    // What can't be kept throws here, and the claim can be answered again.
    this.#table.handOver(claim.holder, claim.session);
    return undefined;
  }

  /** To be called whenever somebody has come or gone, or seats have changed: ends what is settled by that. */
  check(): void {
    const kept = this.#table.kept();
    for (const claim of this.#pending) {
      const { session, holder } = claim;
      const isVoid = !isSeated(kept, holder) || isSeated(kept, session) || !isGuest(kept, session);
      if (isVoid) this.#drop(claim);
      else if (!this.#isOpen(session, holder)) this.#end(claim, 'returned');
    }
    for (const session of seated(kept)) this.#ended.delete(session);
  }

  /** What a session is shown of it. */
  shownTo(session: string): Pick<TableView, 'claims' | 'claimed' | 'claimable' | 'handedOver'> {
    const kept = this.#table.kept();
    const claims = this.#pending.map((claim) => ({
      id: claim.id,
      seats: seatsOf(kept, claim.holder),
      host: kept.host === claim.holder,
      mayAnswer: this.#mayAnswer(session, claim),
    }));
    return {
      claims: claims.filter((_, k) => this.#pending[k]?.session !== session),
      claimed: this.#claimOf(session),
      claimable: kept.seats.flatMap((who, seat) =>
        who.kind === 'person' && this.#mayClaim(session) && this.#isOpen(session, who.session) ? seat : [],
      ),
      handedOver: handedOver(kept, session),
    };
  }

  /** Nothing is waited for any more. */
  stop(): void {
    for (const { cancel } of this.#pending) cancel();
    this.#pending = [];
  }

  #refuse(session: string, who: { readonly session: string; readonly name: string }): Refusal | undefined {
    const { session: holder, name } = who;
    if (!this.#mayClaim(session)) return refusal('host', 'sits-already');
    if (!this.#isOpen(session, holder)) return refusal('host', 'person-here', { name });
    if (this.#pending.some((one) => one.session === session)) return refusal('host', 'claimed-once');
    if (this.#pending.some((one) => one.holder === holder)) return refusal('host', 'claimed-by-other', { name });
    return undefined;
  }

  #mayClaim(session: string): boolean {
    const kept = this.#table.kept();
    return isGuest(kept, session) && !isSeated(kept, session);
  }

  /** Its person is away; or it was taken from this very session, which may ask for it back from whoever has it. */
  #isOpen(session: string, holder: string): boolean {
    return !this.#table.isHere(holder) || heirOf(this.#table.kept(), session) === holder;
  }

  #mayAnswer(session: string, claim: Pending): boolean {
    if (session === claim.session || session === claim.holder) return false;
    const kept = this.#table.kept();
    if (!isGuest(kept, session)) return false;
    if (kept.host === session || isSeated(kept, session)) return true;
    return this.#table.isAtHome(session) && !this.#hasJudge(claim.session, claim.holder);
  }

  /** Somebody is here who may say whether it is so. */
  #hasJudge(session: string, holder: string): boolean {
    const kept = this.#table.kept();
    const judges = new Set([...seated(kept), kept.host]);
    return [...judges].some((one) => one !== session && one !== holder && this.#table.isHere(one));
  }

  /** Nobody of the table is here, but somebody at the host's own computer. */
  #isLeftToHome(session: string, holder: string): boolean {
    const judges = [session, ...this.#table.here()].filter((one) => one !== holder);
    return judges.some((one) => this.#table.isAtHome(one));
  }

  /** How many whole seconds until this session may claim again. */
  #wait(session: string): number {
    return Math.ceil(Math.max(this.#ofSession.wait(session), this.#ofAddress.wait(this.#addressOf(session))) / 1000);
  }

  #addressOf(session: string): string {
    return deviceOf(this.#table.addressOf(session));
  }

  #claimOf(session: string): TableView['claimed'] {
    const claim = this.#pending.find((one) => one.session === session);
    const now = claim ? { holder: claim.holder, state: 'pending' as const } : this.#ended.get(session);
    return now ? { seats: seatsOf(this.#table.kept(), now.holder), state: now.state } : null;
  }

  #add(session: string, holder: string): void {
    const id = this.#next++;
    const cancel = this.#clock.after(PATIENCE, () => {
      const claim = this.#pending.find((one) => one.id === id);
      if (claim) this.#end(claim, 'unanswered');
    });
    this.#pending = [...this.#pending, { id, session, holder, cancel }];
    this.#ended.delete(session);
    this.#table.changed();
  }

  #end(claim: Pending, state: ClaimState): void {
    this.#drop(claim);
    this.#ended.set(claim.session, { holder: claim.holder, state });
    this.#table.changed();
  }

  #drop(claim: Pending): void {
    claim.cancel();
    this.#pending = this.#pending.filter((one) => one !== claim);
  }
}
