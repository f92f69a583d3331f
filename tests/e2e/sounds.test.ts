/** What the app lets be heard while somebody plays by mouse: the desk's list, what comes out of the page, silence, words. */
import { beforeAll, describe, expect, it } from 'vitest';
import type { SoundCue } from '../../src/renderer/sound/cues/sound-cue.ts';
import { framesAtRest } from './support/frames.ts';
import { mouse, playDeal } from './support/games/briscola.ts';
import { type Guest, PATIENCE, shoot } from './support/guest.ts';
import { coverOf } from './support/home.ts';
import { serveInside } from './support/served.ts';

declare global {
  interface Window {
    /** What a microphone before the speakers would get. */
    microphone?: AnalyserNode;
  }
}

const app = serveInside({ pace: 20 });
let ada: Guest;

/** Before anything runs: whatever is sent to the speakers goes past a meter. */
function listen(): void {
  const connect = AudioNode.prototype.connect as (this: AudioNode, to: AudioNode) => AudioNode;
  AudioNode.prototype.connect = function (this: AudioNode, to: AudioNode) {
    if (to instanceof AudioDestinationNode) {
      const meter = new AnalyserNode(this.context, { fftSize: 32_768 });
      connect.call(this, meter);
      window.microphone = meter;
    }
    return connect.call(this, to);
  } as AudioNode['connect'];
}

const heard = (): Promise<readonly SoundCue[]> => ada.page.evaluate(() => window.pannoVerde?.heard() ?? []);

/** The loudest sample of the last two thirds of a second; a sound card that sleeps lets nothing out, whatever lies in its meter. */
function loudest(): Promise<number> {
  return ada.page.evaluate(() => {
    if (window.microphone?.context.state === 'suspended') return 0;
    const samples = new Float32Array(window.microphone?.fftSize ?? 0);
    window.microphone?.getFloatTimeDomainData(samples);
    return samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);
  });
}

const ENOUGH = new Error('enough cards');

/** Plays so many cards by mouse, and leaves the rest of the deal. */
async function playCards(count: number, onCard?: (card: string) => Promise<void>): Promise<void> {
  let left = count;
  const deal = playDeal(ada, mouse, async (card) => {
    await onCard?.(card);
    left--;
    if (left === 0) throw ENOUGH;
  });
  await deal.catch((error: unknown) => {
    if (error !== ENOUGH) throw error;
  });
}

beforeAll(async () => {
  ada = await app.arrive('/', { motion: true });
  await ada.page.addInitScript(listen);
  await ada.page.reload();
}, PATIENCE);

describe('a match that is heard', { timeout: 2 * PATIENCE }, () => {
  it('fetches nothing that sounds before somebody touched the page', async () => {
    await coverOf(ada.page, 'Briscola Chiamata').waitFor();
    const fetched = await ada.page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
    expect(fetched.filter((name) => /mixing-desk-[\w-]+\.js/.test(name))).toEqual([]);
    expect(await heard()).toEqual([]);
  });

  it('deals, bids and plays: each card that flies is in the list, at its side', async () => {
    const { page } = ada;
    await coverOf(page, 'Briscola Chiamata').click();
    await page.getByRole('button', { name: 'Briscola Chiamata: play now' }).click();
    await page.getByLabel('Your name').fill('Ada');
    await page.getByRole('button', { name: 'Deal', exact: true }).click();
    await page.locator('[data-hand]').nth(7).waitFor({ state: 'attached' });
    let most = 0;
    let own: readonly SoundCue[] = [];
    // With the second card the first trick has been gathered.
    await playCards(2, async (card) => {
      own = [...own, ...(await heard()).filter(({ cards, sound }) => sound === 'land' && cards.includes(card))];
      most = Math.max(most, await loudest());
    });
    const all = await heard();
    const sounds = new Set(all.map(({ sound }) => sound));
    for (const wanted of ['flick', 'land', 'gather', 'brass'] as const) expect(sounds.has(wanted), wanted).toBe(true);
    expect(own.length).toBeGreaterThan(0);
    const landed = all.filter(({ sound }) => sound === 'flick');
    expect(Math.min(...landed.map(({ pan }) => pan))).toBeLessThan(-0.3);
    expect(Math.max(...landed.map(({ pan }) => pan))).toBeGreaterThan(0.3);
    expect(all.every(({ pan, gain }) => Math.abs(pan) <= 0.8 && gain <= 1)).toBe(true);
    console.log(
      `heard ${all.length}, loudest sample ${most.toFixed(3)}: ${all
        .slice(-12)
        .map(({ sound, pan }) => `${sound} ${pan.toFixed(2)}`)
        .join(', ')}`,
    );
    expect(most).toBeGreaterThan(0.005);
    expect(most).toBeLessThan(0.9);
  });

  it('draws no frame at rest, and the sound card goes to sleep', async () => {
    expect(await framesAtRest(ada, 3000)).toBe(0);
    await expect
      .poll(() => ada.page.evaluate(() => window.microphone?.context.state), { timeout: 40_000 })
      .toBe('suspended');
  });

  it('is silent by one key, says so, and tells in words what would sound', async () => {
    const { page } = ada;
    await page.goto(`${page.url().split('#')[0]}#/settings`);
    await page.getByLabel('Sound captions').check();
    await page.goBack();
    await page.locator('[data-hand]').first().waitFor({ state: 'attached' });
    await page.keyboard.press('m');
    await page.locator('.silenced', { hasText: 'Sound off' }).waitFor();
    expect(await page.evaluate(() => JSON.parse(localStorage['panno-verde.sound'] ?? '{}').state.silent)).toBe(true);
    await playCards(1);
    const line = page.locator('.captions li').first();
    expect(await line.textContent()).toMatch(/^A .*, (?:left|right|in the middle)/);
    expect(await page.locator('.captions').getAttribute('aria-hidden')).toBe('true');
    await shoot(ada, 'captions');
    await expect.poll(loudest).toBe(0);
  });

  it('has nothing to complain about', () => {
    expect(ada.complaints).toEqual([]);
  });
});
