/** Gamepads that a test holds: the page finds them where a browser tells of gamepads. */
import type { Locator, Page } from 'playwright-core';
import { type Guest, type Manner, openWindow, PATIENCE } from './guest.ts';
import type { Served } from './served.ts';

export const BUTTON = {
  ...{ a: 0, b: 1, x: 2, y: 3, lb: 4, rb: 5, lt: 6, rt: 7 },
  ...{ view: 8, menu: 9, ls: 10, rs: 11, up: 12, down: 13, left: 14, right: 15 },
} as const;

/** As Chromium names them. */
export const PADS = {
  xbox: 'Xbox Wireless Controller (STANDARD GAMEPAD Vendor: 045e Product: 0b13)',
  playstation: 'DualSense Wireless Controller (STANDARD GAMEPAD Vendor: 054c Product: 0ce6)',
  nintendo: 'Pro Controller (STANDARD GAMEPAD Vendor: 057e Product: 2009)',
  deck: 'Valve Software Steam Deck Controller (STANDARD GAMEPAD Vendor: 28de Product: 1205)',
} as const;
export type Button = keyof typeof BUTTON;

declare global {
  interface Window {
    heldGamepads?: {
      id: string;
      index: number;
      buttons: { pressed: boolean; touched: boolean; value: number; looks: number }[];
      axes: number[];
      vibrationActuator: { playEffect(): Promise<void> };
    }[];
    /** How often one of them shook. */
    shaken?: number;
  }
}

interface Coming extends Manner {
  readonly count: number;
  /** Which pads they are. */
  readonly id?: string;
}

/** Somebody comes to the app with as many gamepads, plugged in before the page is there. */
export async function comeWithPads(
  { browser, url }: Pick<Served<unknown>, 'browser' | 'url'>,
  { count, id = PADS.xbox, ...manner }: Coming,
): Promise<Guest> {
  const guest = await openWindow(browser, manner);
  await guest.page.addInitScript(
    ({ count, id }) => {
      const button = () => {
        let isPressed = false;
        return {
          looks: 0,
          touched: false,
          value: 0,
          get pressed() {
            this.looks++;
            return isPressed;
          },
          set pressed(now) {
            isPressed = now;
          },
        };
      };
      window.shaken = 0;
      const playEffect = async () => {
        window.shaken = (window.shaken ?? 0) + 1;
      };
      const pads = Array.from({ length: count }, (_, index) => ({
        id,
        index,
        axes: [0, 0, 0, 0],
        buttons: Array.from({ length: 17 }, button),
        vibrationActuator: { playEffect },
      }));
      window.heldGamepads = pads;
      navigator.getGamepads = () => pads as never;
    },
    { count, id },
  );
  await guest.page.goto(url());
  return guest;
}

/** A page that has not looked at its gamepads for so long does not look at them, in ms. */
const UNSEEN = 30_000;

/** Presses a button for as long as a quick thumb does, or for `ms`, and until the page has looked at it, as it may do late. */
export async function press(page: Page, button: Button, { pad = 0, ms = 70 } = {}): Promise<void> {
  await page.evaluate(
    async ([number, index, time, most]) => {
      const held = window.heldGamepads?.[number]?.buttons[index];
      if (!held) throw new Error(`there is no gamepad ${number}`);
      const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
      const hold = async (isPressed: boolean, ms: number) => {
        held.pressed = isPressed;
        const { looks } = held;
        await sleep(ms);
        for (const end = performance.now() + most; held.looks === looks; await sleep(5))
          if (performance.now() > end) throw new Error('the page does not look at its gamepads');
      };
      await hold(true, time);
      await hold(false, 70);
    },
    [pad, BUTTON[button], ms, UNSEEN] as const,
  );
}

interface Way {
  readonly there: boolean;
  /** Where to, the likelier way first. */
  readonly ways: readonly Button[];
}

/** Moves the focus with the direction pad until it is on such an element: towards it, and where that led round in a circle, another way. */
export async function padTo(target: Locator): Promise<void> {
  const page = target.page();
  await target.first().waitFor({ state: 'attached', timeout: PATIENCE });
  const been = new Map<string, number>();
  for (let presses = 0; presses < 60; presses++) {
    const before = await focused(page);
    const { there, ways } = await wayTo(target);
    if (there) return;
    const times = (been.get(before) ?? 0) % ways.length;
    been.set(before, times + 1);
    for (const way of [...ways.slice(times), ...ways.slice(0, times)]) {
      await press(page, way);
      if ((await focused(page)) !== before) break;
    }
  }
  throw new Error(`the gamepad never came to ${target}, and is at ${(await focused(page)).slice(0, 300)}`);
}

function wayTo(target: Locator): Promise<Way> {
  return target.first().evaluate((element): Way => {
    const at = document.activeElement;
    const from = (at ?? document.body).getBoundingClientRect();
    const to = element.getBoundingClientRect();
    const right = (to.left + to.right - from.left - from.right) / 2;
    const down = (to.top + to.bottom - from.top - from.bottom) / 2;
    const across = right < 0 ? 'left' : 'right';
    const along = down < 0 ? 'up' : 'down';
    // What lies straight above or below is gone to so, and what lies straight beside.
    const isAbove = from.left < to.right && to.left < from.right;
    const isBeside = from.top < to.bottom && to.top < from.bottom;
    const isAcross = isAbove === isBeside ? Math.abs(right) > Math.abs(down) : isBeside;
    const first = isAcross ? across : along;
    const second = first === across ? along : across;
    const turned = { left: 'right', right: 'left', up: 'down', down: 'up' } as const;
    return { there: at === element, ways: [first, second, turned[second], turned[first]] };
  });
}

/** What has the focus, as a text that tells it from everything else. */
function focused(page: Page): Promise<string> {
  return page.evaluate(() => {
    const { left, top } = document.activeElement?.getBoundingClientRect() ?? { left: 0, top: 0 };
    return `${left} ${top} ${document.activeElement?.outerHTML ?? ''}`;
  });
}

/** Goes to it and presses A. */
export async function choose(target: Locator): Promise<void> {
  await padTo(target);
  await press(target.page(), 'a');
}

/** Writes with the letters on the screen in the field that the focus is on. */
export async function writeByPad(field: Locator, text: string): Promise<void> {
  const page = field.page();
  await choose(field);
  const board = page.locator('dialog.board');
  await board.waitFor();
  while (await board.locator('.keyboard-text').evaluate((line) => !line.querySelector('.small')))
    await press(page, 'x');
  for (const letter of text)
    await choose(board.locator('.keyboard-row button', { hasText: new RegExp(`^${letter}$`, 'i') }));
  await press(page, 'menu');
  await board.waitFor({ state: 'detached' });
}

/** How somebody plays who has nothing but a gamepad. */
export const gamepad = {
  press: (page: Page, button: string) => choose(page.locator(button).first()),
  play: (page: Page, card: string) => choose(page.locator(`[data-hand][data-card="${card}"]`)),
};
