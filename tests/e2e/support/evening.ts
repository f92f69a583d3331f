/** Somebody of an evening: scans the television's code with a phone of their own, and everything they tap is counted. */
import type { Locator } from 'playwright-core';
import { houseAddress } from '../../host/support/test-server.ts';
import { arrive, type Guest } from './guest.ts';
import type { Served } from './served.ts';
import { stringWire, type Wire } from './wire.ts';

const DEVICE = { viewport: { width: 375, height: 548 }, hasTouch: true, isMobile: true };

export interface Member extends Guest {
  readonly name: string;
  readonly wire: Wire;
  /** How often they have tapped. */
  taps: number;
  tap(what: Locator): Promise<void>;
  press(button: string | RegExp): Promise<void>;
}

let devices = 0;

/** A phone at the address that the picture on the television holds. */
export async function scan(app: Served<unknown>, code: string, name: string): Promise<Member> {
  const wire = await stringWire(app.port, houseAddress(++devices));
  const url = `http://127.0.0.1:${wire.port}/hand/#${code}`;
  const guest = await arrive(app.browser, url, { device: DEVICE, breaks: true });
  const member: Member = {
    ...guest,
    name,
    wire,
    taps: 0,
    async tap(what) {
      await what.tap();
      member.taps++;
    },
    press: (button) => member.tap(guest.page.getByRole('button', { name: button, exact: typeof button === 'string' })),
  };
  return member;
}

/** Says the name and comes in: typing is no tap. */
export async function comeIn(member: Member): Promise<void> {
  await member.page.getByLabel('Your name').fill(member.name);
  await member.press('Join');
  await member.page.locator('main.room, main.playing').waitFor();
}

/** Gone, with all that the phone knew. */
export async function leaveFor(member: Member): Promise<void> {
  await member.page.context().close();
  member.wire.close();
}
