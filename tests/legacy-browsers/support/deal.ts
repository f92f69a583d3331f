/** A deal in a browser of any engine: a phone comes in, sits down and plays; a television shows it. */
import { expect } from 'vitest';
import { GAMES as CATALOGUE } from '#catalogue';
import type { OptionValue } from '#shared/engine/options.ts';
import { seeded } from '#shared/engine/random.ts';
import { SHEET } from '../../e2e/support/games/asking.ts';
import { type Touchable, touchables } from '../../e2e/support/touch.ts';
import { visit } from '../../host/support/client.ts';
import { ANY_MOMENT, type Engine, type Pane, type Point, pause, shoot, until } from './pane.ts';

const PHONE = { width: 460, height: 820 };
const TELEVISION = { width: 1280, height: 720 };

/** As short as a game may be. */
const OPTIONS: Readonly<Record<string, Readonly<Record<string, OptionValue>>>> = {
  'briscola-chiamata': { deals: 1 },
  spizzichino: { target: 21 },
  viva: { rounds: 1 },
};

/** How each ends: a phone and a television, from the address that the code holds to the score. */
export async function playDeal(engine: Engine, port: number, game: string): Promise<void> {
  const [phone, screen] = [await engine.open(PHONE), await engine.open(TELEVISION)];
  try {
    await playOn({ phone, screen, port, game, named: `engine-${engine.name}-${game}` });
  } finally {
    for (const pane of [phone, screen]) await pane.shut();
  }
}

interface House {
  readonly phone: Pane;
  readonly screen: Pane;
  readonly port: number;
  readonly game: string;
  /** What its pictures are called. */
  readonly named: string;
}

async function playOn({ phone, screen, port, game, named }: House): Promise<void> {
  const host = await visit(port);
  const seats = CATALOGUE[game]?.rules.seats.min ?? 0;
  const { table, code } = await host.client.tables.open({ game, seats, options: OPTIONS[game] ?? {} });
  for (let seat = 1; seat < seats; seat++) await host.client.table.seatBot({ table, seat, level: 'easy' });
  const at = `http://127.0.0.1:${port}`;
  for (const pane of [phone, screen]) await choose(pane, at);
  await screen.goto(`${at}/screen#${code.toLowerCase()}`);
  await until(screen, () => document.querySelector('.tv-side') !== null, null);
  await phone.goto(`${at}/hand/#${code}`);
  await sit(phone, 'Ada');
  await until(screen, () => document.body.innerText.includes('Ada'), null);
  await host.client.table.start({ table });
  const seen = { hand: false, screen: false };
  const done = await play(phone, async () => {
    seen.hand ||= await shotWhere(phone, heldCards, `${named}-hand`);
    seen.screen ||= await shotWhere(screen, shownFaces, `${named}-screen`);
  });
  expect(seen, done.join(' / ')).toEqual({ hand: true, screen: true });
  await until(screen, () => document.querySelector('.tv-score td, .tv-score li') !== null, null);
  await shoot(screen, `${named}-score`);
  await shoot(phone, `${named}-phone-score`);
  const complaints = [...(await phone.complaints()), ...(await screen.complaints())];
  expect(complaints).toEqual([]);
  await host.leave();
}

/**
 * No card waits to be taken back, and nothing flies longer than it must, where a browser keeps that. The page that is asked
 * for it is a small one.
 */
async function choose(pane: Pane, at: string): Promise<void> {
  await pane.goto(`${at}/licences.txt`);
  await pane.evaluate((settings) => {
    try {
      localStorage.setItem('panno-verde.settings', settings);
    } catch {}
  }, SETTINGS);
}

const SETTINGS = JSON.stringify({
  state: { speed: 'quick', motion: 'reduced', undo: false, whispers: false, depth: 'flat' },
  version: 1,
});

async function sit(phone: Pane, name: string): Promise<void> {
  await pressUntil(phone, '.name input', () => document.activeElement instanceof HTMLInputElement, null);
  await phone.write(name);
  await until(phone, (name) => document.querySelector<HTMLInputElement>('.name input')?.value === name, name);
  const isSeated = (name: string) => !!document.querySelector('.seats li:first-child')?.textContent?.includes(name);
  await pressUntil(phone, '.seats li:first-child button', isSeated, name);
}

/** So long a press may take until something comes of it, in ms: else what was pressed had moved. */
const COMES = 3000;

async function pressUntil<Given>(
  pane: Pane,
  selector: string,
  done: (given: Given) => boolean,
  given: Given,
): Promise<void> {
  for (const end = Date.now() + ANY_MOMENT; Date.now() < end; ) {
    await pane.press(await until(pane, middleOf, selector));
    for (const soon = Date.now() + COMES; Date.now() < soon; await pause(60))
      if (await pane.evaluate(done, given)) return;
  }
  throw new Error(`nothing comes of ${selector}`);
}

/** The middle of the first such element. */
function middleOf(selector: string): Point | null {
  const found = document.querySelector(selector);
  found?.scrollIntoView({ block: 'center' });
  const { left = 0, top = 0, width = 0, height = 0 } = found?.getBoundingClientRect() ?? {};
  return width === 0 ? null : { x: left + width / 2, y: top + height / 2 };
}

/** So long a picture may take to come, in ms: a short deal is over before it is glanced at again. */
const PRINTED = 1500;

/** A picture, once the page says so. */
async function shotWhere(pane: Pane, is: () => boolean, name: string): Promise<boolean> {
  for (const end = Date.now() + PRINTED; Date.now() < end; await pause(100)) {
    if (!(await pane.evaluate(is, null))) continue;
    await shoot(pane, name);
    return true;
  }
  return false;
}

/** Cards in the hand, seen as what they are. */
function heldCards(): boolean {
  return document.querySelectorAll('[data-hand] img, [data-hand] svg, [data-hand] canvas').length > 0;
}

/** Cards that lie face up on the television, each a picture that has come. */
function shownFaces(): boolean {
  return [...document.querySelectorAll<HTMLImageElement>('.flat-card img')].some(
    (print) => print.complete && print.naturalWidth > 0 && print.getBoundingClientRect().width > 20,
  );
}

/** What was pressed until the score lay there: of what may be, at random, but the same each time. It is glanced at each time, too. */
async function play(phone: Pane, glance: () => Promise<void>): Promise<string[]> {
  const random = seeded(9);
  const done: string[] = [];
  for (const end = Date.now() + 4 * ANY_MOMENT; Date.now() < end; await pause(60)) {
    if (await phone.evaluate((sheet) => document.querySelector(sheet) !== null, SHEET)) return done;
    await glance();
    const free = (await touchables(phone)).filter(({ at }) => at);
    const decisions = free.filter(({ card }) => card === null);
    const among = decisions.length > 0 ? decisions : free;
    const one = among[random.below(Math.max(among.length, 1))];
    if (!one?.at) continue;
    await phone.press(one.at);
    done.push(one.name);
    if (one.card !== null && !one.lifted) await pressAgain(phone, one);
  }
  throw new Error(`no score after ${done.join(' / ')}`);
}

/** A card was taken up: the next touch plays it. What lies face down was played by the first. */
async function pressAgain(phone: Pane, { card }: Touchable): Promise<void> {
  await pause(60);
  const again = (await touchables(phone)).find((one) => one.card === card && one.lifted);
  if (again?.at) await phone.press(again.at);
}
