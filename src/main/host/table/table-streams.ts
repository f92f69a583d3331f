/** Who may look at a table, and what each of them is told from then on: the table, the match, the talk, the seals, the bets. */
import type { Refusal } from '#shared/engine/refusal.ts';
import type { Viewer } from '#shared/engine/rules.ts';
import type { Update } from '#shared/engine/view.ts';
import type { SealView } from '#shared/fair-shuffle/schema.ts';
import type { BetsView } from '#shared/protocol/bets.ts';
import type { ChatEntry } from '#shared/protocol/chat.ts';
import type { PlayUpdate, TableSummary, TableView } from '#shared/protocol/table.ts';
import type { Broadcaster } from '../connections/broadcaster.ts';
import type { ConnectionInfo } from '../connections/callers.ts';
import type { Endable, StreamQueue } from '../connections/stream-queue.ts';
import type { PresentDevice, ShuffleDevices } from '../fair-shuffle/participants.ts';
import type { LiveMatch } from '../match/live-match.ts';
import type { SeenUpdate } from '../match/viewer-feeds.ts';
import { Emitter } from '../time/emitter.ts';
import type { TableChat } from './chat.ts';
import type { Presence } from './presence.ts';
import { nameOn, seatedSessions, seatsOf } from './seating.ts';
import type { TableAccess } from './table-access.ts';
import type { TableBets } from './table-bets.ts';
import type { TableState } from './table-state.ts';
import { type OwnFields, ownOf, summaryOf, type TableViewInput, viewOf } from './table-view.ts';

// Who watches the seals of a table: people's devices, which take part, and screens, which only look.

interface ShuffleStreamsEvents {
  /** Devices have come or gone. */
  devicesChanged: undefined;
  /** A shuffle has come a step further. */
  step: undefined;
}

export class ShuffleStreams extends Emitter<ShuffleStreamsEvents> implements ShuffleDevices {
  readonly #state: TableState;
  readonly #connections: ConnectionInfo;
  /** The session of each stream; nothing for a screen's. */
  readonly #streams = new Map<StreamQueue<SealView>, string | undefined>();

  constructor(state: TableState, connections: ConnectionInfo) {
    super();
    this.#state = state;
    this.#connections = connections;
  }

  /** A stream that was let in; without a session it is a screen's. */
  watch(stream: StreamQueue<SealView>, session: string | undefined): void {
    this.#streams.set(stream, session);
    stream.onEnd(() => {
      this.#streams.delete(stream);
      this.emit('devicesChanged');
    });
    this.emit('devicesChanged');
  }

  /** Tells everybody who watches how a shuffle looks now: to a session, or to a screen. */
  publish(view: (session: string | undefined) => SealView): void {
    for (const [stream, session] of this.#streams) stream.put(view(session));
    this.emit('step');
  }

  /** The devices that could take part, in the order in which they came. */
  devices(): PresentDevice[] {
    const sessions = new Set([...this.#streams.values()].flatMap((session) => session ?? []));
    return [...sessions].map((session) => ({
      session,
      names: this.#namesOf(session),
      place: this.#connections.deviceOf(session),
    }));
  }

  /** The people who sit here. */
  people(): { session: string; names: string[] }[] {
    return [...seatedSessions(this.#state.kept)].map((session) => ({ session, names: this.#namesOf(session) }));
  }

  #namesOf(session: string): string[] {
    const { kept } = this.#state;
    return seatsOf(kept, session).flatMap((seat) => nameOn(kept, session, seat) ?? []);
  }
}

/** The streams of a table. Each is let in by a check, and stays as long as the same check lets it. */
type Stream = Endable & { end(why?: Refusal): void };

/** Why a stream may not be, if so. */
type AccessCheck = () => Refusal | undefined;

export class AdmittedStreams {
  readonly #checks = new Map<Stream, AccessCheck>();
  readonly #tables = new Map<StreamQueue<TableView>, string>();
  readonly #plays = new Map<StreamQueue<PlayUpdate>, Viewer>();
  readonly #broadcaster: Broadcaster;

  constructor(broadcaster: Broadcaster) {
    this.#broadcaster = broadcaster;
  }

  /** Lets a stream in, or says why not. */
  admit(stream: Stream, check: AccessCheck): Refusal | undefined {
    const refused = check();
    if (refused) return refused;
    this.#checks.set(stream, check);
    stream.onEnd(() => this.#checks.delete(stream));
    return undefined;
  }

  /** A stream that was let in is told of the table, as this session sees it. */
  watchTable(stream: StreamQueue<TableView>, session: string): void {
    this.#tables.set(stream, session);
    stream.onEnd(() => this.#tables.delete(stream));
  }

  /** A stream that was let in is told of the match, as this viewer sees it. */
  watchPlay(stream: StreamQueue<PlayUpdate>, viewer: Viewer): void {
    this.#plays.set(stream, viewer);
    stream.onEnd(() => this.#plays.delete(stream));
  }

  publishTable(views: TableViews): void {
    for (const [stream, session] of this.#tables) this.#broadcaster.send(stream, () => views.view(session));
  }

  publishUpdate(viewer: Viewer, update: PlayUpdate): void {
    for (const [stream, watched] of this.#plays) if (watched === viewer) stream.put(update);
  }

  /** Something has changed: streams that would not be let in now end, and say why. */
  endRefused(): void {
    for (const [stream, check] of [...this.#checks]) {
      const refused = check();
      if (refused) stream.end(refused);
    }
  }

  /** All streams end. */
  endAll(why: Refusal): void {
    for (const stream of [...this.#checks.keys()]) stream.end(why);
  }
}

/** The table as sessions see it. What is the same for everybody is made once, until something changes. */
export class TableViews {
  readonly #input: TableViewInput;
  #summary: Omit<TableSummary, keyof OwnFields> | undefined;

  constructor(input: TableViewInput) {
    this.#input = input;
  }

  view(session: string): TableView {
    return viewOf(this.#input, session);
  }

  summary(session: string): TableSummary {
    this.#summary ??= summaryOf(this.#input);
    return { ...this.#summary, ...ownOf(this.#input, session) };
  }

  /** To be called whenever something has changed. */
  reset(): void {
    this.#summary = undefined;
  }
}

export interface TableStreamsDeps {
  readonly state: TableState;
  readonly access: TableAccess;
  readonly connections: ConnectionInfo;
  readonly chat: TableChat;
  readonly bets: TableBets;
  readonly admitted: AdmittedStreams;
  readonly shuffleStreams: ShuffleStreams;
  readonly presence: Presence;
  readonly screens: Presence;
  /** A match that was over when the host started is read when somebody looks at it first; why it can't be. */
  reopenFinished(): Refusal | undefined;
  readonly views: TableViews;
}

export class TableStreams {
  readonly #deps: TableStreamsDeps;

  constructor(deps: TableStreamsDeps) {
    this.#deps = deps;
  }

  /** The table as this session sees it, now and whenever it changes. */
  openTable(session: string, stream: StreamQueue<TableView>): Refusal | undefined {
    const { access, admitted, presence, screens, connections, views } = this.#deps;
    const refused = admitted.admit(stream, () => access.refuseLook(session));
    if (refused) return refused;
    admitted.watchTable(stream, session);
    presence.enter(session, stream);
    if (connections.isScreen(session)) screens.enter(session, stream);
    stream.put(views.view(session));
    return undefined;
  }

  /** The updates of one viewer: those after `since` in order, or the latest; then every new one. */
  openPlay(
    session: string,
    viewer: Viewer,
    since: SeenUpdate | undefined,
    stream: StreamQueue<PlayUpdate>,
  ): Refusal | undefined {
    const { access, admitted, presence, reopenFinished } = this.#deps;
    const refused = reopenFinished() ?? admitted.admit(stream, () => access.refuseView(session, viewer));
    if (refused) return refused;
    admitted.watchPlay(stream, viewer);
    presence.enter(session, stream);
    for (const update of this.#updates(viewer, since)) stream.put(update);
    return undefined;
  }

  /** What is said and shown here: the lines after number `since`, or the latest, then every new one. */
  openChat(session: string, since: number | undefined, stream: StreamQueue<ChatEntry>): Refusal | undefined {
    const { access, admitted, chat } = this.#deps;
    const refused = admitted.admit(stream, () => access.refuseLook(session) ?? access.refuseSecret(session));
    if (!refused) chat.watch(since, stream);
    return refused;
  }

  /**
   * The seals of the match: those that are open, from number `since` on or just the latest, and the present one; then
   * each again whenever it changes. Whoever watches and is no screen is asked to take part in the next.
   */
  openShuffles(
    session: string,
    isScreen: boolean,
    since: number | undefined,
    stream: StreamQueue<SealView>,
  ): Refusal | undefined {
    const { state, access, admitted, shuffleStreams, reopenFinished } = this.#deps;
    const refused = admitted.admit(stream, () => access.refuseLook(session)) ?? reopenFinished();
    if (refused) return refused;
    const who = isScreen ? undefined : session;
    for (const view of state.live?.shuffle?.views(who, since) ?? []) stream.put(view);
    shuffleStreams.watch(stream, who);
    return undefined;
  }

  /** What can be bet on here, and who was right when it is out. */
  openBets(session: string, stream: StreamQueue<BetsView>): Refusal | undefined {
    const { access, admitted, bets, reopenFinished } = this.#deps;
    const refused = reopenFinished() ?? admitted.admit(stream, () => access.refuseView(session, 'everyone'));
    if (!refused) bets.watch(session, stream);
    return refused;
  }

  /** Each viewer is sent how the match stands, then every update. */
  follow({ feeds }: LiveMatch): void {
    const { state, admitted } = this.#deps;
    for (const viewer of [...state.kept.seats.keys(), 'everyone'] as const) {
      const send = (update: Update): void =>
        admitted.publishUpdate(viewer, feeds.toPlayUpdate(viewer, update, state.kept.match));
      send(feeds.latest(viewer));
      feeds.subscribe(viewer, send);
    }
  }

  /** The viewer's updates after what was seen last, in order, or the latest. */
  #updates(viewer: Viewer, since: SeenUpdate | undefined): PlayUpdate[] {
    const { live, kept } = this.#deps.state;
    if (!live) return [];
    const { feeds } = live;
    const seen = since?.match === kept.match ? since.version : feeds.latest(viewer).version - 1;
    return feeds.since(viewer, seen).map((update) => feeds.toPlayUpdate(viewer, update, kept.match));
  }
}
