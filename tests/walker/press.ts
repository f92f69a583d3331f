/** Presses what every view offers, once from the view anew, and back, and a few more in a row: nothing breaks. */
import type { Page } from 'playwright-core';
import { seeded } from '#shared/engine/random.ts';
import type { Theatre } from './serve.ts';
import type { Look, Offered } from './stage/look.ts';
import { PAGES, type PageKind, type View } from './view.ts';
import { resize } from './walk.ts';

/** The usual window of each page. */
const WINDOWS = {
  hand: { width: 375, height: 548 },
  app: { width: 1280, height: 720 },
  screen: { width: 1280, height: 720 },
} as const;

/** Of controls with the same name on one view so many are pressed. */
const ALIKE = 2;

/** In the end so many in a row, at random, without a way back. */
const MORE = 8;

/** Ways to put away what a press has opened. */
const BACK = ['Escape', 'its button', 'the way back'] as const;

/** So many presses are told that led to a finding. */
const TOLD = 5;

export interface Trouble {
  readonly view: string;
  readonly what: string;
  readonly after: readonly string[];
}

/** What pressing came to. */
export interface Pressing {
  readonly views: number;
  /** Every control that was seen, by page and name, and how often it was pressed. */
  readonly controls: ReadonlyMap<string, number>;
  readonly presses: number;
  readonly troubles: readonly Trouble[];
}

/** Presses everything on these views; `until`, in ms since 1970, ends it at the next view. */
export async function press(
  theatre: Pick<Theatre, 'open'>,
  views: readonly View[],
  seed: number,
  until = Number.POSITIVE_INFINITY,
): Promise<Pressing> {
  const all = { views: 0, controls: new Map<string, number>(), presses: 0, troubles: [] as Trouble[] };
  for (const kind of PAGES) {
    let page: Page | undefined;
    for (const view of views.filter((one) => one.page === kind)) {
      if (Date.now() > until) break;
      page ??= await begin(theatre, kind);
      const presser = new Presser(page, view, seed, all.controls);
      await presser.all().catch((error: unknown) => presser.find(String(error).split('\n')[0] ?? ''));
      all.troubles.push(...presser.troubles);
      all.presses += presser.presses;
      all.views++;
      if (presser.troubles.length === 0) continue;
      // What broke may have left nothing behind.
      await page.close();
      page = undefined;
    }
    await page?.close();
  }
  return all;
}

/** A page whose complaints are heard. */
export async function begin(theatre: Pick<Theatre, 'open'>, kind: PageKind): Promise<Page> {
  const page = await theatre.open(kind);
  page.on('popup', (popup) => void popup.close().catch(() => undefined));
  page.on('filechooser', () => undefined);
  const line = await page.context().newCDPSession(page);
  await resize(line, kind, WINDOWS[kind]);
  await page.evaluate(() => window.walker.fingers.hearComplaints());
  return page;
}

class Presser {
  readonly troubles: Trouble[] = [];
  presses = 0;
  #after: string[] = [];
  readonly #page: Page;
  readonly #view: View;
  readonly #random: ReturnType<typeof seeded>;
  readonly #controls: Map<string, number>;

  constructor(page: Page, view: View, seed: number, controls: Map<string, number>) {
    this.#page = page;
    this.#view = view;
    this.#random = seeded(seed);
    this.#controls = controls;
  }

  async all(): Promise<void> {
    const first = await this.#anew();
    let now = first;
    for (const place of this.#shuffled(chosen(first.offered))) {
      if (!isSame(now, first)) now = await this.#anew();
      // Another view, or one that broke.
      if (!isSame(now, first) || this.troubles.length > 0) return;
      now = await this.#back(now, await this.#press(now, place));
    }
    if (!isSame(now, first)) now = await this.#anew();
    for (let k = 0; k < MORE && now.offered.length > 0 && this.troubles.length === 0; k++) {
      now = await this.#press(now, this.#random.below(now.offered.length));
    }
  }

  find(what: string): void {
    this.troubles.push({ view: this.#view.name, what, after: this.#after.slice(-TOLD) });
  }

  async #anew(): Promise<Look> {
    this.#after = ['shown'];
    await this.#page.evaluate((one) => window.walker.show(one), this.#view);
    return this.#look();
  }

  async #look(): Promise<Look> {
    const now = await this.#page.evaluate(() => window.walker.fingers.look());
    for (const complaint of now.complaints) this.find(complaint);
    if (!now.alive) this.find('nothing is on the page any more');
    else if (now.offered.length === 0 && this.#view.page !== 'screen') this.find('nothing can be pressed any more');
    if (now.fallen) this.find(`fell over: ${now.fallen}`);
    for (const { name } of now.offered) this.#count(name, 0);
    return now;
  }

  #count(name: string, more: number): void {
    const key = `${this.#view.page}: ${name}`;
    this.#controls.set(key, (this.#controls.get(key) ?? 0) + more);
  }

  async #press({ offered }: Look, place: number): Promise<Look> {
    const { name, kind } = offered[place] as Offered;
    this.presses++;
    this.#after.push(name);
    this.#count(name, 1);
    const point = await this.#page.evaluate((place) => window.walker.fingers.aim(place), place);
    if (!point) await this.#byKeys(place, 'Enter');
    else if (this.#view.page === 'hand') await this.#page.touchscreen.tap(point.x, point.y);
    else await this.#page.mouse.click(point.x, point.y);
    if (kind === 'text') await this.#write();
    else if (kind !== 'other') await this.#byKeys(place, this.#random.below(2) === 0 ? 'ArrowLeft' : 'ArrowRight');
    return this.#look();
  }

  async #byKeys(place: number, key: string): Promise<void> {
    await this.#page.evaluate((place) => window.walker.fingers.focusOn(place), place);
    await this.#page.keyboard.press(key);
  }

  async #write(): Promise<void> {
    await this.#page.keyboard.insertText('Nonna');
    await this.#page.keyboard.press('Enter');
  }

  /** What lies on top after a press is put away; where nothing new lies there, Escape is pressed all the same. */
  async #back(before: Look, now: Look): Promise<Look> {
    const opened = now.sheet !== null && now.sheet.title !== before.sheet?.title;
    const way = BACK[opened ? this.#random.below(BACK.length) : 0];
    this.#after.push(`back by ${way}`);
    if (way === 'the way back') await this.#page.evaluate(() => history.back());
    else if (way === 'its button' && now.sheet && now.sheet.closes >= 0) return this.#press(now, now.sheet.closes);
    else await this.#page.keyboard.press('Escape');
    return this.#look();
  }

  #shuffled<T>(all: readonly T[]): T[] {
    return all
      .map((one) => ({ one, place: this.#random.below(1e9) }))
      .sort((a, b) => a.place - b.place)
      .map(({ one }) => one);
  }
}

/** Nothing was left behind: what is offered is what was. */
function isSame(now: Look, then: Look): boolean {
  return now.at === then.at && String(now.offered.map(nameOf)) === String(then.offered.map(nameOf));
}

function nameOf({ name }: Offered): string {
  return name;
}

/** The places of what is pressed: of a row of the same things the first few. */
function chosen(offered: readonly Offered[]): number[] {
  return offered.flatMap(({ name }, place) => {
    const before = offered.slice(0, place).filter((other) => other.name === name).length;
    return before < ALIKE ? [place] : [];
  });
}

/** For a person to read. */
export function reportOf({ views, controls, presses, troubles }: Pressing): string {
  const never = [...controls].filter(([, count]) => count === 0).map(([name]) => `  never pressed: ${name}`);
  const told = troubles.map(({ view, what, after }) => `${view}\n  ${what}\n    after ${after.join(' → ')}`);
  const sum = `${views} views, ${controls.size} controls, ${controls.size - never.length} of them pressed, ${presses} presses, ${troubles.length} findings`;
  return [sum, ...never, ...told].join('\n');
}
