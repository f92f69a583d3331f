/** The stage: shows any view in the page that is open, without loading it anew. */
import type { TableGame } from '#renderer/games/game.ts';
import { useSettings } from '#renderer/session/device/settings.ts';
import { useNotice } from '#renderer/session/line/callHost.ts';
import { useConnection } from '#renderer/session/line/connection.ts';
import type { Beat } from '#renderer/session/match/pacing.ts';
import { useKnownMoves } from '#renderer/session/tables/stood-in.ts';
import { useTalk } from '#renderer/session/tables/talk.ts';
import { tableStats } from '#renderer/table/stats.ts';
import type { Finding } from '../audit/finding.ts';
import { audit, type Circumstances } from '../audit/index.ts';
import { lines } from '../audit/texts.ts';
import type { Press, View } from '../view.ts';
import { contrast, hideWords, type Needs } from './contrast.ts';
import type { StageHost } from './host.ts';
import { type Fingers, fingers } from './look.ts';
import type { Situation } from './situation.ts';

export interface Stage {
  show(view: View): Promise<void>;
  /** Text in per cent of what it usually is; the page has come to rest in its window. */
  fit(textSize: number): Promise<void>;
  audit(circumstances: Circumstances): Finding[];
  /** The table, where it is drawn, has drawn what it shows, and its cards have landed. */
  tableAtRest(): Promise<void>;
  /** Makes the page's words invisible, where they stand, or shows them again. */
  hideWords(hide: boolean): Promise<void>;
  /** How the words stand out from this picture of the page without them, a PNG in base64. */
  contrast(png: string, needs: Needs): Promise<Finding[]>;
  situations?(): Situation[];
  readonly fingers: Fingers;
}

declare global {
  interface Window {
    walker: Stage;
  }
}

/** After so long without a change, in ms, the page is at rest; after so many changes it never will be. */
const UNCHANGED = 40;
const RESTLESS = 1000;

/** So many times as long is waited for what is still to come. */
const TURNS = 200;

/** Changes of the page in a row that are taken for one. */
const FRAMES = 2;

let shows = 0;

/** `elsewhere`: the address of a page without a table. */
export function stageOf(
  host: StageHost,
  gameOf: (id: string) => Promise<TableGame | undefined>,
  elsewhere: string,
): Stage {
  return {
    async show({ at, state, press = [], lost = false }) {
      const id = `t${++shows}`;
      const { table, play } = state;
      const game = table && (await gameOf(table.game));
      if (play) showBeat(play.game, game, play.beat);
      const known = table?.mine.reduce((sum, seat) => sum + stoodIn(table.seats[seat]), 0) ?? 0;
      useKnownMoves.setState({ table: id, match: table?.match ?? 0, moves: state.forgetful ? 0 : known });
      useNotice.setState({ notice: null });
      useTalk.setState({ open: false });
      const status = lost ? 'lost' : 'open';
      useConnection.setState((now) => ({ status: now.client ? status : now.status, notice: state.notice ?? null }));
      host.know({ ...state, ...(table && { table: { ...table, id } }) });
      // Somewhere else first: what was opened in the view before is put away.
      location.hash = elsewhere;
      await quiet();
      location.hash = at.replace(':table', id);
      await quiet();
      if (!(await come(() => lines()[0]))) throw new Error('nothing is shown');
      for (const one of press) await click(one);
    },
    async fit(textSize) {
      const isOther = useSettings.getState().textSize !== textSize;
      if (isOther) useSettings.setState({ textSize: textSize as 100 });
      await frames();
      // With other letters a page may come to lie another way, and only then say that there is more.
      if (isOther) await quiet();
    },
    audit,
    async hideWords(hide) {
      hideWords(hide);
      await tableAtRest();
    },
    tableAtRest,
    contrast,
    fingers,
  };
}

function stoodIn(who: { kind: string; stoodIn?: number } | undefined): number {
  return who?.stoodIn ?? 0;
}

/** The beats as the game has them, by its id. */
const usual = new Map<string, TableGame['beats']>();

/** Of every update just one beat is seen, and it stays: the one of this name, or the last. */
function showBeat(id: string, game: TableGame | undefined, name: string | undefined): void {
  if (!game) throw new Error(`no table for ${id}`);
  const beats = usual.get(id) ?? game.beats;
  usual.set(id, beats);
  const one: TableGame['beats'] = (now, before) => {
    const all = beats(now, before);
    const wanted = all.find((beat) => beat.name === name) ?? (all.at(-1) as Beat);
    return [{ ...wanted, ms: 0, lands: 0 }];
  };
  Object.assign(game, { beats: one });
}

async function click(one: Press): Promise<void> {
  const found = await come(() => find(one));
  if (!found) throw new Error(`nothing to press: ${one.on} ${one.says ?? ''}`);
  found.click();
  await quiet();
}

function find({ on, says }: Press): HTMLElement | undefined {
  const all = [...document.querySelectorAll<HTMLElement>(on)];
  return all.find(({ textContent }) => says === undefined || textContent.includes(says));
}

/** What is loaded only now, once it has come. */
async function come<T>(find: () => T | undefined): Promise<T | undefined> {
  for (let k = 0; k < TURNS && find() === undefined; k++)
    await new Promise((resolve) => setTimeout(resolve, UNCHANGED));
  return find();
}

/** Until nothing in the page changes any more, nor says that it waits for something. */
async function quiet(): Promise<void> {
  do await unchanged();
  while (document.querySelector('[aria-busy="true"]'));
}

function unchanged(): Promise<void> {
  return new Promise((resolve, reject) => {
    let changes = 0;
    let timer = setTimeout(rest, UNCHANGED);
    const observer = new MutationObserver(() => {
      clearTimeout(timer);
      if (++changes > RESTLESS) stop(() => reject(new Error('the page does not come to rest')));
      else timer = setTimeout(rest, UNCHANGED);
    });
    function stop(then: () => void): void {
      observer.disconnect();
      then();
    }
    // On a busy machine the page may have had no turn in that time.
    async function rest(): Promise<void> {
      const before = changes;
      await frames();
      if (changes === before) stop(resolve);
    }
    observer.observe(document.documentElement, {
      subtree: true,
      childList: true,
      attributes: true,
      characterData: true,
    });
  });
}

/** A table that had nothing to draw for so many frames will have nothing. */
const STILL = 5;

async function tableAtRest(): Promise<void> {
  let still = 0;
  for (let turns = -1; still < STILL; still = tableStats.turns === turns ? still + 1 : 0) {
    turns = tableStats.turns;
    await frames();
  }
}

async function frames(): Promise<void> {
  for (let k = 0; k < FRAMES; k++) await new Promise((resolve) => requestAnimationFrame(resolve));
}
