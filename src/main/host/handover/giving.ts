/**
 * Gives a table to another host. Until `write` has put it down as given, the table is this host's, whatever breaks: the other
 * one takes nothing before it is told to. From then on nothing happens to the table here until the other host has said
 * whether it took it; a "no" is final there, too.
 */
import { fromHex, toHex } from '#shared/crypto/bytes.ts';
import { authenticationCards, NONCE_BYTES, nonceCommitment } from '#shared/crypto/short-auth-string.ts';
import { type Refusal, refusal } from '#shared/engine/refusal.ts';
import type { Giving as GivingView } from '#shared/protocol/handover-contract.ts';
import { randomBytes, randomId } from '../connections/secrets.ts';
import type { Clock } from '../time/clock.ts';
import { Emitter } from '../time/emitter.ts';
import type { Given } from './ledger.ts';
import { CallRefused, type OtherHost, type ReachOtherHost } from './other-host.ts';

/** Where the other host does not answer, it is asked again after so many ms; each time longer, up to the last. */
const ASK_AGAIN_MS = [100, 250, 500, 1000, 2000];

/** So long the other host may take to answer a call that waits for nobody, in ms. */
const ANSWER_TIMEOUT_MS = 10_000;

/** What it says of a table to whom it asks. */
export interface TableOffer {
  readonly table: string;
  readonly game: string;
  readonly room: boolean;
  readonly by: string;
  readonly host: string;
  /** Where this host answers; 0 where nobody knows. */
  readonly port: number;
  readonly people: readonly string[];
}

export interface GivingDeps {
  readonly clock: Clock;
  readonly reach: ReachOtherHost;
  /** What is said of the table; or why it can't be given. */
  offer(table: string): TableOffer | Refusal;
  /** Resolves when nothing is on its way at the table. The table stands still from then on; what it is, in pieces. */
  freeze(
    table: string,
    print: string,
  ): Promise<{ readonly pieces: readonly string[]; readonly sessions: readonly string[] }>;
  /** The table goes on here. */
  thaw(table: string): void;
  /** On disk when it returns; throws where that can't be done. */
  write(given: Given): void;
  /** It is not given after all. */
  erase(id: string): void;
  /** It is the other host's: everybody is told, and it is dropped here. */
  gone(given: Given): void;
}

/** What whoever sits here says meanwhile: that the table stays, or that the cards are the same. */
interface Said {
  readonly stays: Promise<false>;
  readonly same: Promise<true>;
}

interface GivingEvents {
  changed: undefined;
}

export class Giving extends Emitter<GivingEvents> {
  readonly #deps: GivingDeps;
  #view: GivingView | null = null;
  /** Whoever sits here has said that the cards are the same, or that the table stays. */
  #decide: ((goes: boolean) => void) | undefined;
  #isStopped = false;

  constructor(deps: GivingDeps) {
    super();
    this.#deps = deps;
  }

  get view(): GivingView | null {
    return this.#view;
  }

  /** Resolves once the table has gone, or to why it stays. */
  async start(table: string, address: string): Promise<Refusal | undefined> {
    if (this.#view) return refusal('host', 'handover-one');
    const offer = this.#deps.offer(table);
    if ('reason' in offer) return offer;
    this.#show({ table, host: address, step: 'asking', cards: [] });
    const stays = Promise.withResolvers<false>();
    const same = Promise.withResolvers<true>();
    this.#decide = (goes) => {
      if (!goes) stays.resolve(false);
      else if (this.#view?.step === 'comparing') same.resolve(true);
    };
    let line: OtherHost | undefined;
    try {
      const reached = await this.#inTime(this.#deps.reach(address));
      if ('refusal' in reached) return reached.refusal;
      line = reached.line;
      const id = randomId(16);
      if (!(await this.#ask(line, id, offer, { stays: stays.promise, same: same.promise })))
        return refusal('host', 'handover-stopped');
      return await this.#move(line, id, table);
    } catch (error) {
      if (error instanceof CallRefused) return error.refusal;
      return refusal('host', 'handover-broken');
    } finally {
      line?.close();
      this.#decide = undefined;
      this.#show(null);
    }
  }

  /** Whoever sits here says that both computers show the same cards, or keeps the table; where the other one is silent, which has it. */
  decide(goes: boolean): void {
    this.#decide?.(goes);
  }

  /** Asks again about what was on its way when the host ended. */
  resume(given: Given): void {
    this.#show({ table: given.table, host: given.host, step: 'unknown', cards: [] });
    const over = (): void => {
      this.#decide = undefined;
      this.#show(null);
    };
    this.#settle(given).then(over, over);
  }

  stop(): void {
    this.#isStopped = true;
  }

  /** Whether the people at both computers want it. */
  async #ask(line: OtherHost, id: string, offer: TableOffer, said: Said): Promise<boolean> {
    const { commitment } = (await this.#inTime(line.call('handover/offer', { id, ...offer }))) as {
      commitment: string;
    };
    const ours = randomBytes(NONCE_BYTES);
    const { part } = (await this.#inTime(line.call('handover/show', { id, part: toHex(ours) }))) as { part: string };
    const theirs = fromHex(part);
    if (toHex(nonceCommitment(line.hash, theirs)) !== commitment)
      throw new CallRefused(refusal('host', 'meddled-with'));
    const view = { table: offer.table, host: line.host, cards: authenticationCards(line.hash, theirs, ours) };
    this.#show({ ...view, step: 'asking' });
    const accepted = line.call('handover/decision', { id }).then(() => true);
    if (!(await Promise.race([accepted, said.stays]))) return false;
    if (line.knownBy === 'sight') {
      this.#show({ ...view, step: 'comparing' });
      if (!(await Promise.race([said.same, said.stays]))) return false;
      line.trust();
    }
    this.#show({ ...view, step: 'moving' });
    return true;
  }

  async #move(line: OtherHost, id: string, table: string): Promise<Refusal | undefined> {
    const { freeze, thaw, write } = this.#deps;
    const { pieces, sessions } = await freeze(table, line.print);
    const { address, print, host } = line;
    const given: Given = { id, table, address, print, host, sessions: [...sessions], state: 'pending' };
    try {
      for (const [k, piece] of pieces.entries())
        await this.#inTime(line.call('handover/send', { id, piece, isLast: k === pieces.length - 1 }));
      write(given);
    } catch (error) {
      thaw(table);
      throw error;
    }
    try {
      await this.#inTime(line.call('handover/commit', { id }));
      this.#deps.gone({ ...given, state: 'gone' });
      return undefined;
    } catch {
      return (await this.#settle(given)) ? undefined : refusal('host', 'handover-broken');
    }
  }

  /** Whether the other host took it: it is asked until it says so, or whoever sits here does. */
  async #settle(given: Given): Promise<boolean> {
    const { clock } = this.#deps;
    const decided = Promise.withResolvers<boolean>();
    this.#decide = decided.resolve;
    for (let tries = 0; !this.#isStopped; tries++) {
      if (this.#view) this.#show({ ...this.#view, step: 'unknown' });
      const taken = await Promise.race([this.#outcome(given), decided.promise]);
      if (this.#isStopped) break;
      if (taken !== undefined && this.#conclude(given, taken)) return taken;
      const ms = ASK_AGAIN_MS[Math.min(tries, ASK_AGAIN_MS.length - 1)] as number;
      await Promise.race([new Promise<void>((resolve) => clock.after(ms, resolve)), decided.promise]);
    }
    return false;
  }

  /** Whether what the other host has said could be kept: where the disk fails, nothing is told, and it is asked again. */
  #conclude(given: Given, taken: boolean): boolean {
    const { gone, erase, thaw } = this.#deps;
    try {
      if (taken) gone({ ...given, state: 'gone' });
      else {
        erase(given.id);
        thaw(given.table);
      }
      return true;
    } catch {
      return false;
    }
  }

  /** Nothing where it does not answer. */
  async #outcome({ id, address, print }: Given): Promise<boolean | undefined> {
    try {
      const reached = await this.#inTime(this.#deps.reach(address, print));
      if ('refusal' in reached) return undefined;
      try {
        const { taken } = (await this.#inTime(reached.line.call('handover/outcome', { id }))) as { taken: boolean };
        return taken;
      } finally {
        reached.line.close();
      }
    } catch {
      return undefined;
    }
  }

  /** Throws where the answer is late. */
  async #inTime<T>(answer: Promise<T>): Promise<T> {
    const late = Promise.withResolvers<never>();
    const cancel = this.#deps.clock.after(ANSWER_TIMEOUT_MS, () => late.reject(new Error('no answer in time')));
    try {
      return await Promise.race([answer, late.promise]);
    } finally {
      cancel();
    }
  }

  #show(view: GivingView | null): void {
    this.#view = view;
    this.emit('changed');
  }
}
