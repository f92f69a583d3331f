/** What is whispered to newcomers, and the pictures of the rules: words and rules are there, and all of it is met. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { PanelProps } from '#renderer/games/game.ts';
import type { RulePicture } from '#renderer/games/pictures.ts';
import type { Whisper } from '#renderer/games/whispers.ts';
import { present } from '#shared/engine/at.ts';
import { drawNext, isOver, type Match, moveEvent, newMatch, seatsIn, take } from '#shared/engine/match.ts';
import { resolveOptions } from '#shared/engine/options.ts';
import { pick, type Random, seeded } from '#shared/engine/random.ts';
import { viewOf } from '#shared/engine/view.ts';
import { GAMES } from '#shared/games/index.ts';
import type { Words } from '#shared/words/say.ts';

const WHISPERS = import.meta.glob<readonly Whisper[]>('../../src/renderer/games/*/whispers.ts', {
  eager: true,
  import: 'default',
});
const PICTURES = import.meta.glob<readonly RulePicture[]>('../../src/renderer/games/*/pictures.ts', {
  eager: true,
  import: 'default',
});
const WORDS = import.meta.glob<Record<string, Words>>('../../src/renderer/games/*/words/en/{whispers,pictures}.ts', {
  eager: true,
});

const wordsOf = (game: string, file: string): Words =>
  Object.values(WORDS[`../../src/renderer/games/${game}/words/en/${file}.ts`] ?? {})[0] ?? {};

/** Options under which more comes up than usually, by turns. */
const OPTIONS: Readonly<Record<string, Readonly<Record<string, string>>>> = { viva: { policing: 'caught' } };
/** What would end the match too soon. */
const RASH = 'out';
/** So many events are played of a match, and so many matches. */
const [EVENTS, MATCHES] = [600, 30];

/** The whispers that come first somewhere in matches played at random, by every seat. */
function met(game: string, whispers: readonly Whisper[]): Set<string> {
  const ids = new Set<string>();
  for (let seed = 0; seed < MATCHES; seed++) {
    playAtRandom(begun(game, seed % 2 === 0 ? {} : OPTIONS[game]), seeded(seed), (panel) => {
      const whisper = whispers.find((one) => one.when(panel));
      if (whisper) ids.add(whisper.id);
    });
  }
  return ids;
}

function begun(game: string, options: Readonly<Record<string, string>> = {}): Match {
  const { rules } = present(GAMES[game], game);
  const resolved = resolveOptions(rules.options, options);
  if ('refusal' in resolved) throw new Error(resolved.refusal.reason);
  return newMatch(rules, resolved.options, rules.seats.max);
}

/** `seen`: what a seat sees each time before it moves. */
function playAtRandom(match: Match, random: Random, seen: (panel: PanelProps) => void): void {
  const { rules, state } = match;
  while (!isOver(match) && match.events.length < EVENTS) {
    const chance = drawNext(match, random);
    if (chance) take(match, chance);
    else {
      const seat = pick(seatsIn(rules.toAct(state)), random);
      const { observation, moves } = viewOf(rules, state, seat);
      seen({ observation, moves, viewer: seat } as unknown as PanelProps);
      const calm = moves.filter(({ type }) => type !== RASH);
      take(match, moveEvent(seat, pick(calm.length > 0 ? calm : moves, random)));
    }
  }
}

/** A game that is put in need not bring any. */
const TAUGHT = Object.keys(WHISPERS).map((path) => path.split('/')[5] ?? '');

describe.each(TAUGHT)('%s', (game) => {
  const rules = readFileSync(`docs/rules/${game}.md`, 'utf8');
  const whispers = WHISPERS[`../../src/renderer/games/${game}/whispers.ts`] ?? [];
  const pictures = PICTURES[`../../src/renderer/games/${game}/pictures.ts`] ?? [];

  it('whispers what has words and a rule, and everything once it is met', () => {
    const words = wordsOf(game, 'whispers');
    expect(Object.keys(words).toSorted()).toEqual(whispers.map(({ id }) => `whisper.${id}`).toSorted());
    for (const number of whispers.flatMap((one) => one.rules)) expect(rules).toContain(`**${number}**`);
    expect([...met(game, whispers)].toSorted()).toEqual(whispers.map(({ id }) => id).toSorted());
  });

  it('plays rules that there are, with a section of the rules page, in words of its own', () => {
    const words = wordsOf(game, 'pictures');
    expect(pictures.length).toBeGreaterThan(0);
    const said = pictures.flatMap(({ frames }) => frames.map(({ says }) => `picture.${says}`));
    expect(new Set(said)).toEqual(new Set(Object.keys(words)));
    for (const { section, rules: numbers } of pictures) {
      expect(GAMES[game]?.words[`rules.${section}.title`]).toBeDefined();
      for (const number of numbers) expect(rules).toContain(`**${number}**`);
    }
  });

  it('lays no card of a picture beside its cloth, and none twice', () => {
    for (const { cards } of pictures.flatMap(({ frames }) => frames)) {
      expect(new Set(cards.map(({ key }) => key)).size).toBe(cards.length);
      for (const { x, y } of cards) {
        expect(x > 5 && x < 95 && y > 20 && y < 80, `${x}/${y}`).toBe(true);
      }
    }
  });
});
