/** The audit sees what it is there for, and nothing in a page where all is well. */
import type { CDPSession, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Finding } from './audit/finding.ts';
import { contrast, NEAR } from './contrast.ts';
import { openTheatre, type Theatre } from './serve.ts';
import { resize } from './walk.ts';

const PATIENCE = 240_000;
const WINDOW = { width: 320, height: 400 };

let theatre: Theatre;
let page: Page;
let line: CDPSession;

beforeAll(async () => {
  theatre = await openTheatre();
  page = await theatre.open('hand');
  line = await page.context().newCDPSession(page);
  await resize(line, 'hand', WINDOW);
}, PATIENCE);

afterAll(() => theatre.close());

/** Puts this in place of the page, and looks at it. */
async function found(html: string): Promise<Finding[]> {
  return page.evaluate((html) => {
    document.body.innerHTML = html;
    return window.walker.audit({ thumb: true, onlyShown: false });
  }, html);
}

async function rules(html: string): Promise<string[]> {
  return [...new Set((await found(html)).map(({ rule }) => rule))].sort();
}

const BUTTON = 'style="width: 100px; height: 50px; padding: 0"';

describe('the audit', () => {
  it('finds nothing where all is well', async () => {
    const html = `<div style="height: 300px; overflow: auto"><button ${BUTTON}>Play</button>
      <div style="height: 900px">Words</div><button ${BUTTON}>Pass</button></div>`;
    expect(await found(html)).toEqual([]);
  });

  it.each([
    ['twice', '<p data-about-me>You’re out.</p><p data-about-me>It’s Ada’s turn.</p>'],
    ['by a tag', '<p data-about-me>You · out</p>'],
    ['in brackets', '<p class="person"><strong>Ada</strong> <span class="small">Ada (you)</span></p>'],
    ['by a list', '<p class="person"><strong>Ada</strong> <span class="small">away, bot playing</span></p>'],
  ])('finds a person told of %s', async (_, html) => {
    expect(await rules(html)).toEqual(['person']);
    expect(await rules('<p data-about-me>You’re out. It’s Ada’s turn.</p>')).toEqual([]);
  });

  it('finds a slip whose title says what the sentence about its viewer says', async () => {
    const asked = (title: string) =>
      `<p data-about-me>Your turn: bid or pass.</p><div class="hud-actions"><h2>${title}</h2><p>Any rank opens.</p></div>`;
    expect(await rules(asked('Your bid'))).toEqual(['person']);
    expect(await rules(asked('A weak hand'))).toEqual([]);
  });

  it.each([
    ['below the window, where nothing scrolls', `<div style="height: 900px"></div><button ${BUTTON}>Pass</button>`],
    [
      'cut off by its slip',
      `<div style="height: 60px; overflow: hidden"><div style="height: 80px"></div><button ${BUTTON}>Pass</button></div>`,
    ],
    [
      'under something else',
      `<button ${BUTTON}>Pass</button><div style="position: fixed; inset: 0; background: #123"></div>`,
    ],
    [
      'with a corner under something else',
      `<button ${BUTTON}>Pass</button><i style="position: absolute; left: 80px; top: 30px; width: 90px; height: 90px"></i>`,
    ],
  ])('finds a button %s', async (_, html) => {
    expect(await rules(html)).toContain('reach');
  });

  it('finds a card of which too little can be touched', async () => {
    const card = (left: number) =>
      `<button style="position: absolute; left: ${left}px; width: 90px; height: 120px; padding: 0"><span class="card">
      </span></button>`;
    expect(await rules(card(0) + card(60))).toEqual([]);
    expect(await rules(card(0) + card(15))).toEqual(['reach']);
  });

  it('finds a hand on the table that is too small to be read', async () => {
    const seen = (height: number) =>
      page.evaluate((height) => {
        document.body.innerHTML = '<div class="unseen"><button data-hand data-card="AS">Ace</button></div>';
        const project = () => ({ x: 20, y: 20, width: height / 2, height });
        Object.assign(window, { pannoVerde: { project } });
        const found = window.walker.audit({ thumb: false, onlyShown: false });
        Reflect.deleteProperty(window, 'pannoVerde');
        return found.filter(({ what }) => what.includes('too small')).map(({ rule }) => rule);
      }, height);
    expect(await seen(20)).toEqual(['sight']);
    expect(await seen(90)).toEqual([]);
  });

  it('finds what decides out of sight, unless a sign says that there is more', async () => {
    const slip = (sign: string) =>
      `<div class="deciding" ${sign} style="height: 100px; overflow: auto"><div style="height: 200px"></div>
      <button ${BUTTON}>Pass</button></div>`;
    expect(await rules(slip(''))).toEqual(['sight']);
    expect(await rules(slip('data-more="down"'))).toEqual([]);
  });

  it.each([
    [
      'by dots',
      '<p style="width: 60px; overflow: hidden; white-space: nowrap; text-overflow: ellipsis">Maximiliana</p>',
    ],
    ['by the edge of a slip', '<p style="width: 40px; overflow: hidden; white-space: nowrap">Maximilianakonstanze</p>'],
    [
      'by the window',
      '<p style="white-space: nowrap; width: 900px">A long line of words and words and words and words</p>',
    ],
    [
      'by a number of lines',
      `<p style="width: 90px; display: -webkit-box; -webkit-box-orient: vertical; -webkit-line-clamp: 1; overflow: hidden">
      Words and words and words</p>`,
    ],
  ])('finds text that is cut %s', async (_, html) => {
    expect(await rules(html)).toContain('cut');
  });

  it.each([
    ['text on text', '<p>Words</p><p style="position: absolute; top: 12px">Others</p>'],
    ['text under something', '<p>Words</p><div style="position: fixed; inset: 0; background: #123"></div>'],
    [
      'text on a card',
      `<span class="card"><img alt="" style="width: 90px; height: 90px"
      src="data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg'/>"></span>
      <p style="position: absolute; top: 20px; left: 10px; margin: 0">Words</p>`,
    ],
  ])('finds %s', async (_, html) => {
    expect(await rules(html)).toContain('cover');
  });

  it('finds a place card under another one', async () => {
    const place = (left: number) =>
      `<p class="place" style="position: absolute; margin: 0; width: 90px; height: 50px; left: ${left}px">.</p>`;
    expect(await rules(place(0) + place(90))).toEqual([]);
    expect(await rules(place(0) + place(80))).toEqual(['cover']);
  });

  it('finds text that would have to be scrolled on a television', async () => {
    const slip = '<div tabindex="0" style="height: 60px; overflow: auto"><p>Words</p><p>Words</p><p>Words</p></div>';
    expect(await rules(slip)).toEqual([]);
    const seen = await page.evaluate(() => window.walker.audit({ thumb: false, onlyShown: true }));
    expect(seen.map(({ rule }) => rule)).toContain('cut');
  });

  it('finds what scrolls where no key comes', async () => {
    const list = (more = '') =>
      `<div ${more} style="height: 60px; overflow: auto"><p style="height: 90px">Words</p></div>`;
    expect(await rules(list())).toEqual(['keys']);
    expect(await rules(list('tabindex="0"'))).toEqual([]);
  });

  it('finds a key in place of its sentence, and the same words twice', async () => {
    expect(await rules('<p>announced.last-trick</p>')).toEqual(['words']);
    expect(await rules('<p>silent-now</p>')).toEqual(['words']);
    expect(await rules('<p>5 p.m. at nonna.local.</p>')).toEqual([]);
    const rule = '<a href="#x" style="display: inline-block; padding: 20px">See the rule</a>';
    expect(await rules(`<p>${rule}</p>`)).toEqual([]);
    expect(await rules(`<p>${rule}${rule}</p>`)).toEqual(['words']);
  });

  it('finds a line that breaks where nobody would break it', async () => {
    const narrow = (html: string) => `<p style="width: 60px; font: 16px sans-serif">${html}</p>`;
    const word = '<i style="display: inline-block; width: 58px">nobles</i>';
    expect(await rules(narrow(`${word}, and`))).toEqual(['cut']);
    expect(await rules(narrow(`<span style="white-space: nowrap">${word},</span> and`))).toEqual([]);
    expect(await rules(narrow('AA BC-21'))).toEqual(['cut']);
    expect(await rules(narrow('AA <span style="white-space: nowrap">BC-21</span>'))).toEqual([]);
    const plate = (says: string) => narrow(`<span class="note" style="overflow-wrap: anywhere">${says}</span>`);
    expect(await rules(plate('watching'.repeat(2)))).toEqual([]);
    expect(
      await rules(`<p style="width: 30px"><span class="note" style="overflow-wrap: anywhere">weak li</span></p>`),
    ).toEqual(['cut']);
  });

  it.each(['slip', 'sheet-body'])('finds a %s that would have to be pushed sideways', async (kind) => {
    const paper = (width: number) =>
      `<div class="${kind}" tabindex="0" style="width: 200px; overflow: auto"><p style="width: ${width}px">Words</p></div>`;
    expect(await rules(paper(240))).toEqual(['cut']);
    expect(await rules(paper(90))).toEqual([]);
  });

  it('finds what counts out of sight, except in a table that was opened and can be scrolled', async () => {
    const open = (more: string, row: string) =>
      `<div class="standing" data-open="true"><section class="slip status" tabindex="0" ${more}
      style="height: 60px; overflow: auto; display: block"><div style="height: 300px"></div>${row}</section></div>`;
    const row = '<table><tbody><tr data-essential><td>Ada</td></tr></tbody></table>';
    expect(await rules(open('', row))).toEqual(['state']);
    expect(await rules(open('data-more="below"', row))).toEqual([]);
    expect(await rules(open('data-more="below"', '<p data-essential>Ada</p>'))).toEqual(['state']);
  });

  it('lets a number to choose, on a phone on its side, take the place of what counts', async () => {
    const chosen =
      '<div class="right"><div class="stepper"></div><p data-essential style="visibility: hidden">Ada</p></div>';
    expect(await rules(chosen)).toEqual(['state']);
    await resize(line, 'hand', { width: 568, height: 320 });
    expect(await rules(chosen)).toEqual([]);
    await resize(line, 'hand', WINDOW);
  });

  it('lets the end of a match on a television hide what counts', async () => {
    const ended = (ribbon: string) =>
      `<main class="tv-match">${ribbon}<p data-essential style="visibility: hidden">Ada</p></main>`;
    expect(await rules(ended(''))).toEqual(['state']);
    expect(await rules(ended('<div class="breath"><div class="ribbon">Ada</div></div>'))).toEqual([]);
    const called = '<div class="playing"><div class="announcement"><div class="ribbon">Ada</div></div></div>';
    expect(await rules(ended(called))).toEqual([]);
  });

  it('finds a strip with nothing on it', async () => {
    expect(await rules('<div class="sheet"><footer style="height: 40px"><span></span></footer></div>')).toEqual([
      'words',
    ]);
    expect(await rules('<div class="sheet"><footer style="height: 40px">Saved.</footer></div>')).toEqual([]);
  });

  it('finds a title that is said once more', async () => {
    expect(await rules('<h1>Ada wins the round</h1><p>Ada wins the round</p>')).toEqual(['words']);
    expect(await rules('<h1>Ada wins the round</h1><p>Carla is left with cards.</p>')).toEqual([]);
  });

  it('finds a glyph that no font has', async () => {
    expect(await rules('<p>\u{ABFFF}</p>')).toEqual(['glyph']);
    expect(await rules('<p>abc àß ♠ ▼</p>')).toEqual([]);
  });

  it('finds letters that are too small to be read', async () => {
    expect(await rules('<p style="font-size: 11px">Words</p>')).toEqual(['letters']);
    expect(await rules('<p style="font-size: 12px">Words</p>')).toEqual([]);
  });

  it('finds letters that are too small from three metres away', async () => {
    await found('<p style="font-size: 9px">Words</p>');
    const far = () =>
      page.evaluate(() => window.walker.audit({ thumb: false, onlyShown: true }).map(({ rule }) => rule));
    expect(await far()).toEqual(['letters']);
    await found('<p style="font-size: 11px">Words</p>');
    expect(await far()).toEqual([]);
  });

  it('finds a target that is too small for a thumb', async () => {
    expect(await rules('<button style="width: 30px; height: 30px; padding: 0">x</button>')).toEqual(['size']);
  });

  it('finds what axe knows of', async () => {
    const axe = (html: string) =>
      page.evaluate((html) => {
        document.body.innerHTML = `<main><h1>Words</h1>${html}</main>`;
        return window.walker.axe();
      }, html);
    expect(await axe(`<button ${BUTTON}>Play</button>`)).toEqual([]);
    expect(await axe(`<button ${BUTTON}></button>`)).toMatchObject([{ rule: 'axe' }]);
  });

  it('finds words that do not stand out from the picture behind them', async () => {
    const words = (colour: string) =>
      page.evaluate((colour) => {
        document.body.innerHTML = `<div style="background: linear-gradient(#777, #777); padding: 9px; color: ${colour}">
          Words</div>`;
      }, colour);
    await words('#eee');
    expect(await contrast(page, line, NEAR)).toMatchObject([{ rule: 'contrast' }]);
    await words('#000');
    expect(await contrast(page, line, NEAR)).toEqual([]);
  });
});
