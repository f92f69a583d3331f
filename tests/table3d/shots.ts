/** Takes pictures of the table: `node tests/table3d/shots.ts DIR [NAME…]`. */
import { mkdirSync } from 'node:fs';
import { openDesk } from './test-page.ts';

/** A part of the picture, to look at closely. */
interface Clip {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const SHOTS: Readonly<Record<string, { width: number; height: number; query: string; clip?: Clip }>> = {
  hd: { width: 1280, height: 720, query: 'scene=6' },
  small: { width: 1024, height: 640, query: 'scene=6' },
  panel: { width: 1280, height: 720, query: 'scene=6&panel=300' },
  full: { width: 1920, height: 1080, query: 'scene=5' },
  '4k': { width: 3840, height: 2160, query: 'scene=6' },
  feltAt4k: { width: 3840, height: 2160, query: 'scene=6', clip: { x: 1150, y: 500, width: 1400, height: 900 } },
  rimAt4k: { width: 3840, height: 2160, query: 'scene=6', clip: { x: 0, y: 750, width: 1400, height: 1300 } },
  handAt4k: { width: 3840, height: 2160, query: 'scene=6', clip: { x: 840, y: 1500, width: 2220, height: 660 } },
  handAt720: { width: 1280, height: 720, query: 'scene=6', clip: { x: 280, y: 500, width: 740, height: 220 } },
  played: { width: 1280, height: 720, query: 'scene=7' },
  tall: { width: 390, height: 844, query: 'scene=6' },
  flat: { width: 844, height: 390, query: 'scene=6' },
  focus: { width: 1280, height: 720, query: 'scene=6&focus=c:KH' },
  oxblood: { width: 1280, height: 720, query: 'scene=5&game=spizzichino' },
  charcoal: { width: 1280, height: 720, query: 'scene=5&game=viva' },
  terracotta: { width: 1280, height: 720, query: 'scene=5&game=vbi-maior' },
  bar: { width: 1280, height: 720, query: 'scene=6&room=bar&panel=280' },
  kitchen: { width: 1280, height: 720, query: 'scene=6&room=kitchen&game=spizzichino' },
  terrace: { width: 1280, height: 720, query: 'scene=6&room=terrace&game=vbi-maior' },
  gathered: { width: 1280, height: 720, query: 'scene=8' },
};

/** Without a graphics card frames queue up: reading one pixel waits for all of them. */
function settled(): void {
  const gl = document.querySelector('canvas')?.getContext('webgl2');
  gl?.readPixels(0, 0, 1, 1, gl.RGBA, gl.UNSIGNED_BYTE, new Uint8Array(4));
}

const [dir = '/tmp/table-shots', ...wanted] = process.argv.slice(2);
mkdirSync(dir, { recursive: true });
const { url, open, close } = await openDesk();
try {
  for (const [name, { width, height, query, clip }] of Object.entries(SHOTS)) {
    if (wanted.length > 0 && !wanted.includes(name)) continue;
    const page = await open({ width, height });
    page.on('console', (message) => console.log(name, message.type(), message.text()));
    page.on('pageerror', (error) => console.log(name, error.message));
    const start = Date.now();
    await page.goto(`${url}?${query}`);
    await page.waitForFunction(() => window.desk?.stats.drawCalls > 6);
    await page.waitForTimeout(700);
    await page.evaluate(settled);
    await page.screenshot({ path: `${dir}/${name}.png`, ...(clip && { clip }) });
    console.log(name, `${Date.now() - start} ms`, JSON.stringify(await page.evaluate(() => window.desk.stats)));
    await page.close();
  }
} finally {
  await close();
}
