/** The screens that show the room: which are let in, by whose word, and which want to be. */
import { type Refusal, refusal } from '#shared/engine/refusal.ts';
import type { ScreenPairing } from '#shared/protocol/room.ts';
import type { KeptRoom, KeptScreen } from '../../store/room-store.ts';
import { THIS_COMPUTER } from '../connections/client-device.ts';
import { Emitter } from '../time/emitter.ts';
import type { RoomDeps } from './room-deps.ts';
import type { RoomState } from './room-state.ts';
import { ScreenPairings } from './screen-pairing.ts';

/** What stands for who let a screen in from this computer, as nobody. */
const LOCAL_PERSON = 'home';

/** So many screens are remembered: those that came by the code are forgotten first. */
const MAX_SCREENS = 32;

interface ScreensEvents {
  /** Something else is to be seen by itself. */
  changed: undefined;
}

export class Screens extends Emitter<ScreensEvents> {
  readonly #deps: RoomDeps;
  readonly #state: RoomState;
  readonly #pairings: ScreenPairings;

  constructor(deps: RoomDeps) {
    super();
    this.#deps = deps;
    this.#state = deps.state;
    this.#pairings = new ScreenPairings(deps.clock);
    this.#pairings.on('changed', () => this.emit('changed'));
  }

  /** A screen that is not let in is there, or is gone. */
  connected(session: string): void {
    this.#pairings.add(session, this.#deps.connections.deviceOf(session));
  }

  disconnected(session: string): void {
    this.#pairings.remove(session);
  }

  /** What it shows that may not come in yet. */
  cardsOf(session: string): readonly string[] | null {
    return this.#pairings.cardsOf(session);
  }

  /** What people see of those that want to. */
  get pairings(): ScreenPairing[] {
    return this.#pairings.shown;
  }

  /** May say which cards a screen shows: who leads, and whoever has said a name. */
  mayPair(session: string): boolean {
    if (this.#deps.connections.isScreen(session)) return false;
    return this.#state.mayHost(session) || (this.#state.person(session)?.name ?? '') !== '';
  }

  /** Somebody says what a screen shows: whether that is so. What is right lets it in; `leads`: by who leads. */
  answer(
    by: string,
    leads: boolean,
    knock: string,
    offer: number,
  ): { readonly right: boolean } | { readonly refusal: Refusal } {
    const answer = this.#pairings.answer(knock, offer);
    if (answer === 'no-such-knock') return { refusal: refusal('host', 'no-such-knock') };
    const { session } = answer;
    if (session === undefined) return { right: false };
    const person = this.#state.person(by);
    this.#letIn(session, { by: person?.id ?? LOCAL_PERSON, trusted: leads });
    return { right: true };
  }

  /**
   * Of the sessions that show the room, the browser tabs on this computer that nobody has vouched for. Any page may have
   * opened them, so they give no rights; once somebody leads the room none are needed.
   */
  untrustedTabs(showing: readonly string[]): string[] {
    const { isServer, connections } = this.#deps;
    if (isServer || this.#state.kept.captain !== '') return [];
    return showing.filter(
      (session) =>
        connections.deviceOf(session) === THIS_COMPUTER &&
        !connections.isAppWindow(session) &&
        !this.#state.isTrustedScreen(session),
    );
  }

  /** The person at this computer vouches for these tabs. */
  trustTabs(showing: readonly string[]): void {
    for (const session of this.untrustedTabs(showing)) {
      this.forget(session);
      this.#letIn(session, { by: LOCAL_PERSON, trusted: true });
    }
  }

  /** Whether an app window or a trusted screen is among these: a guest's own screen elects nobody. */
  showsTrusted(showing: readonly string[]): boolean {
    const { connections } = this.#deps;
    return showing.some((session) => this.#state.isTrustedScreen(session) || connections.isAppWindow(session));
  }

  /** It gave the code: nobody has said that it is theirs. */
  enter(session: string): void {
    if (!this.#state.hasScreen(session)) this.#letIn(session, { by: '', trusted: false });
  }

  /** It is let in no longer. */
  forget(session: string): void {
    const { kept: room } = this.#state;
    if (this.#state.hasScreen(session)) this.#state.keep(without(room, (screen) => screen.session === session));
  }

  stop(): void {
    this.#pairings.stop();
  }

  #letIn(session: string, how: Pick<KeptScreen, 'by' | 'trusted'>): void {
    this.#deps.persistSession(session);
    const { kept: room } = this.#state;
    const left = room.screens.length < MAX_SCREENS ? room : without(room, (screen) => screen === firstToForget(room));
    const screen = { session, device: this.#deps.connections.deviceOf(session), ...how };
    this.#state.keep({ ...left, screens: [...left.screens, screen] });
    this.#pairings.remove(session);
  }
}

function without(room: KeptRoom, goes: (screen: KeptScreen) => boolean): KeptRoom {
  return { ...room, screens: room.screens.filter((screen) => !goes(screen)) };
}

function firstToForget({ screens }: KeptRoom): KeptScreen | undefined {
  return screens.find(({ by }) => by === '') ?? screens[0];
}
