import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { renderHeadless } from '../../hooks/testing.ts';
import { END_MS, useCountedFirst } from './timeline.ts';

beforeAll(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true));
afterAll(() => vi.unstubAllGlobals());
beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** What a phone's sheet gets, and how it continues. */
const sheet = { waits: false, goOn: (): void => undefined };

function Sheet({ counts, at }: { readonly counts: boolean; readonly at: unknown }) {
  const [waits, goOn] = useCountedFirst(counts, at);
  Object.assign(sheet, { waits, goOn });
  return null;
}

it('a sheet waits until the screen has counted, and no longer', async () => {
  const draw = await renderHeadless();
  await draw(<Sheet counts at="score" />);
  expect(sheet.waits).toBe(true);
  await draw(<Sheet counts at="score" />, () => vi.advanceTimersByTime(END_MS - 1));
  expect(sheet.waits).toBe(true);
  await draw(<Sheet counts at="score" />, () => vi.advanceTimersByTime(1));
  expect(sheet.waits).toBe(false);
});

it('a touch ends the waiting, and the next score is waited for again', async () => {
  const draw = await renderHeadless();
  await draw(<Sheet counts at="score" />);
  await draw(<Sheet counts at="score" />, () => sheet.goOn());
  expect(sheet.waits).toBe(false);
  await draw(<Sheet counts at="another" />);
  expect(sheet.waits).toBe(true);
});

it('nothing waits where no screen counts', async () => {
  const draw = await renderHeadless();
  await draw(<Sheet counts={false} at="score" />);
  expect(sheet.waits).toBe(false);
});
