/** The update state machine, pure. A person starts each step, and none starts during a match. */
import type { UpdateFault, UpdateRequest, UpdateStage } from '#shared/protocol/desktop-shell.ts';

export interface UpdateState {
  readonly stage: UpdateStage;
  /** Checks once a day automatically. */
  readonly byItself: boolean;
  /** Time of the last check, in ms since 1970; 0 for never. */
  readonly looked: number;
}

/** A request, a clock tick, or the result of an action. */
export type UpdateEvent =
  | { readonly type: UpdateRequest }
  | { readonly type: 'time-passed' }
  | { readonly type: 'found'; readonly version: string }
  | { readonly type: 'nothing-newer' }
  | { readonly type: 'fetched' }
  | { readonly type: 'progress'; readonly percent: number }
  | { readonly type: 'failed'; readonly why: UpdateFault };

/** The next action: check, download, cancel, install. */
export type UpdateAction = 'look' | 'fetch' | 'stop' | 'install';

export interface UpdateContext {
  /** Somebody plays here or is a guest at another host. */
  readonly playing: boolean;
  readonly now: number;
}

export interface Step {
  readonly state: UpdateState;
  readonly deed?: UpdateAction;
}

export const INITIAL_STATE: UpdateState = { stage: { is: 'idle' }, byItself: false, looked: 0 };

/** Interval between automatic checks, in ms. */
const CHECK_INTERVAL_MS = 24 * 60 * 60_000;

export function nextState(state: UpdateState, event: UpdateEvent, { playing, now }: UpdateContext): Step {
  const { stage } = state;
  switch (event.type) {
    case 'by-itself':
      return { state: { ...state, byItself: true } };
    case 'when-asked':
      return { state: { ...state, byItself: false } };
    case 'look':
      return playing ? { state } : look(state, now);
    case 'time-passed':
      if (playing && stage.is === 'fetching') return at(state, { is: 'there', version: stage.version }, 'stop');
      return !playing && isDue(state, now) ? look(state, now) : { state };
    case 'fetch':
      if (playing || stage.is !== 'there') return { state };
      return at(state, { is: 'fetching', version: stage.version, percent: 0 }, 'fetch');
    case 'install':
      return playing || stage.is !== 'ready' ? { state } : { state, deed: 'install' };
    default:
      return { state: { ...state, stage: whatCame(stage, event) } };
  }
}

/** No check during or after a download. */
function look(state: UpdateState, now: number): Step {
  if (['looking', 'fetching', 'ready'].includes(state.stage.is)) return { state };
  return { state: { ...state, stage: { is: 'looking' }, looked: now }, deed: 'look' };
}

/** A clock set back doesn't block checks for ever. */
function isDue({ byItself, looked }: UpdateState, now: number): boolean {
  return byItself && Math.abs(now - looked) >= CHECK_INTERVAL_MS;
}

function at(state: UpdateState, stage: UpdateStage, deed: UpdateAction): Step {
  return { state: { ...state, stage }, deed };
}

/** Results of a cancelled action are ignored. */
function whatCame(
  stage: UpdateStage,
  event: Exclude<UpdateEvent, { type: UpdateRequest | 'time-passed' }>,
): UpdateStage {
  if (event.type === 'failed') return isUnderWay(stage) ? { is: 'failed', why: event.why } : stage;
  if (stage.is === 'looking') {
    if (event.type === 'found') return { is: 'there', version: event.version };
    if (event.type === 'nothing-newer') return { is: 'newest' };
  }
  if (stage.is === 'fetching') {
    if (event.type === 'fetched') return { is: 'ready', version: stage.version };
    if (event.type === 'progress') return { ...stage, percent: Math.round(Math.min(100, Math.max(0, event.percent))) };
  }
  return stage;
}

function isUnderWay({ is }: UpdateStage): boolean {
  return is === 'looking' || is === 'fetching' || is === 'ready';
}
