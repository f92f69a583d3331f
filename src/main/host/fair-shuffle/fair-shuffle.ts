/**
 * The seals of one match: all devices at the table and the host make the seed together that chance draws from, as
 * docs/fair-shuffle.md says. A seal is begun where chance lays out anew, waits for the devices on the match's own clock,
 * and is opened when the rules hide nothing any more that came from it. Where no device is there, nobody is waited for.
 */
import { isOver, type Match } from '#shared/engine/match.ts';
import type { Random } from '#shared/engine/random.ts';
import { type Refusal, refusal } from '#shared/engine/refusal.ts';
import type { GameEvent } from '#shared/engine/rules.ts';
import type { SealId } from '#shared/fair-shuffle/commitment.ts';
import type { SealView } from '#shared/fair-shuffle/schema.ts';
import type { Participant, ShuffleStep } from '../../store/shuffle-step.ts';
import type { Store } from '../../store/store.ts';
import { StoreWriteError } from '../../store/store-errors.ts';
import type { Cancel, Clock } from '../time/clock.ts';
import { Emitter } from '../time/emitter.ts';
import type { ChanceSource } from './chance-source.ts';
import { Contributions, FIRST_ATTEMPT, type PreviousAttempt, type Rejection } from './contributions.ts';
import { ShuffleDraws } from './draws.ts';
import { Participants, type ShuffleDevices } from './participants.ts';
import { type Shuffle, withStep } from './shuffle.ts';
import { shuffleView } from './shuffle-view.ts';

/** So long devices are waited for until they commit, and as long again until they open, in ms. */
export const COMMIT_TIMEOUT_MS = 2000;
export const REVEAL_TIMEOUT_MS = 2000;

/** Who is waited for longer than this, in ms, is told to all; mostly there is nothing to tell. */
const WAIT_SHOWN_AFTER_MS = 500;

/** While people look at a score, the next seal waits so long for devices that are not there yet, in ms. */
export const PREPARE_WAIT_MS = 3000;

/** So long devices that took part before may take to come back after the host has started, in ms. */
export const RETURN_TIMEOUT_MS = 5000;

/** Where the disk failed, a step is tried again after this, in ms. */
const RETRY_AFTER_MS = 5000;

export interface FairShuffleDeps {
  /** The match's own. */
  readonly clock: Clock;
  readonly store: Pick<Store, 'sealSteps' | 'addSealSteps'>;
  readonly devices: ShuffleDevices;
  /** 32 random bytes as hex. */
  drawContribution(): string;
}

interface FairShuffleEvents {
  /** A shuffle looks like this now: to a session, or to a screen. */
  changed: (session: string | undefined) => SealView;
  /** Chance has what it waited for. */
  ready: undefined;
}

/** Which step a device answers. */
type StepName = Omit<SealId, 'match'>;
type Answer = Promise<Refusal | undefined>;

export class FairShuffle extends Emitter<FairShuffleEvents> implements ChanceSource {
  readonly #deps: FairShuffleDeps;
  readonly #matchId: number;
  #seals: readonly Shuffle[] = [];
  #steps = 0;
  readonly #draws = new ShuffleDraws();
  readonly #rollCall: Participants;
  #match: Match | undefined;
  /** For the step that is waited in. */
  #arrivals = new Contributions();
  /** Chance waits for a seal. */
  #isNeeded = false;
  #isRunning = false;
  /** What ends the step that is waited in. */
  #timer: Cancel | undefined;
  /** What tells who is waited for; nothing once that has begun. */
  #telling: Cancel | undefined;
  #preparing: Cancel | undefined;
  #returning: Cancel | undefined;

  constructor(matchId: number, deps: FairShuffleDeps) {
    super();
    this.#matchId = matchId;
    this.#deps = deps;
    this.#rollCall = new Participants(deps.devices);
    this.#take(deps.store.sealSteps(matchId));
  }

  /** The match has been taken up: from now on things happen. */
  start(match: Match): void {
    this.#isRunning = true;
    this.#match = match;
    const last = this.#seals.at(-1);
    if (!last || isOver(match)) return;
    this.#rollCall.expectBack(last.asked);
    if (last.asked.length > 0) this.#returning = this.#after(RETURN_TIMEOUT_MS, () => this.#giveUpOnMissed());
    if (!last.closed) this.#wait(last, RETURN_TIMEOUT_MS);
  }

  stop(): void {
    this.#isRunning = false;
    for (const cancel of [this.#timer, this.#telling, this.#preparing, this.#returning]) cancel?.();
    this.#arrivals.answer(refusal('host', 'table-closed'));
  }

  /** One is begun and not closed yet: who has a part in it is fixed. */
  get isInProgress(): boolean {
    const last = this.#seals.at(-1);
    return this.#isRunning && last !== undefined && !last.closed;
  }

  source(match: Match): Random | undefined {
    this.#isNeeded = false;
    if (this.#needsAnother(match)) this.#begin();
    const last = this.#seals.at(-1);
    this.#isNeeded = !last?.closed || this.#needsAnother(match);
    if (!last || this.#isNeeded) return undefined;
    return this.#draws.nextRandom(match);
  }

  onReplay(match: Match, event: GameEvent): void {
    this.#draws.onReplay(match, event);
  }

  onApplied(match: Match): void {
    this.#match = match;
    for (const seal of this.#draws.onApplied(match)) this.#show(seal);
    if (isOver(match)) this.#keepDraws();
  }

  /**
   * People look at a score, and chance lays out anew afterwards: the seal for it may be made meanwhile. Not in this same
   * turn: what ended the deal goes out to everybody before the disk is waited for again.
   */
  prepare(): void {
    this.#preparing?.();
    this.#preparing = this.#after(0, () => {
      this.#preparing = this.#after(PREPARE_WAIT_MS, () => {
        if (this.#rollCall.isAnybodyThere) this.#beginEarly();
      });
      this.#prepareIfAllAreHere();
    });
  }

  /** Devices have come or gone. */
  devicesChanged(): void {
    if (!this.#isRunning) return;
    if (this.#isNeeded && this.#rollCall.isSomebodyMissed && this.#rollCall.isAllBack) this.emit('ready');
    else if (this.#preparing) this.#prepareIfAllAreHere();
  }

  /** A device's commitment. Answers once it is kept in the list, or why it is not; the same again changes nothing. */
  commit(session: string, name: StepName, commitment: string): Answer {
    const [seal, device, refused] = this.#askedFor(session, name);
    if (!seal) return refused;
    return this.#receive(device, commitment, this.#arrivals.refuseCommitment(seal, device, commitment), () => {
      if (this.#arrivals.bytes.size === seal.asked.length) this.#try(() => this.#fix());
    });
  }

  /** A device's part, shown. Answers once it is kept, whether or not the others open theirs. */
  reveal(session: string, name: StepName, part: string): Answer {
    const [seal, device, refused] = this.#askedFor(session, name);
    if (!seal) return refused;
    return this.#receive(device, part, this.#arrivals.refuseReveal(seal, device, part), () => {
      if (this.#arrivals.bytes.size === seal.commitments?.size) this.#try(() => this.#close());
    });
  }

  /** How the seals look to a session, or to a screen: those that are open from number `since` on, or the latest of them, and the present one. */
  views(session: string | undefined, since: number | undefined): SealView[] {
    const open = this.#seals.slice(0, -1).filter((seal) => this.#draws.isOpen(seal));
    const wanted = since === undefined ? open.slice(-1) : open.filter(({ seal }) => seal >= since);
    return [...wanted, ...this.#seals.slice(-1)].map((seal) => this.#view(seal, session));
  }

  /** Whether chance can't draw from the latest seal, or there is none. */
  #needsAnother(match: Match): boolean {
    const last = this.#seals.at(-1);
    return !last || this.#draws.isUsedUp(last, match);
  }

  #prepareIfAllAreHere(): void {
    if (this.#rollCall.isTableComplete) this.#beginEarly();
  }

  #beginEarly(): void {
    this.#preparing?.();
    this.#preparing = undefined;
    if (this.#match?.rules.toAct(this.#match.state) === 'chance' && this.#needsAnother(this.#match)) this.#begin();
  }

  #giveUpOnMissed(): void {
    this.#rollCall.stopExpecting();
    if (this.#isNeeded) this.emit('ready');
  }

  /** Asks all who are there for a part, unless somebody is waited for who may come back. */
  #begin(): void {
    if (!this.#rollCall.isAllBack) return;
    this.#rollCall.stopExpecting();
    const last = this.#seals.at(-1);
    const name = last
      ? { match: last.match, seal: last.seal + 1, attempt: 0 }
      : { match: this.#deps.drawContribution().slice(0, 32), seal: 0, attempt: 0 };
    this.#try(() => this.#ask(name, FIRST_ATTEMPT));
  }

  /** `among`: those of the attempt before, where there was one. */
  #ask(name: SealId, { failed, absent, parts }: PreviousAttempt, among?: readonly Participant[]): void {
    const { asked, absent: away } = this.#rollCall.ask(failed, among);
    const step: ShuffleStep = {
      step: 'begun',
      ...name,
      part: this.#deps.drawContribution(),
      asked,
      absent: [...absent, ...away],
      before: parts,
    };
    this.#keep(asked.length > 0 ? [step] : [step, this.#closedBy([])]);
  }

  /** The seal that is made now and the device's number in it; or why it has none. */
  #askedFor(session: string, { seal, attempt }: StepName): [Shuffle, number] | [undefined, undefined, Answer] {
    const last = this.#seals.at(-1);
    if (!this.#isRunning || last?.seal !== seal || last.attempt !== attempt)
      return [undefined, undefined, answered(refusal('host', 'seal-too-late'))];
    const device = last.asked.findIndex((asked) => asked.session === session);
    return device < 0 ? [undefined, undefined, answered(refusal('host', 'seal-not-asked'))] : [last, device];
  }

  #receive(device: number, bytes: string, not: Rejection | undefined, goOn: () => void): Answer {
    if (not) return answered(not === 'known' ? undefined : not);
    const isNew = !this.#arrivals.bytes.has(device);
    const answer = this.#arrivals.add(device, bytes);
    if (isNew && !this.#telling) this.#show(this.#latest());
    goOn();
    return answer;
  }

  /** The list is fixed: who has not committed by now has no part in this seal. */
  #fix(): void {
    const { step, missing } = this.#arrivals.fixed(this.#latest());
    this.#rollCall.noteSilent(missing);
    this.#keep(step.commitments.length > 0 ? [step] : [step, this.#closedBy([])]);
  }

  /** All have opened; or somebody has not, and another attempt is made without them. */
  #close(): void {
    const seal = this.#latest();
    const missing = this.#arrivals.unopened(seal);
    if (missing.length === 0) this.#keep([this.#closedBy(this.#arrivals.reveals())]);
    else this.#askAgain(seal, missing);
  }

  #askAgain(seal: Shuffle, missing: readonly Participant[]): void {
    this.#rollCall.noteSilent(missing);
    const next = { match: seal.match, seal: seal.seal, attempt: seal.attempt + 1 };
    this.#ask(next, this.#arrivals.toPreviousAttempt(seal), seal.asked);
  }

  #closedBy(parts: PreviousAttempt['parts']): ShuffleStep {
    return { step: 'closed', parts: [...parts], from: this.#match?.events.length ?? 0 };
  }

  #latest(): Shuffle {
    const last = this.#seals.at(-1);
    if (!last) throw new Error('no seal was begun');
    return last;
  }

  /** Keeps the steps, and only then tells of them and waits for the next. */
  #keep(steps: readonly ShuffleStep[]): void {
    this.#deps.store.addSealSteps(this.#matchId, this.#steps, steps);
    this.#timer?.();
    this.#telling?.();
    const arrivals = this.#arrivals;
    this.#take(steps);
    arrivals.answer();
    const seal = this.#latest();
    this.#show(seal);
    if (!seal.closed) this.#wait(seal, 0);
    else if (this.#isNeeded) this.emit('ready');
  }

  #take(steps: readonly ShuffleStep[]): void {
    this.#seals = steps.reduce(withStep, this.#seals);
    this.#steps += steps.length;
    this.#arrivals = new Contributions();
    this.#draws.take(this.#seals);
  }

  #wait(seal: Shuffle, more: number): void {
    const [ms, then] = seal.commitments
      ? [REVEAL_TIMEOUT_MS, () => this.#close()]
      : [COMMIT_TIMEOUT_MS, () => this.#fix()];
    this.#timer = this.#after(ms + more, () => this.#try(then));
    this.#telling = this.#after(WAIT_SHOWN_AFTER_MS, () => {
      this.#telling = undefined;
      this.#show(seal);
    });
  }

  #after(ms: number, call: () => void): Cancel {
    return this.#deps.clock.after(ms, call);
  }

  /** What can't be kept is tried again later; nobody has been told of it. */
  #try(run: () => void): void {
    try {
      run();
    } catch (error) {
      if (!(error instanceof StoreWriteError)) throw error;
      this.#timer?.();
      this.#timer = this.#after(RETRY_AFTER_MS, () => this.#try(run));
    }
  }

  /** So that nobody has to play the match again to tell. */
  #keepDraws(): void {
    if (!this.#isRunning || this.#seals.length === 0) return;
    const draws = this.#draws.all;
    try {
      this.#deps.store.addSealSteps(this.#matchId, this.#steps, [{ step: 'drawn', draws }]);
      this.#steps++;
    } catch (error) {
      // The events say it as well: whoever reads the record finds it again.
      if (!(error instanceof StoreWriteError)) throw error;
    }
  }

  #show(seal: Shuffle): void {
    if (this.#isRunning) this.emit('changed', (session) => this.#view(seal, session));
  }

  #view(seal: Shuffle, session: string | undefined): SealView {
    const opened = this.#draws.opened(seal, this.#match?.events ?? []);
    return shuffleView(seal, session, { arrived: this.#arrivals.bytes, opened });
  }
}

function answered(refused: Refusal | undefined): Answer {
  return Promise.resolve(refused);
}
