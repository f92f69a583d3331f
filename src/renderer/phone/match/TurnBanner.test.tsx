/**
 * Checks the text above the hand while others play: one sentence about the viewer, then who plays. In every game and
 * language.
 */
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { GAMES } from '#catalogue';
import { playMatch } from '#shared/engine/checks/properties.ts';
import { isTested, rounds } from '#shared/engine/checks/test-scope.ts';
import { newMatch, take } from '#shared/engine/match.ts';
import type { ObservationBase, Viewer } from '#shared/engine/rules.ts';
import { type Messages, translate as sayIn } from '#shared/i18n/translate.ts';
import type { Seated } from '#shared/protocol/table.ts';
import { TABLE_GAME_IDS, tableGameOf } from '../../games/index.ts';
import { withPresence } from '../../games/presence.ts';
import { languagesOf } from '../../games/spoken-languages.ts';
import type { Say } from '../../i18n/say.ts';
import { regionsOf } from '../../match/scene-regions.ts';
import type { Scene } from '../../motion/scene.ts';
import { TurnBanner } from './TurnBanner.tsx';

const WORDS = import.meta.glob<Record<string, Messages>>(
  [
    '../../i18n/messages/*/common.ts',
    '../page/messages/*/hand.ts',
    '../../games/*/messages/*/*.ts',
    '../../tricks/messages/*/*table.ts',
    '../../../shared/games/*/messages/*/game.ts',
    '../../../shared/tricks/messages/*/tricks.ts',
    '../../../shared/engine/messages/*/engine.ts',
  ],
  { eager: true },
);

const NAMES = ['Anna', 'Ben', 'Carla', 'Dario', 'Elsa', 'Furio', 'Gina', 'Hugo', 'Ida', 'Jon'];
const LANGUAGES = ['en', 'de', 'it'] as const;

/** The messages of one language for one game, its own before the kit's; throws where there are none. */
function sayOf(id: string, language: string): Say {
  const spoken = Object.entries(WORDS).filter(([path]) => path.includes(`/messages/${language}/`));
  const files = [
    ...spoken.filter(([path]) => !path.includes('/games/')),
    ...spoken.filter(([path]) => path.includes(`/games/${id}/`)),
  ];
  const words: Messages = Object.assign({}, ...files.flatMap(([, file]) => Object.values(file)));
  return (key, gaps) => {
    if (!Object.hasOwn(words, key)) throw new Error(`no words for ${key} in ${language}`);
    return sayIn(words, key, gaps);
  };
}

const seatedAs = (count: number, own?: Partial<Seated>): Seated[] =>
  NAMES.slice(0, count).map((name, seat) => {
    const who = { kind: 'person', name, here: true, lag: 'good', standIn: false, stoodIn: 0 } as const;
    return seat === 0 ? ({ ...who, ...own } as Seated) : who;
  });

function said(scene: Scene, viewer: Viewer, say: Say): string {
  const { own } = regionsOf(scene, viewer);
  const hands = { lifted: undefined, canPlay: false, touch: () => undefined };
  const holding = { held: null, undo: () => undefined, now: () => undefined } as never;
  const html = renderToStaticMarkup(
    <TurnBanner {...{ scene, own, hands, holding, say }} paused={false} secret={undefined} />,
  );
  return html
    .replace(/<[^>]*>/g, '')
    .replaceAll('&#x27;', '’')
    .replace(/[\u2066-\u2069]/g, '')
    .trim()
    .replace(/ +/g, ' ');
}

/** Every text shown to one viewer through whole matches while others are on turn. */
function allSaid(id: string, viewer: Viewer, say: Say, matches = rounds(2, 3)): Set<string> {
  const game = GAMES[id];
  const layout = tableGameOf(id)?.layout;
  if (!game?.bots.easy || !layout) throw new Error(`no ${id}`);
  const options = Object.fromEntries(Object.entries(game.rules.options).map(([name, spec]) => [name, spec.default]));
  const seats = game.usualSeats ?? game.rules.seats.max;
  const lines = new Set<string>();
  for (let seed = 1; seed <= matches; seed++) {
    const { events } = playMatch(game, options, seats, game.bots.easy, seed);
    const match = newMatch(game.rules, options, seats);
    let before: ObservationBase | null = null;
    for (const event of events) {
      take(match, event);
      const now = game.rules.observe(match.state, viewer);
      const seated = seatedAs(seats);
      const scene = layout(now, { viewer, seated, say, before, beat: 'settled', moves: [], preselection: [] });
      if (!scene.plates.some(({ seat, onTurn: lit }) => lit && seat === viewer)) lines.add(said(scene, viewer, say));
      before = now;
    }
  }
  return lines;
}

const PLAYS = {
  en: String.raw`It’s (?:[A-Z]\w+’s|[A-Z]\w+ and [A-Z]\w+’s|the others’) turn\.`,
  de: String.raw`(?:[A-Z]\w+ ist dran\.|[A-Z]\w+ und [A-Z]\w+ sind dran\.|Andere sind dran\.)`,
  it: String.raw`(?:Tocca a [A-Z]\w+\.|Tocca a [A-Z]\w+ e [A-Z]\w+\.|Tocca agli altri\.)`,
} as const;

/** A sentence addressed to its reader. */
const YOU = {
  en: '(?:You|Your)(?:’| )[^.!]*[.!]',
  de: '(?:Du|Dein|Deine) [^.!]*[.!]',
  it: '(?:Sei|Hai|Stai|Peschi|La tua|In questa manche stai)\\b[^.!]*[.!]',
} as const;

describe.each(TABLE_GAME_IDS.filter(isTested))('above the hand in %s', (id) => {
  const spoken = LANGUAGES.filter((language) => languagesOf(id).includes(language));

  it.each(spoken)('stands at most one sentence about oneself, and then who plays: %s', (language) => {
    const line = new RegExp(`^(?:${YOU[language]})?(?: ?${PLAYS[language]})?$`);
    const lines = allSaid(id, 0, sayOf(id, language));
    for (const one of lines) expect(one).toMatch(line);
    const isSaid = (sentences: string) => [...lines].some((one) => new RegExp(`^${sentences}`).test(one));
    expect(isSaid(`${YOU[language]} ${PLAYS[language]}$`)).toBe(isSaid(YOU[language]));
  });

  it.each(spoken)('stands, for who looks on, that they do, and who plays: %s', (language) => {
    const say = sayOf(id, language);
    for (const one of allSaid(id, 'everyone', say)) expect(one.startsWith(say('phone.watching'))).toBe(true);
  });
});

const VIVA_OUT = {
  en: 'You’re out. It’s Ben’s turn.',
  de: 'Du bist raus. Ben ist dran.',
  it: 'Hai chiuso. Tocca a Ben.',
} as const;

const STOOD_IN = {
  en: 'A bot is playing for you. It’s Ben’s turn.',
  de: 'Ein Bot spielt für dich. Ben ist dran.',
  it: 'Un bot gioca per te. Tocca a Ben.',
} as const;

describe.each(LANGUAGES)('who is out, or for whom a bot plays, is told so: %s', (language) => {
  it.runIf(isTested('viva'))('in VIVA', () => {
    expect(allSaid('viva', 0, sayOf('viva', language), 3)).toContain(VIVA_OUT[language]);
  });

  it('in every game', () => {
    const say = sayOf('viva', language);
    const plates = NAMES.slice(0, 2).map((name, seat) => {
      const own = seat === 0 ? say('you.last-card') : undefined;
      return { seat, place: seat, name, kind: 'person', onTurn: seat === 1, notes: [say('note.last-card')], own };
    });
    const scene = { seats: 2, zones: [], plates } as unknown as Scene;
    const there = withPresence(scene, seatedAs(2, { standIn: true } as Partial<Seated>), say);
    expect(said(there, 0, say)).toBe(STOOD_IN[language]);
  });
});
