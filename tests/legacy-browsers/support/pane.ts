/** One window of a browser, whatever its engine: as little as a person with one finger and some letters needs. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

export interface Pane {
  goto(url: string): Promise<void>;
  evaluate<Given, Told>(ask: (given: Given) => Told, given: Given): Promise<Told>;
  /** The engine's own pointer goes down and up there. */
  press(at: Point): Promise<void>;
  /** The engine's own keys, into what has the focus. */
  write(text: string): Promise<void>;
  picture(): Promise<Buffer>;
  /** Errors of the page so far, as far as the engine tells of them. */
  complaints(): Promise<readonly string[]>;
  /** It is seen and heard no more. */
  shut(): Promise<void>;
}

export interface Engine {
  readonly name: string;
  /** With a memory of its own. */
  open(size: Size): Promise<Pane>;
  close(): Promise<void>;
}

export const ANY_MOMENT = 60_000;
const GLANCE = 60;

/** Until the page answers with something. */
export async function until<Given, Told>(
  pane: Pane,
  ask: (given: Given) => Told,
  given: Given,
): Promise<NonNullable<Told>> {
  for (const end = Date.now() + ANY_MOMENT; Date.now() < end; await pause(GLANCE)) {
    const told = await pane.evaluate(ask, given);
    if (told) return told;
  }
  const seen = await pane.evaluate(() => `${location.href}: ${document.body.innerText.slice(0, 400)}`, null);
  throw new Error(`never: ${ask}, ${JSON.stringify(given)}; at ${seen}`);
}

export const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

const SHOTS = fileURLToPath(new URL('../../../shots/', import.meta.url));

export async function shoot(pane: Pane, name: string): Promise<void> {
  mkdirSync(SHOTS, { recursive: true });
  writeFileSync(`${SHOTS}${name}.png`, await pane.picture());
}

/** A JavaScript expression that gives what this gives, as text: what every protocol carries. */
export const asText = <Given>(ask: (given: Given) => unknown, given: Given): string =>
  `JSON.stringify((${ask})(${JSON.stringify(given)}) ?? null)`;
