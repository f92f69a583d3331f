/**
 * A match that is being played: the only place where its events happen. The host validates each move here, by its schema and by
 * the rules. An event is validated, saved, applied and published, in this order and in one turn, so the process's own loop is
 * the queue that takes one at a time.
 */
import { drawNext, isAsked, isOver, type Match, moveEvent, newMatch, refuseEvent, take } from '#shared/engine/match.ts';
import type { OptionValue } from '#shared/engine/options.ts';
import { type Refusal, refusal } from '#shared/engine/refusal.ts';
import type { GameEvent, Rules, Seat } from '#shared/engine/rules.ts';
import { StoreWriteError } from '../../store/store-errors.ts';
import type { ChanceSource } from '../fair-shuffle/chance-source.ts';
import type { FairShuffle } from '../fair-shuffle/fair-shuffle.ts';
import { Emitter } from '../time/emitter.ts';
import { ConstantTimeWindow, LATE_WINDOW_MS, seatAskedInSecret } from './constant-time-window.ts';
import { Countdown } from './countdown.ts';
import type { MatchBets } from './match-bets.ts';
import type { MatchBots, MatchPeople } from './match-bots.ts';
import type { MatchClock } from './match-clock.ts';
import { type DueMove, draftMoves, newDraft, type PendingMove, type ReadMove, readMove } from './pending-move.ts';
import type { ScorePause } from './score-pause.ts';
import { SimultaneousPlayWindow } from './simultaneous-play-window.ts';
import { ViewerFeeds } from './viewer-feeds.ts';

/** Where the disk failed, chance tries again after this, in ms. */
const RETRY_AFTER_MS = 5000;

export interface MatchHistory {
  readonly rules: Rules;
  readonly options: Readonly<Record<string, OptionValue>>;
  readonly seats: number;
  /** Those that people sit on: among bots nobody waits for the sake of secrecy. */
  readonly peopleSeats: readonly Seat[];
  /** The events so far: empty for a new match. */
  readonly events: readonly GameEvent[];
  /** The seats that have become somebody's in the middle of it, and after how many events. */
  readonly inherited?: readonly { readonly seat: Seat; readonly from: number | null }[];
}

/** Where the events of a match are saved for good; throws `StoreWriteError` if that can't be done. */
export interface MatchLog {
  append(event: GameEvent, number: number): void;
  /** Writes all of these down in one piece, and no less where there are none: nobody can feel how many they are. */
  appendPadded(events: readonly GameEvent[], number: number): void;
}

export interface LiveMatchDeps {
  readonly clock: MatchClock;
  readonly chance: ChanceSource;
  readonly log: MatchLog;
  /** How long a countdown of the rules takes; 0 for none. */
  readonly countdownSeconds: number;
  /** Makes what attends this match; called once, when the events so far have happened. */
  attend(live: LiveMatch): MatchAttendants;
}

/** What follows a match and keeps it going at a table. */
export interface MatchAttendants {
  readonly people: MatchPeople;
  readonly bots: MatchBots;
  readonly scorePause: ScorePause;
  /** That chance is drawn from; nothing where it is not the devices' own. */
  readonly shuffle?: FairShuffle | undefined;
  /** In which onlookers bet; nothing where there is nothing to bet on. */
  readonly bets?: MatchBets | undefined;
}

interface LiveMatchEvents {
  /** The match has come as far as it can without a seat's move, or a time of waiting is over. */
  settled: undefined;
  /** Something is another beside the updates: a pause, a stand-in, the end. */
  publicChange: undefined;
}

export class LiveMatch extends Emitter<LiveMatchEvents> implements MatchAttendants {
  readonly match: Match;
  readonly feeds: ViewerFeeds;
  /** The time of the match, for all that waits in it. */
  readonly clock: MatchClock;
  readonly countdown: Countdown;
  readonly peopleSeats: Set<Seat>;
  readonly people: MatchPeople;
  readonly bots: MatchBots;
  readonly scorePause: ScorePause;
  readonly shuffle: FairShuffle | undefined;
  readonly bets: MatchBets | undefined;
  readonly #deps: LiveMatchDeps;
  readonly #constantTime: ConstantTimeWindow;
  readonly #simultaneous: SimultaneousPlayWindow;
  /** When the match began on its clock. */
  readonly #began: number;
  /** What is kept already and is told in a moment. */
  #due: readonly DueMove[] = [];
  #scoreSeen = false;
  #stopped = false;
  /** What chance has drawn and could not keep: it is not drawn again. */
  #drawn: GameEvent | undefined;

  /** Throws if the events so far are none of this game: the store is not to be trusted then. */
  constructor({ rules, options, seats, peopleSeats, events, inherited = [] }: MatchHistory, deps: LiveMatchDeps) {
    super();
    this.#deps = deps;
    this.match = newMatch(rules, options, seats);
    this.feeds = new ViewerFeeds(this.match);
    this.clock = deps.clock;
    this.peopleSeats = new Set(peopleSeats);
    this.countdown = new Countdown(this, deps.countdownSeconds);
    this.#constantTime = new ConstantTimeWindow(this.clock);
    this.#simultaneous = new SimultaneousPlayWindow(this.clock, this.match);
    let windowEnd = 0;
    const forgetAt = (number: number): void => {
      for (const { seat, from } of inherited) if (from === number) this.feeds.forget(seat);
    };
    for (const [number, event] of events.entries()) {
      const refused = refuseEvent(this.match, event);
      if (refused) throw new Error(`event ${number} breaks ${refused.rule} (${refused.reason})`);
      deps.chance.onReplay(this.match, event);
      forgetAt(number);
      this.#apply(event);
      const ms = this.#windowMs(event);
      if (ms > 0) windowEnd = (event.t ?? 0) + ms;
    }
    forgetAt(events.length);
    this.#began = this.clock.now() - this.#lastTime();
    if (windowEnd > this.#lastTime()) this.#openWindow(windowEnd - this.#lastTime());
    const { people, bots, scorePause, shuffle, bets } = deps.attend(this);
    this.people = people;
    this.bots = bots;
    this.scorePause = scorePause;
    this.shuffle = shuffle;
    this.bets = bets;
  }

  /** Lets the match go on from where it stands. */
  start(isPaused = false): void {
    if (isPaused) this.clock.pause();
    this.shuffle?.start(this.match);
    this.advance();
    this.peopleChanged();
  }

  get isPaused(): boolean {
    return !this.isOver && this.clock.isPaused;
  }

  /** Nothing happens until `resume`: moves are refused, chance and all waiting stand still. */
  pause(): void {
    this.clock.pause();
    this.peopleChanged();
  }

  /** Goes on where it was paused. */
  resume(): void {
    this.clock.resume();
    this.advance();
    this.peopleChanged();
  }

  /** To be called when somebody has come, gone, or looked long enough, or may be away for another time. */
  peopleChanged(): void {
    if (this.isOver) return;
    this.bots.check();
    if (!this.clock.isPaused) this.scorePause.check(this.people.seatsPresent());
  }

  /** Nothing happens any more; moves that still wait are refused. */
  stop(): void {
    this.scorePause.stop();
    this.countdown.stop();
    this.shuffle?.stop();
    this.bets?.stop();
    this.bots.stop();
    this.#stopped = true;
    this.#publishDue();
    this.#constantTime.stop();
    this.#simultaneous.stop();
  }

  get isOver(): boolean {
    return isOver(this.match);
  }

  /** Something was scored and people look at it: chance waits for `goOn`. */
  get pausesForScore(): boolean {
    const { rules, state } = this.match;
    return !this.#scoreSeen && rules.toAct(state) === 'chance' && (rules.scorePause?.(state) ?? false);
  }

  endScorePause(): void {
    if (!this.pausesForScore) return;
    this.#scoreSeen = true;
    this.advance();
  }

  /** Whether a move of this seat would not just be refused as early. For bots: they wait by themselves. */
  isOpenTo(seat: Seat): boolean {
    return !this.clock.isPaused && !this.countdown.refuse() && (this.#constantTime.isOpen || isAsked(this.match, seat));
  }

  /** A seat's move, as it came in; `seen`: the version of the seat's updates that it was made on. Answers once it is kept, or why it is not. */
  move(seat: Seat, raw: unknown, seen?: number): Promise<Refusal | undefined> {
    const made = this.#read(seat, raw, seen);
    if ('refused' in made) return Promise.resolve(made.refused);
    return new Promise((answer) => this.#receive({ seat, move: made.move, answer }));
  }

  /**
   * Why the rules would refuse that move, and nothing is played. The rules alone are asked, which know of a seat's moves what
   * the seat can know (`checkMatch`): not the engine, that knows whose turn it is in truth.
   */
  why(seat: Seat, raw: unknown, seen: number): Refusal | undefined {
    const made = this.#read(seat, raw, seen);
    return 'refused' in made ? made.refused : this.match.rules.refuse(this.match.state, seat, made.move);
  }

  #read(seat: Seat, raw: unknown, seen: number | undefined): ReadMove {
    const read = readMove(this.match.rules, raw);
    if ('refused' in read || seen === undefined || !this.#isStale(seat, seen)) return read;
    return { refused: refusal('host', 'stale') };
  }

  /**
   * Who saw that only one seat may act answers what is there now, or nothing. Where several could act at once, what the
   * others did meanwhile is no matter, though the mover be the last one left.
   */
  #isStale(seat: Seat, seen: number): boolean {
    if (seen === this.feeds.latest(seat).version) return false;
    const update = this.feeds.updateAt(seat, seen);
    return !update || update.observation.toAct.length <= 1;
  }

  #receive(pending: PendingMove): void {
    if (this.#stopped) pending.answer(refusal('host', 'table-closed'));
    else if (this.clock.isPaused) pending.answer(refusal('host', 'paused'));
    else if (this.countdown.secondsLeft > 0) pending.answer(this.countdown.refuse());
    else if (this.#simultaneous.add(pending, (plays) => this.#playAll(plays))) return;
    else if (this.#mustWait(pending)) this.#constantTime.hold(pending);
    else this.#playAll([pending]);
  }

  /** In a constant-time window a move waits that its seat takes for legal. */
  #mustWait({ seat, move }: PendingMove): boolean {
    return this.#constantTime.isOpen && this.match.rules.refuse(this.match.state, seat, move) === undefined;
  }

  #playAll(plays: readonly PendingMove[]): void {
    for (const pending of plays) this.#play(pending);
    this.emit('settled');
  }

  /** Validates a move, then stores and applies it. */
  #play({ seat, move, answer }: PendingMove): Refusal | undefined {
    const event = moveEvent(seat, move);
    const refused = refuseEvent(this.match, event) ?? this.#happen(event);
    if (!refused) this.#drawChance();
    answer(refused);
    return refused;
  }

  /** Lets chance go on: it was resumed, or what it draws from is there by now. */
  advance(): void {
    this.#drawChance();
    this.emit('settled');
  }

  #drawChance(): void {
    while (!this.#stopped && !this.clock.isPaused && !this.pausesForScore) {
      const event = this.#drawn ?? this.#draw();
      if (!event) return;
      this.#drawn = event;
      if (this.#happen(event)) {
        this.clock.after(RETRY_AFTER_MS, () => this.advance());
        return;
      }
      this.#drawn = undefined;
    }
  }

  /** Chance's next event; nothing where it has nothing to decide, or nothing to draw from yet. */
  #draw(): GameEvent | undefined {
    if (this.match.rules.toAct(this.match.state) !== 'chance') return undefined;
    const source = this.#deps.chance.source(this.match);
    return source && drawNext(this.match, source);
  }

  /** Keeps, applies and tells an event that the rules let pass. Refused, and nothing changed, if it can't be kept. */
  #happen(event: GameEvent): Refusal | undefined {
    const stamped = { ...event, t: this.#time() };
    try {
      this.#deps.log.append(stamped, this.match.events.length);
    } catch (error) {
      if (!(error instanceof StoreWriteError)) throw error;
      return refusal('host', 'not-kept');
    }
    this.#apply(stamped);
    const ms = this.#windowMs(stamped);
    if (ms > 0) this.#openWindow(ms);
    return undefined;
  }

  /** Applies the event and tells it. */
  #apply(event: GameEvent): void {
    take(this.match, event);
    this.#scoreSeen = false;
    this.countdown.sync();
    this.feeds.publish();
    this.#deps.chance.onApplied(this.match);
  }

  #windowMs(event: GameEvent): number {
    const { constantTimeWindow } = this.match.rules;
    return constantTimeWindow && this.peopleSeats.size > 0 ? constantTimeWindow.ms(this.match.state, event) : 0;
  }

  #openWindow(ms: number, isLate = false): void {
    const { version } = this.feeds.latest('everyone');
    this.#constantTime.start(ms, {
      onInterval: () => this.#answerFirst(),
      onClosing: () => this.#writeDue(),
      onClosed: () => this.#closeWindow(isLate ? undefined : version),
    });
  }

  /**
   * Who everybody sees to act can't be waiting for a secret answer of somebody else, and so may be answered before the
   * end without learning anything; others would.
   */
  #answerFirst(): void {
    const seat = seatAskedInSecret(this.match);
    const isSeen = seat !== undefined && this.feeds.latest('everyone').observation.toAct.includes(seat);
    const pending = isSeen ? this.#constantTime.take(seat) : undefined;
    if (!this.#saveDue(draftMoves(pending ? [pending] : [], newDraft(this.match), this.#time()))) return;
    this.#publishDue();
    this.#drawChance();
    this.emit('settled');
  }

  /**
   * Who is asked has answered by now, or silence is the answer; then come the other moves that waited. All of it is
   * written at once and told at one moment, so that it takes as long whatever it was.
   */
  #writeDue(): boolean {
    const draft = newDraft(this.match);
    const due: DueMove[] = [];
    for (let seat = seatAskedInSecret(draft); seat !== undefined; seat = seatAskedInSecret(draft)) {
      due.push(...draftMoves([this.#constantTime.take(seat) ?? this.#silence(seat)], draft, this.#time()));
    }
    due.push(...draftMoves(this.#constantTime.takeAll(), draft, this.#time()));
    const isSaved = this.#saveDue(due);
    if (!isSaved) this.#openWindow(RETRY_AFTER_MS);
    return isSaved;
  }

  /** `before`: what everybody had seen when it began. Who acts first and has not by now does it at another fixed time. */
  #closeWindow(before: number | undefined): void {
    this.#publishDue();
    this.#drawChance();
    // What came in after the writing has waited as well.
    if (!this.#constantTime.isOpen) for (const pending of this.#constantTime.takeAll()) this.#play(pending);
    const isStill = this.feeds.latest('everyone').version === before && !this.isOver;
    if (!this.#constantTime.isOpen && isStill) this.#openWindow(LATE_WINDOW_MS, true);
    this.emit('settled');
  }

  /** Whether they could be kept; if not, nothing has changed, and they are refused. */
  #saveDue(due: readonly DueMove[]): boolean {
    const events = due.flatMap(({ event, refused }) => (refused ? [] : event));
    try {
      this.#deps.log.appendPadded(events, this.match.events.length);
    } catch (error) {
      if (!(error instanceof StoreWriteError)) throw error;
      for (const { pending } of due) pending.answer(refusal('host', 'not-kept'));
      return false;
    }
    this.#due = due;
    return true;
  }

  /** What is kept happens before everybody's eyes, and is answered. */
  #publishDue(): void {
    const due = this.#due;
    this.#due = [];
    for (const { event, refused } of due) if (!refused) this.#apply(event);
    for (const { pending, refused } of due) pending.answer(refused);
  }

  #silence(seat: Seat): PendingMove {
    const { constantTimeWindow } = this.match.rules;
    if (!constantTimeWindow) throw new Error(`${this.match.rules.id} asks nothing in secret`);
    return { seat, move: constantTimeWindow.defaultMove, answer: () => undefined };
  }

  /** Whole ms since the match began; goes on where it stopped after a restart. */
  #time(): number {
    return Math.max(this.#lastTime(), Math.floor(this.clock.now() - this.#began));
  }

  #lastTime(): number {
    return this.match.events.at(-1)?.t ?? 0;
  }
}
