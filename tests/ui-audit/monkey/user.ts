/** Somebody at a page: looks, presses, goes back, and says what broke meanwhile. */
import type { CDPSession, Page } from 'playwright-core';
import { seeded } from '#shared/engine/random.ts';
import type { Look, Offered } from '../fixture/look.ts';
import type { PageKind } from '../view.ts';

/** A page that shows nothing is looked at so often before it is dead, so long apart, in ms. */
const LOOKS = 60;
const APART = 50;

/** What a person at a keyboard presses, whatever they are at. */
const KEYS = [
  ...['Escape', 'Enter', ' ', 'Tab', 'Shift+Tab', 'ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Home', 'End'],
  ...['PageDown', 'PageUp', 'h', 'r', 's', 't', 'c', '1', '2', '9', '?'],
];

/** Ways to put away what a press has opened. */
const BACK = ['Escape', 'its button', 'the way back'] as const;

/** What each control came to: how often it was seen, seen as not to be pressed now, and pressed. */
export class Account {
  readonly #of = new Map<string, { seen: number; off: number; pressed: number }>();

  add(control: string, what: 'seen' | 'off' | 'pressed'): void {
    const now = this.#of.get(control) ?? { seen: 0, off: 0, pressed: 0 };
    now[what]++;
    this.#of.set(control, now);
  }

  isPressed(control: string): boolean {
    return (this.#of.get(control)?.pressed ?? 0) > 0;
  }

  /** How many there are, how many of them were pressed, and of the others why. */
  sum(): { all: number; pressed: number; never: string[] } {
    const never = [...this.#of].filter(([, { pressed }]) => pressed === 0);
    return {
      all: this.#of.size,
      pressed: this.#of.size - never.length,
      never: never.map(([name, { seen }]) =>
        seen === 0 ? `${name}: never more than greyed out` : `${name}: gone before its turn, seen ${seen} times`,
      ),
    };
  }
}

/** What there is to press with. */
export interface Place {
  readonly page: Page;
  readonly kind: PageKind;
  readonly line: CDPSession;
  /** What the page complained of since it was asked last. */
  complaints(): string[];
  /** Whether anything is still on its way to the page. */
  isLoading(): boolean;
}

/** Listens to a page from now on. */
export async function listenTo(page: Page, kind: PageKind): Promise<Place> {
  const heard: string[] = [];
  let loading = 0;
  page.on('pageerror', ({ message }) => heard.push(`error: ${message}`));
  page.on('console', (line) => {
    if (['error', 'warning'].includes(line.type())) heard.push(`console: ${line.text().slice(0, 300)}`);
  });
  page.on('request', () => loading++);
  page.on('requestfinished', () => loading--);
  page.on('requestfailed', () => loading--);
  page.on('popup', (popup) => void popup.close().catch(() => undefined));
  // Who listens gets the files, and no window of the browser's own opens.
  page.on('filechooser', () => undefined);
  const line = await page.context().newCDPSession(page);
  return { page, kind, line, complaints: () => heard.splice(0), isLoading: () => loading > 0 };
}

export class Somebody {
  /** What broke, and what was pressed before it did. */
  readonly troubles: { what: string; after: readonly string[] }[] = [];
  presses = 0;
  #after: string[] = [];
  readonly #place: Place;
  readonly #account: Account;
  readonly #random: ReturnType<typeof seeded>;

  constructor(place: Place, account: Account, seed: number) {
    this.#place = place;
    this.#account = account;
    this.#random = seeded(seed);
  }

  below(count: number): number {
    return this.#random.below(count);
  }

  /** Begins at something else. */
  begin(at: string): void {
    this.#after = [at];
  }

  find(what: string): void {
    this.troubles.push({ what, after: [...this.#after] });
  }

  isNew({ name }: Offered): boolean {
    return !this.#account.isPressed(this.#nameOf(name));
  }

  async look(): Promise<Look> {
    let now = await this.#glance();
    for (let k = 0; k < LOOKS && this.#isDead(now); k++) {
      if (this.#place.isLoading()) k = 0;
      await this.#place.page.waitForTimeout(APART);
      now = await this.#glance();
    }
    for (const complaint of this.#place.complaints()) this.find(complaint);
    if (!now.alive) this.find('nothing is on the page any more');
    else if (this.#isDead(now)) this.find('nothing can be pressed any more');
    if (now.fallen) this.find(`fell over: ${now.fallen}`);
    for (const { name } of now.offered) this.#account.add(this.#nameOf(name), 'seen');
    for (const name of now.greyed) this.#account.add(this.#nameOf(name), 'off');
    return now;
  }

  async press({ offered }: Look, at: number): Promise<Look> {
    const { name, kind } = offered[at] as Offered;
    const { page } = this.#place;
    this.#did(name);
    this.#account.add(this.#nameOf(name), 'pressed');
    const point = await page.evaluate((at) => window.walker.fingers.aim(at), at);
    if (!point) await this.#byKeys(at, 'Enter');
    else await this.pressAt(point);
    if (kind === 'text') await this.#write();
    else if (kind !== 'other') await this.#byKeys(at, this.below(2) === 0 ? 'ArrowLeft' : 'ArrowRight');
    return this.look();
  }

  /** Any key that somebody may try; anywhere in the window. */
  async try(): Promise<Look> {
    const { page, kind } = this.#place;
    if (kind !== 'hand' && this.below(3) > 0) {
      const key = KEYS[this.below(KEYS.length)] ?? '';
      this.#did(`key ${key}`);
      await page.keyboard.press(key);
      return this.look();
    }
    const [width, height] = await page.evaluate(() => [innerWidth, innerHeight] as const);
    const point = { x: this.below(width), y: this.below(height) };
    this.#did(`at ${point.x}, ${point.y}`);
    await this.pressAt(point);
    return this.look();
  }

  async pressAt({ x, y }: { readonly x: number; readonly y: number }): Promise<void> {
    const { page, kind } = this.#place;
    if (kind === 'hand') await page.touchscreen.tap(x, y);
    else await page.mouse.click(x, y);
  }

  /** What a press has opened is put away, or one goes back to where one was; where nothing opened, Escape all the same. */
  async back(before: Look, now: Look): Promise<Look> {
    const { page } = this.#place;
    const isElsewhere = now.at !== before.at || (now.sheet !== null && now.sheet.title !== before.sheet?.title);
    const way = BACK[isElsewhere ? this.below(BACK.length) : 0];
    if (way === 'its button' && now.sheet && now.sheet.closes >= 0) return this.press(now, now.sheet.closes);
    this.#did(`back by ${way}`);
    if (way === 'the way back') await page.evaluate(wayBack);
    else await page.keyboard.press('Escape');
    return this.look();
  }

  #glance(): Promise<Look> {
    return this.#place.page.evaluate(() => window.walker.fingers.look());
  }

  /** Nobody presses anything at a television. */
  #isDead({ alive, offered }: Look): boolean {
    return !alive || (offered.length === 0 && this.#place.kind !== 'screen');
  }

  async #byKeys(at: number, key: string): Promise<void> {
    await this.#place.page.evaluate((at) => window.walker.fingers.focusOn(at), at);
    await this.#place.page.keyboard.press(key);
  }

  async #write(): Promise<void> {
    await this.#place.page.keyboard.insertText('Nonna');
    await this.#place.page.keyboard.press('Enter');
  }

  #did(what: string): void {
    this.presses++;
    this.#after.push(what);
  }

  #nameOf(name: string): string {
    return `${this.#place.kind}: ${name}`;
  }
}

/** Until one is there: else it would come in between what is done next. */
async function wayBack(): Promise<void> {
  if (!navigation.canGoBack) return;
  const there = new Promise((resolve) => addEventListener('popstate', resolve, { once: true }));
  history.back();
  await there;
}
