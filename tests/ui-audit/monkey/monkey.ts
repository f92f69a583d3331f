/**
 * Presses what every view offers, in an order of the view's turn, and back, and what that brings up; then a few more in
 * a row, and keys, and anywhere: nothing breaks.
 */

import type { Look, Offered } from '../fixture/look.ts';
import { type Pages, visitAll } from '../pages.ts';
import { shuffled } from '../turns.ts';
import type { View } from '../view.ts';
import { Account, type Place, Somebody } from './user.ts';

/** Of controls with the same name on one view so many are pressed. */
const ALIKE = 2;

/** So deep it goes into what was never pressed before. */
const DEEP = 4;

/** In the end so many in a row, at random, without a way back. */
const MORE = 8;

/** So many presses are told that led to a finding. */
const TOLD = 6;

/** The orders in which a view's controls are pressed. */
const ORDERS = ['forward', 'backward', 'mixed'] as const;
type Order = (typeof ORDERS)[number];

export interface Trouble {
  readonly view: string;
  readonly what: string;
  readonly after: readonly string[];
}

/** What pressing came to. */
export interface Pressing {
  readonly views: number;
  readonly account: Account;
  readonly presses: number;
  readonly troubles: readonly Trouble[];
}

interface Manner {
  readonly seed: number;
  /** One for all; else views take turns. */
  readonly order?: Order;
  /** In ms since 1970: it ends at the next view. */
  readonly until?: number;
  /** Where it is written down what was pressed, if it goes on from somewhere. */
  readonly account?: Account;
}

/** Presses everything on these views. */
export async function press(pages: Pages, views: readonly View[], manner: Manner): Promise<Pressing> {
  const { seed, order, until = Number.POSITIVE_INFINITY, account = new Account() } = manner;
  const troubles: Trouble[] = [];
  let presses = 0;
  const visited = await visitAll(pages, views, until, async (place, view) => {
    const turn = seed + views.indexOf(view);
    const presser = new Presser(place, view, order ?? ORDERS[turn % ORDERS.length] ?? 'mixed', turn, account);
    const found = await presser.all();
    presses += presser.presses;
    troubles.push(...found.map(({ what, after }) => ({ view: view.name, what, after: after.slice(-TOLD) })));
    return found.length === 0;
  });
  return { views: visited, account, presses, troubles };
}

class Presser {
  readonly #place: Place;
  readonly #view: View;
  readonly #order: Order;
  readonly #seed: number;
  readonly #who: Somebody;

  constructor(place: Place, view: View, order: Order, seed: number, account: Account) {
    this.#place = place;
    this.#view = view;
    this.#order = order;
    this.#seed = seed;
    this.#who = new Somebody(place, account, seed);
  }

  get presses(): number {
    return this.#who.presses;
  }

  async all(): Promise<Somebody['troubles']> {
    await this.#each()
      .then(() => this.#atRandom())
      .catch((error: unknown) => this.#who.find(String(error).split('\n')[0] ?? ''));
    return this.#who.troubles;
  }

  async #each(): Promise<void> {
    const first = await this.#anew();
    let now = first;
    for (const wanted of this.#arranged(chosen(first.offered))) {
      if (!isSame(now, first)) now = await this.#anew();
      const at = now.offered.findIndex((one, at) => isOne(one, at, now.offered, wanted));
      // It may have gone by itself, as what is only said for a moment.
      if (at < 0) continue;
      const before = now;
      now = await this.#further(before, await this.#who.press(before, at));
      if (this.#isBroken) return;
      now = await this.#who.back(before, now);
      if (this.#isBroken) return;
    }
  }

  /** What a press brings up that was never pressed anywhere is pressed at once: nobody may come by here again. */
  async #further(before: Look, after: Look): Promise<Look> {
    let now = after;
    for (let k = 0; k < DEEP && !this.#isBroken && !isSame(now, before); k++) {
      const at = now.offered.findIndex((one) => this.#who.isNew(one));
      if (at < 0) break;
      now = await this.#who.press(now, at);
    }
    return now;
  }

  async #atRandom(): Promise<void> {
    if (this.#isBroken) return;
    let now = await this.#anew();
    for (let k = 0; k < MORE && !this.#isBroken; k++) {
      const any = now.offered.length > 0 && this.#who.below(3) > 0;
      now = any ? await this.#who.press(now, this.#who.below(now.offered.length)) : await this.#who.try();
    }
  }

  async #anew(): Promise<Look> {
    this.#who.begin(`shown, ${this.#order}`);
    await this.#place.page.evaluate((one) => window.walker.show(one), this.#view);
    return this.#who.look();
  }

  #arranged<T>(all: readonly T[]): readonly T[] {
    if (this.#order === 'mixed') return shuffled(all, this.#seed);
    return this.#order === 'backward' ? all.toReversed() : all;
  }

  get #isBroken(): boolean {
    return this.#who.troubles.length > 0;
  }
}

/** Nothing was left behind: what is offered is what was. */
function isSame(now: Look, then: Look): boolean {
  return now.at === then.at && String(now.offered.map(nameOf)) === String(then.offered.map(nameOf));
}

function nameOf({ name }: Offered): string {
  return name;
}

/** One of those with the same name: the first, the second … */
interface Wanted {
  readonly name: string;
  readonly which: number;
}

/** What is pressed: of a row of the same things the first few. */
function chosen(offered: readonly Offered[]): Wanted[] {
  return offered.map(({ name }, at) => ({ name, which: before(offered, at) })).filter(({ which }) => which < ALIKE);
}

function isOne({ name }: Offered, at: number, offered: readonly Offered[], wanted: Wanted): boolean {
  return name === wanted.name && before(offered, at) === wanted.which;
}

function before(offered: readonly Offered[], at: number): number {
  return offered.slice(0, at).filter(({ name }) => name === offered[at]?.name).length;
}

/** For a person to read. */
export function reportOf({ views, account, presses, troubles }: Pressing): string {
  const { all, pressed, never } = account.sum();
  const told = troubles.map(({ view, what, after }) => `${view}\n  ${what}\n    after ${after.join(' → ')}`);
  const sum = `${views} views, ${all} controls, ${pressed} of them pressed, ${presses} presses, ${troubles.length} findings`;
  return [sum, ...never.map((name) => `  never pressed: ${name}`), ...told].join('\n');
}
