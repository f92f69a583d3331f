/** What all on a couch share: pictures, and the way home. */
import { expect } from 'vitest';
import type {} from '../../../src/renderer/match/tabletop/test-probe.ts';
import { type Guest, shoot } from './guest.ts';
import type { Phone } from './phone.ts';

const TELEVISION = { width: 1920, height: 1080 };

/** Without a graphics card a large picture takes its time: this is what it is while it is only followed. */
export const SMALL_SCREEN = { width: 960, height: 540 };

export type Album = (subject: string, take: () => Promise<void>) => Promise<void>;

/** One picture of each subject: of whoever comes to it first. */
export function album(): Album {
  const taken = new Set<string>();
  return async (subject, take) => {
    if (taken.has(subject)) return;
    taken.add(subject);
    await take();
  };
}

/** A picture of the screen as a television shows it: once it has been drawn anew in that size. */
export async function shootLarge(screen: Guest, name: string): Promise<void> {
  const { page } = screen;
  const before = await page.evaluate(() => window.pannoVerde?.stats.frames ?? 0);
  await page.setViewportSize(TELEVISION);
  await page.waitForFunction((frames) => (window.pannoVerde?.stats.frames ?? 0) > frames, before);
  await shoot(screen, name);
  await page.setViewportSize(SMALL_SCREEN);
}

export function expectNoComplaints(guests: readonly Guest[]): void {
  expect(guests.flatMap(({ complaints }) => complaints)).toEqual([]);
}

/** All go home, and so do their wires. */
export async function leaveCouch(guests: readonly (Guest & Partial<Pick<Phone, 'wire'>>)[]): Promise<void> {
  for (const { page, wire } of guests) {
    await page.context().close();
    wire?.close();
  }
}
