/** How each phase of a game lies on the cloth: from matches that bots play, at the largest table. */
import { tableGameOf } from '#renderer/games/index.ts';
import type { Scene } from '#renderer/table/scene.ts';
import { EN } from '#renderer/words/en.ts';
import type { Say } from '#renderer/words/say.ts';
import type { Level } from '#shared/engine/bot.ts';
import { type Match, newMatch, take } from '#shared/engine/match.ts';
import { resolveOptions } from '#shared/engine/options.ts';
import { playMatch } from '#shared/engine/properties.ts';
import type { Observed } from '#shared/engine/rules.ts';
import { viewOf } from '#shared/engine/view.ts';
import { gameOf } from '#shared/games/index.ts';
import type { Seated } from '#shared/protocol/table.ts';
import { say } from '#shared/words/say.ts';

const NAMES = ['Fabrizio', 'Giulia', 'Tazio', 'Wilhelmine', 'Bruno', 'Ada'];
/** So many matches by these bots, with these options. */
interface Play {
  readonly options: Readonly<Record<string, string | number>>;
  readonly level: Level;
  readonly matches: number;
}

/** After these every phase has come. Bots that know what they do are of one mind on a curse: `random` ones make the tie. */
const PLAYS: Readonly<Record<string, readonly Play[]>> = {
  'briscola-chiamata': [{ options: { deals: 2, weakHand: 4 }, level: 'random', matches: 50 }],
  spizzichino: [{ options: { target: 21 }, level: 'random', matches: 2 }],
  viva: [{ options: { rounds: 2, policing: 'caught' }, level: 'random', matches: 2 }],
  'vbi-maior': [
    { options: {}, level: 'normal', matches: 12 },
    { options: {}, level: 'random', matches: 50 },
  ],
};

export interface Phase {
  readonly name: string;
  readonly scene: Scene;
}

/** The phases of a game, each as the scene that the first seat sees with the most cards face up. */
export function phasesOf(id: string): Phase[] {
  const best = new Map<string, Scene>();
  for (const match of (PLAYS[id] ?? []).flatMap((plan) => matchesOf(id, plan))) {
    for (const { name, scene } of scenesOf(match)) if (faceUp(scene) >= faceUp(best.get(name))) best.set(name, scene);
  }
  return [...best].map(([phase, scene]) => ({ name: `${id} ${phase}`, scene }));
}

function matchesOf(id: string, { options, level, matches }: Play): Match[] {
  const game = gameOf(id);
  const maker = game?.bots[level];
  const resolved = game && resolveOptions(game.rules.options, options);
  if (!maker || !resolved || 'refusal' in resolved) throw new Error(`${id} can't be played`);
  return Array.from({ length: matches }, (_, seed) =>
    playMatch(game, resolved.options, game.rules.seats.max, maker, seed),
  );
}

/** The settled scene at first and after every event, by the name of its phase. */
function* scenesOf({ rules, options, seats, events }: Match): Generator<Phase> {
  const [game, table] = [gameOf(rules.id), tableGameOf(rules.id)];
  if (!game || !table) throw new Error(`no table for ${rules.id}`);
  const words = { ...EN, ...table.words.en, ...game.words.en };
  const seated = NAMES.slice(0, seats).map((name): Seated => ({ kind: 'bot', name, level: 'normal' }));
  const again = newMatch(rules, options, seats);
  let before: Observed | null = null;
  for (const event of [undefined, ...events]) {
    if (event) take(again, event);
    const { observation, moves } = viewOf(rules, again.state, 0);
    const beat = table.beats(observation, before ?? undefined).at(-1)?.name ?? '';
    const speak: Say = (key, params) => say(words, key, params);
    const scene = table.layout(observation, { viewer: 0, seated, say: speak, beat, before, moves, held: [] });
    yield { name: (observation as Observed & { readonly phase: string }).phase, scene };
    before = observation;
  }
}

function faceUp(scene: Scene | undefined): number {
  return scene ? cardsIn(scene).filter(({ face }) => face !== null).length : -1;
}

export function cardsIn({ zones }: Scene): Scene['zones'][number]['cards'] {
  return zones.flatMap(({ cards }) => cards);
}
