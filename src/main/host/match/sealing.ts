/**
 * The seals of one match: all devices at the table and the host make the seed together that chance draws from, as
 * docs/fair-shuffle.md says. A seal is begun where chance lays out anew, waits for the devices on the match's own clock,
 * and is opened when the rules hide nothing any more that came from it. Where no device is there, nobody is waited for.
 */
import { isOver, type Match } from '#shared/engine/match.ts';
import type { Random } from '#shared/engine/random.ts';
import { type Refusal, refusal } from '#shared/engine/refusal.ts';
import type { GameEvent } from '#shared/engine/rules.ts';
import type { SealName } from '#shared/seal/commitment.ts';
import type { Absent, RecordSeal, SealView } from '#shared/seal/schema.ts';
import type { AskedDevice, SealStep } from '../../store/seal-step.ts';
import { NotKept } from '../../store/store.ts';
import type { Cancel, Clock } from '../time/clock.ts';
import type { Chance } from './chance.ts';
import { committed, fits, lotsOf, type Seal, sealOfEvent, withStep } from './seal.ts';
import { drawOf, openedOf, viewOf } from './seal-view.ts';

/** So long devices are waited for until they commit, and as long again until they open, in ms. */
export const COMMIT_MS = 2000;
export const OPEN_MS = 2000;

/** Who is waited for longer than this, in ms, is told to all; mostly there is nothing to tell. */
const WAIT_SHOWN_MS = 500;

/** While people look at a score, the next seal waits so long for devices that are not there yet, in ms. */
export const PREPARE_MS = 3000;

/** So long devices that took part before may take to come back after the host has started, in ms. */
export const RETURN_MS = 5000;

/** Where the disk failed, a step is tried again after this, in ms. */
const RETRY = 5000;

/** More devices take no part: people on seats come first. */
const MOST_DEVICES = 16;

/** A device that could take part, and where it is; one of an onlooker has no names. */
export interface PresentDevice extends AskedDevice {
  /** By what several sessions of an onlooker's are known as one device. */
  readonly place: string;
}

export interface AroundSealing {
  /** The match's own. */
  clock(): Clock;
  /** 32 random bytes as hex. */
  draw(): string;
  /** Keeps the next steps; throws `NotKept` if that can't be done. */
  keep(number: number, steps: readonly SealStep[]): void;
  /** Which devices are there now. */
  devices(): readonly PresentDevice[];
  /** Who sits at the table, by session. */
  people(): readonly AskedDevice[];
  /** Tells everybody who watches how a seal looks now: to a session, or to a screen. */
  show(view: (session: string | undefined) => SealView): void;
  /** Chance has what it waited for. */
  ready(): void;
}

/** Which step a device answers. */
type AskedFor = Omit<SealName, 'match'>;
type Answer = Promise<Refusal | undefined>;
type Drawn = RecordSeal['draws'][number];

/** What was drawn from a seal so far, and what is drawn from it next. */
interface Source {
  readonly lots: Random;
  readonly draws: Drawn[];
  /** Nothing it gave is a secret any more, or it can't be drawn from any more. */
  isSpent: boolean;
}

export class Sealing implements Chance {
  readonly #around: AroundSealing;
  #seals: readonly Seal[] = [];
  #steps = 0;
  /** By number of the seal. */
  readonly #sources = new Map<number, Source>();
  readonly #opened = new Set<number>();
  #match: Match | undefined;
  /** Chance's next event as it stands in a record. */
  #next: Drawn | undefined;
  /** What has come in for the step that is waited in, by device, and who did it wrong. */
  #arrived = new Map<number, string>();
  #wrong = new Map<number, 'repeated' | 'wrong-part'>();
  /** Who is told once the step is kept with what they sent. */
  #answers: ((refused?: Refusal) => void)[] = [];
  /** Where the onlookers are that were asked, and where some were waited for in vain: those are not asked again. */
  readonly #places = new Map<string, string>();
  readonly #silent = new Set<string>();
  /** Chance waits for a seal. */
  #isNeeded = false;
  #isRunning = false;
  /** Sessions that took part before the host started: they are given time to come back. */
  #missed: readonly string[] = [];
  /** What ends the step that is waited in. */
  #timer: Cancel | undefined;
  /** What tells who is waited for; nothing once that has begun. */
  #telling: Cancel | undefined;
  #preparing: Cancel | undefined;
  #returning: Cancel | undefined;

  constructor(steps: readonly SealStep[], around: AroundSealing) {
    this.#around = around;
    this.#take(steps);
  }

  /** The match has been taken up: from now on things happen. */
  start(match: Match): void {
    this.#isRunning = true;
    this.#match = match;
    const last = this.#seals.at(-1);
    if (!last || isOver(match)) return;
    this.#missed = last.asked.map(({ session }) => session);
    if (this.#missed.length > 0) this.#returning = this.#after(RETURN_MS, () => this.#giveUpOnMissed());
    if (!last.closed) this.#wait(last, RETURN_MS);
  }

  stop(): void {
    this.#isRunning = false;
    for (const cancel of [this.#timer, this.#telling, this.#preparing, this.#returning]) cancel?.();
    this.#answer(refusal('host', 'table-closed'));
  }

  source(match: Match): Random | undefined {
    this.#isNeeded = false;
    if (this.#needsAnother(match)) this.#begin();
    const last = this.#seals.at(-1);
    this.#isNeeded = !last?.closed || this.#needsAnother(match);
    if (!last || this.#isNeeded) return undefined;
    this.#next = drawOf(match, match.events.length);
    return this.#sources.get(last.seal)?.lots;
  }

  repeats(match: Match, event: GameEvent): void {
    const source = this.#sourceOf(match.events.length);
    if (event.by !== 'chance' || !source) return;
    this.#next = drawOf(match, match.events.length);
    const again = match.rules.drawChance(match.state, source.lots);
    const { by: _by, t: _t, ...drawn } = event;
    // Another version of the rules drew it: nobody knows how far the seal's stream has come.
    if (JSON.stringify(again) !== JSON.stringify(drawn)) source.isSpent = true;
  }

  happened(match: Match): void {
    this.#match = match;
    const event = match.events.length - 1;
    const seal = sealOfEvent(this.#seals, event);
    const draws = seal && this.#sources.get(seal.seal)?.draws;
    if (match.events[event]?.by === 'chance') draws?.push(this.#next ?? { event });
    if (isOver(match)) this.#openAll();
    else if (seal && draws?.length && match.rules.unhidden(match.state)) this.#open(seal);
  }

  /** People look at a score, and chance lays out anew afterwards: the seal for it may be made meanwhile. */
  prepare(): void {
    this.#preparing?.();
    this.#preparing = this.#after(PREPARE_MS, () => {
      if (this.#around.devices().length > 0) this.#beginEarly();
    });
    this.#prepareIfAllAreHere();
  }

  /** Devices have come or gone. */
  devicesChanged(): void {
    if (!this.#isRunning) return;
    if (this.#isNeeded && this.#missed.length > 0 && this.#allAreBack()) this.#around.ready();
    else if (this.#preparing) this.#prepareIfAllAreHere();
  }

  /** A device's commitment. Answers once it is kept in the list, or why it is not; the same again changes nothing. */
  commit(session: string, name: AskedFor, commitment: string): Answer {
    const [seal, device, refused] = this.#askedFor(session, name);
    if (!seal) return refused;
    const before = seal.commitments?.get(device) ?? this.#arrived.get(device);
    if (seal.commitments) return answered(before === commitment ? undefined : refusal('host', 'seal-too-late'));
    if (before !== undefined && before !== commitment) return answered(refusal('host', 'seal-twice'));
    if (before === undefined && [seal.host.commitment, ...this.#arrived.values()].includes(commitment)) {
      this.#wrong.set(device, 'repeated');
      return answered(refusal('host', 'seal-repeated'));
    }
    const answer = this.#arrives(device, commitment);
    if (this.#arrived.size === seal.asked.length) this.#try(() => this.#fix());
    return answer;
  }

  /** A device's part, shown. Answers once it is kept, whether or not the others open theirs. */
  open(session: string, name: AskedFor, part: string): Answer {
    const [seal, device, refused] = this.#askedFor(session, name);
    if (!seal) return refused;
    if (!seal.commitments) return answered(refusal('host', 'seal-too-early'));
    if (!seal.commitments.has(device)) return answered(refusal('host', 'seal-too-late'));
    if (!fits(seal, device, part)) {
      this.#wrong.set(device, 'wrong-part');
      return answered(refusal('host', 'seal-wrong-part'));
    }
    if (seal.closed) return answered(undefined);
    const answer = this.#arrives(device, part);
    if (this.#arrived.size === seal.commitments.size) this.#try(() => this.#close());
    return answer;
  }

  /** How the seals look to a session, or to a screen: those that are open from number `since` on, or the latest of them, and the present one. */
  views(session: string | undefined, since: number | undefined): SealView[] {
    const open = this.#seals.slice(0, -1).filter(({ seal }) => this.#opened.has(seal));
    const wanted = since === undefined ? open.slice(-1) : open.filter(({ seal }) => seal >= since);
    return [...wanted, ...this.#seals.slice(-1)].map((seal) => this.#view(seal, session));
  }

  #sourceOf(event: number): Source | undefined {
    const seal = sealOfEvent(this.#seals, event);
    return seal && this.#sources.get(seal.seal);
  }

  /** Whether chance can't draw from the latest seal: there is none, it has given what it had to, or it is another deal's. */
  #needsAnother({ rules, state, events }: Match): boolean {
    const last = this.#seals.at(-1);
    if (!last) return true;
    const source = this.#sources.get(last.seal);
    if (!source) return false;
    const isAfresh = events.at(-1)?.by !== 'chance' && rules.afresh?.(state) === true;
    return source.isSpent || (isAfresh && source.draws.length > 0);
  }

  #prepareIfAllAreHere(): void {
    const here = new Set(this.#around.devices().map(({ session }) => session));
    const people = this.#around.people();
    if (people.length > 0 && people.every(({ session }) => here.has(session))) this.#beginEarly();
  }

  #beginEarly(): void {
    this.#preparing?.();
    this.#preparing = undefined;
    if (this.#match?.rules.toAct(this.#match.state) === 'chance' && this.#needsAnother(this.#match)) this.#begin();
  }

  #allAreBack(): boolean {
    const here = new Set(this.#around.devices().map(({ session }) => session));
    return this.#missed.every((session) => here.has(session));
  }

  #giveUpOnMissed(): void {
    this.#missed = [];
    if (this.#isNeeded) this.#around.ready();
  }

  /** Asks all who are there for a part, unless somebody is waited for who may come back. */
  #begin(): void {
    if (!this.#allAreBack()) return;
    this.#missed = [];
    const last = this.#seals.at(-1);
    const name = last
      ? { match: last.match, seal: last.seal + 1, attempt: 0 }
      : { match: this.#around.draw().slice(0, 32), seal: 0, attempt: 0 };
    this.#try(() => this.#ask(name, NOTHING_BEFORE));
  }

  #ask(name: SealName, { failed, absent, parts }: Before): void {
    const without = new Set(failed.map(({ session }) => session));
    const asked = this.#asked(without, failed.some(isOnlooker));
    const there = new Set(asked.map(({ session }) => session));
    const missing = this.#around.people().filter(({ session }) => !there.has(session) && !without.has(session));
    const away = missing.map(({ names }): Absent => ({ names: [...names], why: 'away' }));
    const step: SealStep = {
      step: 'begun',
      ...name,
      part: this.#around.draw(),
      asked,
      absent: [...absent, ...away],
      before: parts,
    };
    this.#keep(asked.length > 0 ? [step] : [step, this.#closedBy([])]);
  }

  /** People on seats first, then onlookers, one of a place; none of them where one was waited for in vain. */
  #asked(without: ReadonlySet<string>, noOnlookers: boolean): AskedDevice[] {
    const there = this.#around.devices().filter(({ session }) => !without.has(session));
    const seated = there.filter((device) => !isOnlooker(device));
    const places = new Map(there.filter(isOnlooker).map((device) => [device.place, device]));
    const onlookers = noOnlookers ? [] : [...places.values()].filter(({ place }) => !this.#silent.has(place));
    for (const { session, place } of onlookers) this.#places.set(session, place);
    const all = [...seated, ...onlookers].slice(0, MOST_DEVICES);
    return all.map(({ session, names }) => ({ session, names: [...names] }));
  }

  /** The seal that is made now and the device's number in it; or why it has none. */
  #askedFor(session: string, { seal, attempt }: AskedFor): [Seal, number] | [undefined, undefined, Answer] {
    const last = this.#seals.at(-1);
    if (!this.#isRunning || last?.seal !== seal || last.attempt !== attempt)
      return [undefined, undefined, answered(refusal('host', 'seal-too-late'))];
    const device = last.asked.findIndex((asked) => asked.session === session);
    return device < 0 ? [undefined, undefined, answered(refusal('host', 'seal-not-asked'))] : [last, device];
  }

  #arrives(device: number, bytes: string): Answer {
    const isNew = !this.#arrived.has(device);
    this.#arrived.set(device, bytes);
    if (isNew && !this.#telling) this.#show(this.#latest());
    return new Promise((answer) => this.#answers.push(answer));
  }

  #answer(refused?: Refusal): void {
    for (const answer of this.#answers.splice(0)) answer(refused);
  }

  /** The list is fixed: who has not committed by now has no part in this seal. */
  #fix(): void {
    const seal = this.#latest();
    const missing = seal.asked.flatMap((asked, device) => (this.#arrived.has(device) ? [] : { ...asked, device }));
    const absent = missing.flatMap(({ device, ...asked }) => absentOf(asked, this.#wrong.get(device) ?? 'silent'));
    const commitments = inOrder(this.#arrived).map(([device, commitment]) => ({ device, commitment }));
    const step: SealStep = { step: 'fixed', commitments, absent };
    this.#noteSilent(missing);
    this.#keep(commitments.length > 0 ? [step] : [step, this.#closedBy([])]);
  }

  /** All have opened; or somebody has not, and another attempt is made without them. */
  #close(): void {
    const seal = this.#latest();
    const parts = inOrder(this.#arrived).map(([device, part]) => ({ device, part }));
    const missing = committed(seal).filter(({ device }) => !this.#arrived.has(device));
    if (missing.length === 0) this.#keep([this.#closedBy(parts)]);
    else this.#askAgain(seal, parts, missing);
  }

  /** Another attempt, without those who had committed and did not open. */
  #askAgain(seal: Seal, parts: Before['parts'], missing: ReturnType<typeof committed>): void {
    this.#noteSilent(missing.map(({ asked }) => asked));
    const failed = [...seal.failed, ...missing.map(({ asked }) => asked)];
    const before = seal.absent.filter(({ why }) => why === 'unopened' || why === 'wrong-part');
    const now = missing.flatMap(({ device, asked }) => absentOf(asked, this.#wrong.get(device) ?? 'unopened'));
    const { match, seal: number, attempt } = seal;
    this.#ask({ match, seal: number, attempt: attempt + 1 }, { failed, absent: [...before, ...now], parts });
  }

  #closedBy(parts: readonly { device: number; part: string }[]): SealStep {
    return { step: 'closed', parts: [...parts], from: this.#match?.events.length ?? 0 };
  }

  #noteSilent(devices: readonly AskedDevice[]): void {
    for (const { session } of devices) {
      const place = this.#places.get(session);
      if (place !== undefined) this.#silent.add(place);
    }
  }

  #latest(): Seal {
    const last = this.#seals.at(-1);
    if (!last) throw new Error('no seal was begun');
    return last;
  }

  /** Keeps the steps, and only then tells of them and waits for the next. */
  #keep(steps: readonly SealStep[]): void {
    this.#around.keep(this.#steps, steps);
    this.#timer?.();
    this.#telling?.();
    this.#take(steps);
    this.#answer();
    const seal = this.#latest();
    this.#show(seal);
    if (!seal.closed) this.#wait(seal, 0);
    else if (this.#isNeeded) this.#around.ready();
  }

  #take(steps: readonly SealStep[]): void {
    this.#seals = steps.reduce(withStep, this.#seals);
    this.#steps += steps.length;
    this.#arrived = new Map();
    this.#wrong = new Map();
    for (const seal of this.#seals) {
      if (seal.closed && !this.#sources.has(seal.seal))
        this.#sources.set(seal.seal, { lots: lotsOf(seal), draws: [], isSpent: false });
    }
  }

  #wait(seal: Seal, more: number): void {
    const [ms, then] = seal.commitments ? [OPEN_MS, () => this.#close()] : [COMMIT_MS, () => this.#fix()];
    this.#timer = this.#after(ms + more, () => this.#try(then));
    this.#telling = this.#after(WAIT_SHOWN_MS, () => {
      this.#telling = undefined;
      this.#show(seal);
    });
  }

  #after(ms: number, call: () => void): Cancel {
    return this.#around.clock().after(ms, call);
  }

  /** What can't be kept is tried again later; nobody has been told of it. */
  #try(run: () => void): void {
    try {
      run();
    } catch (error) {
      if (!(error instanceof NotKept)) throw error;
      this.#timer?.();
      this.#timer = this.#after(RETRY, () => this.#try(run));
    }
  }

  #openAll(): void {
    for (const seal of this.#seals) this.#open(seal);
    if (!this.#isRunning || this.#seals.length === 0) return;
    const draws = this.#seals.map(({ seal }) => this.#sources.get(seal)?.draws ?? []);
    try {
      this.#around.keep(this.#steps, [{ step: 'drawn', draws }]);
      this.#steps++;
    } catch (error) {
      // The events say it as well: whoever reads the record finds it again.
      if (!(error instanceof NotKept)) throw error;
    }
  }

  #open(seal: Seal): void {
    const source = this.#sources.get(seal.seal);
    if (!source || this.#opened.has(seal.seal)) return;
    source.isSpent = true;
    this.#opened.add(seal.seal);
    this.#show(seal);
  }

  #show(seal: Seal): void {
    if (this.#isRunning) this.#around.show((session) => this.#view(seal, session));
  }

  #view(seal: Seal, session: string | undefined): SealView {
    const draws = this.#opened.has(seal.seal) ? this.#sources.get(seal.seal)?.draws : undefined;
    const opened = draws && openedOf(seal, draws, this.#match?.events ?? []);
    return viewOf(seal, session, { arrived: this.#arrived, opened });
  }
}

/** What the attempts before have left: who has no part in the next one, and what the others opened in the last. */
interface Before {
  readonly failed: readonly AskedDevice[];
  readonly absent: readonly Absent[];
  readonly parts: { device: number; part: string }[];
}

const NOTHING_BEFORE: Before = { failed: [], absent: [], parts: [] };

function answered(refused: Refusal | undefined): Answer {
  return Promise.resolve(refused);
}

function isOnlooker({ names }: AskedDevice): boolean {
  return names.length === 0;
}

/** Onlookers are nobody who is missed. */
function absentOf({ names }: AskedDevice, why: Absent['why']): Absent[] {
  return names.length > 0 ? [{ names, why }] : [];
}

function inOrder<T>(byDevice: ReadonlyMap<number, T>): [number, T][] {
  return [...byDevice].toSorted(([a], [b]) => a - b);
}
