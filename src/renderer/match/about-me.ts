/** What a match tells the viewer of themselves: whole sentences, the same on every page. */
import type { Viewer } from '#shared/engine/rules.ts';
import type { Seated } from '#shared/protocol/table.ts';
import type { OwnState } from '../games/game.ts';
import { bidiIsolated } from '../i18n/names.ts';
import type { Message, Say } from '../i18n/say.ts';
import type { Plate } from '../motion/scene.ts';
import type { HiddenTurn } from './hidden-turn.ts';

export interface MyView {
  readonly viewer: Viewer;
  /** As shown: who is on turn. */
  readonly plates: readonly Plate[];
  readonly seated: readonly Seated[];
  /** Why nobody moves, if so. */
  readonly halted?: HiddenTurn | 'paused' | false | undefined;
  /** What who looks on waits for. */
  readonly wait?: Message | undefined;
  readonly own?: OwnState | undefined;
}

/** At most two sentences: what the viewer is, if that is not plain, and what happens now. */
export function aboutMe({ viewer, plates, seated, halted, wait, own }: MyView): readonly Message[] {
  const standstill = haltedBy(halted);
  if (standstill) return [standstill];
  const onTurn = plates.filter((plate) => plate.onTurn);
  if (viewer === 'everyone') return [wait ?? { key: 'you.watching' }, ...turnOf(onTurn)];
  const am = presenceOf(seated[viewer]) ?? own?.am;
  const now = onTurn.some(({ seat }) => seat === viewer) ? [{ key: own?.asked ?? 'now.play' }] : turnOf(onTurn);
  return am ? [am, ...now] : now;
}

/** Why nobody moves. */
export function haltedBy(halted: MyView['halted']): Message | undefined {
  return halted ? { key: halted === 'failed' ? 'error.title' : `halted.${halted}` } : undefined;
}

/** Whose turn it is; nothing while it is nobody's. */
export function turnOf([first, second, ...more]: readonly Plate[]): readonly Message[] {
  if (!first) return [];
  const name = bidiIsolated(first.name);
  if (!second) return [{ key: 'now.one', params: { name } }];
  return [
    more.length > 0 ? { key: 'now.others' } : { key: 'now.two', params: { name, other: bidiIsolated(second.name) } },
  ];
}

/** The messages one after the other. */
export function sayAll(messages: readonly Message[], say: Say): string {
  return messages.map(({ key, params }) => say(key, params)).join(' ');
}

/** Whoever reads it is here, but a bot may still play, or the line be slow. */
function presenceOf(who: Seated | undefined): Message | undefined {
  if (who?.kind !== 'person') return undefined;
  if (who.standIn) return { key: 'you.stand-in' };
  return who.lag === 'poor' ? { key: 'you.slow' } : undefined;
}
