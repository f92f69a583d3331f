/** Tables that move between this host and others: gives them away, takes them, and tells devices where they are now. */
import { refusal } from '#shared/engine/refusal.ts';
import type { HandoverView, OfferedTable } from '#shared/protocol/handover-contract.ts';
import type { StreamQueue } from '../connections/stream-queue.ts';
import { packBundle } from './bundle.ts';
import { Followers } from './followers.ts';
import { Giving } from './giving.ts';
import type { HandoverDeps } from './handover-deps.ts';
import { hasTaken, refuseOffer, takeTable } from './incoming.ts';
import { type Given, KeptLedger } from './ledger.ts';
import { CallRefused } from './other-host.ts';
import { bundleOf, offerOf, sessionsAt, withEvening } from './outgoing.ts';
import { Taking } from './taking.ts';

/** So long a call at a table that is on its way waits for how that ends, in ms. */
const HOLD_MS = 5000;

/** While devices make a seal the table stays; it is looked at again after so many ms, up to the limit. */
const SEAL_POLL_MS = 50;
const SEAL_WAIT_MS = 6000;

export class Handover {
  readonly giving: Giving;
  readonly taking: Taking;
  readonly #deps: HandoverDeps;
  readonly #streams = new Set<StreamQueue<HandoverView>>();
  /** By table on its way: resolves how it ends. */
  readonly #moving = new Map<string, PromiseWithResolvers<void>>();
  readonly followers: Followers;
  readonly #ledger: KeptLedger;
  #tellShell: (offered: OfferedTable | null) => void = () => undefined;
  /** Since the host has started. */
  #hasGiven = false;

  constructor(deps: HandoverDeps) {
    this.#deps = deps;
    this.#ledger = new KeptLedger(deps.setup?.ledger);
    this.followers = new Followers({ ...deps, ledger: this.#ledger });
    const { clock, setup, gameOf } = deps;
    this.giving = new Giving({
      clock,
      reach: setup?.reach ?? (async () => ({ refusal: refusal('host', 'handover-none') })),
      offer: (table) => offerOf(deps, table),
      freeze: (table, print) => this.#freeze(table, print),
      thaw: (table) => this.#thaw(table),
      write: (given) => this.#ledger.keep({ given: [...this.#othersThan(given), this.#withEvening(given)] }),
      erase: (id) => this.#ledger.keep({ given: this.#ledger.now.given.filter((one) => one.id !== id) }),
      gone: (given) => this.#gone(given),
    });
    this.taking = new Taking({
      clock,
      gameOf,
      refuse: (offer) => refuseOffer(deps, this.#ledger, offer),
      take: (id, bundle, come) => {
        takeTable(deps, this.#ledger, id, bundle, come);
        this.#publish();
      },
      hasTaken: (id) => hasTaken(deps, this.#ledger, id),
    });
    for (const part of [this.giving, this.taking]) part.on('changed', () => this.#publish());
    deps.evening.follow({
      isMoving: () => this.isRoomMoving,
      goneTo: (id) => this.#ledger.now.given.find(({ evening, state }) => evening === id && state === 'gone')?.host,
    });
  }

  /** Whether this table is another host's, or nobody knows yet: it is not taken up. */
  isPending(table: string): boolean {
    return this.#ledger.isGiven(table);
  }

  /** The host has started: what was on its way when it ended is asked about. */
  resume(): void {
    const { given, taken } = this.#ledger.now;
    const gone = new Set(given.flatMap(({ table, state }) => (state === 'gone' ? table : [])));
    for (const { id } of this.#deps.store.tables()) if (gone.has(id)) this.#deps.store.dropTable(id);
    for (const { evening, state } of given) if (evening && state === 'gone') this.#deps.evening.leave(evening);
    const here = taken.flatMap((one) =>
      hasTaken(this.#deps, this.#ledger, one.id) ? { ...one, state: 'taken' as const } : [],
    );
    if (JSON.stringify(here) !== JSON.stringify(taken)) this.#ledger.keep({ taken: here });
    for (const one of given.filter(({ state }) => state === 'pending')) {
      this.#moving.set(one.table, Promise.withResolvers());
      this.giving.resume(one);
    }
  }

  stop(): void {
    this.giving.stop();
    this.taking.stop();
  }

  /** What is given and offered, now and on each change. */
  watch(stream: StreamQueue<HandoverView>): void {
    this.#streams.add(stream);
    stream.onEnd(() => this.#streams.delete(stream));
    stream.put(this.#view);
  }

  /** The same question for the app's shell: its window may be at another host. Who called last is told, of none only where one was. */
  watchOffered(call: (offered: OfferedTable | null) => void): void {
    this.#tellShell = call;
    const { view } = this.taking;
    if (view) call(view);
  }

  /** Whoever sits here answers there; as a session of its own where none is known. */
  answer(yes: boolean): void {
    const { sessions } = this.#deps;
    this.taking.answer(yes, sessions.begin().id);
  }

  /** Devices that were away when a table went find this host, and are told where it is. */
  get keepsListening(): boolean {
    return this.#hasGiven;
  }

  /** Where a call at this table has to wait, since that is on its way: resolves when it may go on. */
  hold(table: string): Promise<void> | undefined {
    const moving = this.#moving.get(table);
    if (!moving) return undefined;
    return Promise.race([moving.promise, new Promise<void>((resolve) => this.#deps.clock.after(HOLD_MS, resolve))]);
  }

  /** The same for the room, whose table is on its way. */
  holdRoom(): Promise<void> | undefined {
    return this.hold(this.#roomsMoving ?? '');
  }

  /** The room's table that is on its way, or its evening's. */
  get #roomsMoving(): string | undefined {
    const { room, evening } = this.#deps;
    return [...this.#moving.keys()].find((id) => id === room.state.kept.playing || evening.hasTable(id));
  }

  /** The room is on its way still, or its evening. */
  get isRoomMoving(): boolean {
    return this.#roomsMoving !== undefined;
  }

  /** It is on its way still. */
  isMoving(table: string): boolean {
    return this.#moving.has(table);
  }

  get #view(): HandoverView {
    const origins = this.#ledger.now.taken.filter(
      ({ table, address }) => address !== '' && this.#deps.tables.get(table),
    );
    return {
      giving: this.giving.view,
      offered: this.taking.view,
      origins: origins.map(({ table, address, host }) => ({ table, address, host })),
    };
  }

  #publish(): void {
    for (const stream of this.#streams) stream.put(this.#view);
    this.#tellShell(this.taking.view);
  }

  /** The evening of the room goes with the room's table. */
  #withEvening(given: Given): Given {
    const { tables, evening } = this.#deps;
    const id = tables.get(given.table)?.kept.room ? evening.current?.id : undefined;
    return id === undefined ? given : { ...given, evening: id };
  }

  #othersThan({ id, table }: Pick<Given, 'id' | 'table'>): Given[] {
    return this.#ledger.now.given.filter((one) => one.id !== id && one.table !== table);
  }

  async #freeze(id: string, print: string) {
    const { tables, clock } = this.#deps;
    const table = tables.get(id);
    if (!table) throw new Error('the table is closed');
    for (let waited = 0; table.isShuffling && waited < SEAL_WAIT_MS; waited += SEAL_POLL_MS)
      await new Promise<void>((resolve) => clock.after(SEAL_POLL_MS, resolve));
    // People took their time: what was said of the table may not hold any more.
    const offered = offerOf(this.#deps, id);
    if ('reason' in offered) throw new CallRefused(offered);
    this.#moving.set(id, Promise.withResolvers());
    table.freeze();
    const sessions = sessionsAt(this.#deps, table);
    for (const session of sessions) this.#deps.sessions.persist(session);
    const bundle = bundleOf(this.#deps, table, sessions, (session) => this.followers.secretFor(session, print));
    return { pieces: packBundle(withEvening(this.#deps, bundle)), sessions };
  }

  #thaw(id: string): void {
    const { tables, store } = this.#deps;
    const kept = store.tables().find((one) => one.id === id);
    const table = tables.get(id);
    if (table) table.thaw();
    else if (kept) tables.takeUp(kept);
    this.#moved(id);
  }

  /** Everybody hears where the table is, and it is none of this host's any more. */
  #gone(given: Given): void {
    const { tables, callers, room, store } = this.#deps;
    const { evening } = this.#ledger.now.given.find(({ id }) => id === given.id) ?? {};
    this.#ledger.keep({ given: [...this.#othersThan(given), { ...given, ...(evening && { evening }) }] });
    if (evening) this.#deps.evening.leave(evening);
    this.#hasGiven = true;
    const table = tables.get(given.table);
    for (const session of given.sessions) callers.endStreams(session, this.followers.movedTo(given, session));
    if (table?.kept.room) room.tableMoved(given.table, new Set(given.sessions));
    if (table) tables.close(table);
    else store.dropTable(given.table);
    this.#moved(given.table);
  }

  #moved(table: string): void {
    this.#moving.get(table)?.resolve();
    this.#moving.delete(table);
  }
}
