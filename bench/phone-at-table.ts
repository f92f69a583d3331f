/** A phone that was never here, from the scan of a table's code until it holds its own hand, and the line that it comes over. */
import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import type { Browser, Page } from 'playwright-core';
import type { Client } from './test-server.ts';

/** Bytes in a ms, and ms one way. */
const RATE = 20_000_000 / 8 / 1000;
const DELAY = 25;

const CARDS = 8;

export interface Scan {
  /** From the scan until a name is asked for, in ms. */
  readonly asked: number;
  /** Until the own cards are seen. */
  readonly hand: number;
  /** Files asked for until then, and their bytes on the wire. */
  readonly files: number;
  readonly bytes: number;
  /** Tasks of the page of 50 ms and more until then, in ms together. */
  readonly long: number;
}

/** How a page of the phone is opened: at a port, `slower` times slower than this processor. */
interface Way {
  readonly port: number;
  readonly key: string;
  readonly slower: number;
}

/** Scans the code of a new table of four bots, sits down, is dealt eight cards; `then` has the page until it is closed. */
export async function scanned<Found>(
  browser: Browser,
  host: Client,
  { port, key, slower }: Way,
  then: (page: Page, scan: Scan) => Promise<Found>,
): Promise<Found> {
  const { table, code } = await host.tables.open({ game: 'briscola-chiamata', options: { deals: 1 } });
  for (let seat = 1; seat < 5; seat++) await host.table.seatBot({ table, seat, level: 'easy' });
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  const page = await context.newPage();
  const devices = await context.newCDPSession(page);
  await devices.send('Emulation.setCPUThrottlingRate', { rate: slower });
  await page.addInitScript(sitDown, CARDS);
  // As soon as the seat is taken the cards are dealt: whoever made the table waits for nothing else.
  const dealt = (async () => {
    for await (const view of await host.table.watch({ table })) if (view.seats[0]?.kind === 'person') break;
    await host.table.start({ table });
  })();
  await page.goto(`http://127.0.0.1:${port}/hand/#${code}.${key}`, { waitUntil: 'commit' });
  // Not at each frame, which would have each frame drawn.
  const held = page.waitForFunction(() => window.scan?.hand !== undefined, undefined, { polling: 200 });
  await Promise.all([dealt, held]);
  const found = await then(page, (await page.evaluate(() => window.scan)) as Scan);
  await context.close();
  await host.table.close({ table });
  return found;
}

declare global {
  interface Window {
    scan?: { -readonly [What in keyof Scan]?: Scan[What] };
  }
}

/** Gives a name as soon as one is asked for, and notes when the cards are there. Nobody thinks. Runs in the page. */
function sitDown(cards: number): void {
  const scan: NonNullable<Window['scan']> = { long: 0 };
  window.scan = scan;
  new PerformanceObserver((list) => {
    if (scan.hand === undefined) for (const { duration } of list.getEntries()) scan.long = (scan.long ?? 0) + duration;
  }).observe({ type: 'longtask', buffered: true });
  const nameField = () => document.querySelector<HTMLInputElement>('input[autocomplete=nickname]');
  const look = (): void => {
    const field = nameField();
    if (field && scan.asked === undefined) {
      scan.asked = performance.now();
      field.focus();
      document.execCommand('insertText', false, 'Ada');
      // The page may have drawn another field by then.
      requestAnimationFrame(() => nameField()?.form?.requestSubmit());
    }
    const faces = [...document.querySelectorAll<HTMLImageElement>('[data-hand] img')];
    if (faces.length !== cards || !faces.every((face) => face.complete && face.naturalWidth > 0)) return;
    changes.disconnect();
    const files = performance
      .getEntries()
      .filter((entry) => entry instanceof PerformanceResourceTiming && entry.name.startsWith('http'))
      .map((entry) => (entry as PerformanceResourceTiming).transferSize);
    scan.files = files.filter((bytes) => bytes > 0).length;
    scan.bytes = files.reduce((sum, bytes) => sum + bytes, 0);
    scan.hand ??= performance.now();
  };
  // Looks at changes alone: a look at each frame has each frame drawn, which a slow phone pays for.
  const changes = new MutationObserver(look);
  changes.observe(document, { subtree: true, childList: true });
  document.addEventListener('load', look, true);
}

/** A line to this port that is as slow as that, both ways: its connections share it. */
export async function slowLine(to: number): Promise<{ readonly port: number; close(): void }> {
  const ends = new Set<Socket>();
  const passage = (from: Socket, on: Socket): void => {
    let freeAt = 0;
    const later = (bytes: number, act: () => void): void => {
      freeAt = Math.max(freeAt, performance.now()) + bytes / RATE;
      setTimeout(act, freeAt + DELAY - performance.now());
    };
    from.on('data', (data) => later(data.length, () => void on.write(data)));
    from.on('end', () => later(0, () => void on.end()));
    from.on('error', () => on.destroy());
  };
  const door = createServer((near) => {
    ends.add(near);
    // Coming in takes a way there and back of its own.
    near.pause();
    setTimeout(() => {
      const far = connect({ port: to, host: '127.0.0.1', noDelay: true });
      ends.add(far);
      passage(near, far);
      passage(far, near);
      near.resume();
    }, 2 * DELAY);
  });
  await once(door.listen(0, '127.0.0.1'), 'listening');
  return {
    port: (door.address() as AddressInfo).port,
    close() {
      door.close();
      for (const end of ends) end.destroy();
    },
  };
}
