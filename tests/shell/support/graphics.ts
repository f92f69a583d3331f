/** The table while its graphics process falls: drawn again, or in words where Chromium draws no more. */
import { vi } from 'vitest';
import type {} from '../../../src/renderer/match/tabletop/test-probe.ts';
import { PATIENCE, type Running } from './real-electron.ts';

declare global {
  interface Window {
    /** How often the table's picture was lost, and how many frames were drawn when it last came back. */
    pictures?: { lost: number; back: number; framesBefore: number };
  }
}

const DRAWN = { timeout: PATIENCE, interval: 200 };

/** Notes what happens to the table's picture from now on. */
export async function watchPictures({ page }: Running): Promise<void> {
  await page.evaluate(() => {
    const seen = { lost: 0, back: 0, framesBefore: 0 };
    window.pictures = seen;
    const note = (event: string, heard: () => void) => document.addEventListener(event, heard, true);
    note('webglcontextlost', () => {
      seen.lost += 1;
    });
    note('webglcontextrestored', () => {
      seen.back += 1;
      seen.framesBefore = window.pannoVerde?.stats.frames ?? 0;
    });
  });
}

/** Kills the process that draws the table, and waits until the page has lost its picture; in words there is nothing to lose. */
export async function killGraphics(running: Running): Promise<void> {
  const { app, page } = running;
  if ((await wayOfDrawing(running)) === 'words') return;
  const lost = () => page.evaluate(() => window.pictures?.lost);
  const before = await lost();
  const pid = await app.evaluate(({ app }) => app.getAppMetrics().find(({ type }) => type === 'GPU')?.pid);
  if (!pid) throw new Error('no process draws');
  process.kill(pid, 'SIGKILL');
  await vi.waitFor(async () => {
    if ((await lost()) === before) throw new Error('the picture is still there');
  }, DRAWN);
}

/** Waits until the table can be played at, as far as the computer goes: drawn, or in words with the reason. */
export async function untilTableStands(running: Running): Promise<void> {
  await vi.waitFor(async () => {
    const wanted = await wayOfDrawing(running);
    const seen = await running.page.evaluate(() => {
      const { lost, back, framesBefore } = window.pictures ?? { lost: 0, back: 0, framesBefore: 0 };
      if (document.querySelector('.dark')?.textContent) return 'words';
      return lost === back && (window.pannoVerde?.stats.frames ?? 0) > framesBefore ? 'drawn' : 'neither';
    });
    if (seen !== wanted) throw new Error(`the table should be ${wanted} and is ${seen}`);
  }, DRAWN);
}

/** After a few falls Chromium gives WebGL up for as long as the app runs. */
async function wayOfDrawing({ app }: Running): Promise<'drawn' | 'words'> {
  const { webgl2 = '', webgl = '' } = (await app.evaluate(({ app }) => app.getGPUFeatureStatus())) as unknown as Record<
    string,
    string
  >;
  return `${webgl2}${webgl}`.includes('disabled') ? 'words' : 'drawn';
}
