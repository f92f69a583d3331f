import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import type { PanelProps } from '../../games/game.ts';
import { MOMENT_MS, type Moment } from '../../games/moment.ts';
import { useGames } from '../../games/registry.ts';
import { renderHeadless } from '../../hooks/testing.ts';
import { type RunningMoment, useMoment } from './use-moment.ts';

const page = new EventTarget();

beforeAll(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
  const moment = (): Moment => ({ kind: 'last', title: 'The last trick' });
  useGames.setState({ games: { toy: { highlights: { moment } } } });
});
afterAll(() => {
  vi.unstubAllGlobals();
  useGames.setState({ games: {} });
});
beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

let running: RunningMoment | undefined;

function Seen({ announced }: { readonly announced: PanelProps }) {
  running = useMoment('toy', announced);
  return null;
}

/** What is announced at a beat that is seen as it comes. */
const fresh = (beat: string, before: unknown = {}) => ({ observation: {}, before, beat }) as unknown as PanelProps;

it('has its time, and no more', async () => {
  const draw = await renderHeadless();
  const announced = fresh('open');
  await draw(<Seen announced={announced} />);
  expect(running?.isOn).toBe(true);
  await draw(<Seen announced={announced} />, () => vi.advanceTimersByTime(MOMENT_MS - 1));
  expect(running?.isOn).toBe(true);
  await draw(<Seen announced={announced} />, () => vi.advanceTimersByTime(1));
  expect(running?.isOn).toBe(false);
});

it.each(['keydown', 'pointerdown'])('ends by a press (%s), and the next one comes again', async (press) => {
  const draw = await renderHeadless();
  const announced = fresh('open');
  await draw(<Seen announced={announced} />);
  await draw(<Seen announced={announced} />, () => page.dispatchEvent(new Event(press)));
  expect(running?.isOn).toBe(false);
  await draw(<Seen announced={fresh('open')} />);
  expect(running?.isOn).toBe(true);
});

it('is nothing for who comes later', async () => {
  const draw = await renderHeadless();
  await draw(<Seen announced={fresh('open', null)} />);
  expect(running).toBeUndefined();
});
