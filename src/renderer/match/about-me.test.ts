/**
 * Checks what a match tells its viewer of themselves: whole sentences, two at most, in every game, situation and language.
 */
import { describe, expect, it } from 'vitest';
import { GAMES } from '#catalogue';
import { playMatch } from '#shared/engine/checks/properties.ts';
import { isTested, rounds } from '#shared/engine/checks/test-scope.ts';
import { newMatch, take } from '#shared/engine/match.ts';
import type { ObservationBase, Viewer } from '#shared/engine/rules.ts';
import { type Messages, translate as sayIn } from '#shared/i18n/translate.ts';
import type { Seated } from '#shared/protocol/table.ts';
import { TABLE_GAME_IDS, tableGameOf } from '../games/index.ts';
import { languagesOf } from '../games/spoken-languages.ts';
import type { Say } from '../i18n/say.ts';
import type { Plate } from '../motion/scene.ts';
import { aboutMe, type MyView, sayAll } from './about-me.ts';

const WORDS = import.meta.glob<Record<string, Messages>>(
  [
    '../i18n/messages/*/common.ts',
    '../games/*/messages/*/*.ts',
    '../tricks/messages/*/*table.ts',
    '../../shared/games/*/messages/*/game.ts',
    '../../shared/tricks/messages/*/tricks.ts',
    '../../shared/engine/messages/*/engine.ts',
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

function seatedAs(count: number, own?: Partial<Seated>): Seated[] {
  return NAMES.slice(0, count).map((name, seat) => {
    const who = { kind: 'person', name, here: true, lag: 'good', standIn: false, stoodIn: 0 } as const;
    return seat === 0 ? ({ ...who, ...own } as Seated) : who;
  });
}

/** Every text shown to one viewer through whole matches, and whether it was their turn. */
function allSaid(id: string, viewer: Viewer, language: string, matches = rounds(2, 3)): Map<string, boolean> {
  const game = GAMES[id];
  const table = tableGameOf(id);
  if (!game?.bots.easy || !table) throw new Error(`no ${id}`);
  const say = sayOf(id, language);
  const options = Object.fromEntries(Object.entries(game.rules.options).map(([name, spec]) => [name, spec.default]));
  const seats = game.usualSeats ?? game.rules.seats.max;
  const seated = seatedAs(seats);
  const said = new Map<string, boolean>();
  for (let seed = 1; seed <= matches; seed++) {
    const { events } = playMatch(game, options, seats, game.bots.easy, seed);
    const match = newMatch(game.rules, options, seats);
    let before: ObservationBase | null = null;
    for (const event of events) {
      take(match, event);
      const now = game.rules.observe(match.state, viewer);
      const sight = { viewer, seated, say, before, beat: 'settled', moves: [], preselection: [] };
      const { plates } = table.layout(now, sight);
      const own = viewer === 'everyone' ? undefined : table.ownState?.(now, sight);
      const isMine = plates.some(({ seat, onTurn }) => onTurn && seat === viewer);
      said.set(sayAll(aboutMe({ viewer, plates, seated, own }), say), isMine);
      before = now;
    }
  }
  return said;
}

const TURN = {
  en: String.raw`It’s (?:[A-Z]\w+’s|[A-Z]\w+ and [A-Z]\w+’s|the others’) turn\.`,
  de: String.raw`(?:[A-Z]\w+ ist dran\.|[A-Z]\w+ und [A-Z]\w+ sind dran\.|Die anderen sind dran\.)`,
  it: String.raw`(?:Tocca a [A-Z]\w+\.|Tocca a [A-Z]\w+ e [A-Z]\w+\.|Tocca agli altri\.)`,
} as const;

/** A sentence that begins with a capital letter and ends; nothing hangs on to it. */
const SENTENCE = '[A-ZÈ][^.?·()—]*[.?]';

describe.each(TABLE_GAME_IDS.filter(isTested))('to who plays %s', (id) => {
  it.each(LANGUAGES.filter((language) => languagesOf(id).includes(language)))(
    'two sentences at most: %s',
    (language) => {
      const others = new RegExp(`^(?:${SENTENCE})?(?: ?${TURN[language]})?$`);
      const mine = new RegExp(`^(?:${SENTENCE} )?${SENTENCE}$`);
      for (const [text, isMine] of allSaid(id, 0, language)) expect(text).toMatch(isMine ? mine : others);
      for (const text of allSaid(id, 'everyone', language).keys()) {
        expect(text.startsWith(sayOf(id, language)('you.watching'))).toBe(true);
        expect(text).toMatch(others);
      }
    },
  );
});

/** What is said in some match: what the viewer is, and what they are asked. */
const SOMETIMES: Readonly<Record<string, readonly string[]>> = {
  briscola: ['Your turn: play a card.', 'It’s Ben’s turn.'],
  tressette: ['Your turn: play a card.', 'It’s Carla’s turn.'],
  spizzichino: ['Your turn: pick your piles.', 'Your turn: play a card.', 'It’s Ben’s turn.'],
  'briscola-chiamata': [
    'Your turn: bid or pass.',
    'You passed. It’s Ben’s turn.',
    'You’re the declarer. Your turn: play a card.',
  ],
  viva: ['Your turn: play a card, or take one.', 'You’re out. It’s Ben’s turn.'],
  'vbi-maior': ['Learn your cards, then put them down.', 'Turn up yours when it’s next.'],
};

it.each(Object.keys(SOMETIMES).filter(isTested))('says what %s alone knows', (id) => {
  expect([...allSaid(id, 0, 'en', 6).keys()]).toEqual(expect.arrayContaining([...(SOMETIMES[id] ?? [])]));
});

describe('what is the same in every game', () => {
  const plateOf = (seat: number, onTurn: boolean) => ({ seat, name: NAMES[seat], onTurn }) as unknown as Plate;
  const said = (more: Partial<MyView>, onTurn: readonly number[] = [1], language = 'en'): string => {
    const plates = [0, 1, 2, 3].map((seat) => plateOf(seat, onTurn.includes(seat)));
    return sayAll(aboutMe({ viewer: 0, plates, seated: seatedAs(4), ...more }), sayOf('viva', language));
  };

  it('asks who is on turn, and waits for others', () => {
    expect(said({}, [0])).toBe('Your turn: play a card.');
    expect(said({ own: { asked: 'asked.answer' } }, [0, 2])).toBe('Your turn: call VIVA, or not.');
    expect(said({})).toBe('It’s Ben’s turn.');
    expect(said({}, [1, 3])).toBe('It’s Ben and Dario’s turn.');
    expect(said({}, [1, 2, 3])).toBe('It’s the others’ turn.');
    expect(said({}, [])).toBe('');
  });

  it('says who is out, looks on, or comes later', () => {
    expect(said({ own: { am: { key: 'you.out' } } })).toBe('You’re out. It’s Ben’s turn.');
    expect(said({ viewer: 'everyone' })).toBe('You’re watching. It’s Ben’s turn.');
    const wait = { key: 'room.next-host', params: { name: 'Nina' } };
    expect(said({ viewer: 'everyone', wait })).toBe('You get Nina’s seat at the next deal. It’s Ben’s turn.');
  });

  it.each([
    ['en', 'A bot is playing for you. It’s Ben’s turn.', 'The match is paused.'],
    ['de', 'Ein Bot spielt für dich. Ben ist dran.', 'Die Partie macht Pause.'],
    ['it', 'Un bot gioca per te. Tocca a Ben.', 'La partita è in pausa.'],
  ])('says that a bot plays before what the game knows, and why nobody does: %s', (language, bot, paused) => {
    const seated = seatedAs(4, { standIn: true } as Partial<Seated>);
    const own = { am: { key: 'you.out' } };
    expect(said({ seated, own }, [1], language)).toBe(bot);
    expect(said({ seated, own, halted: 'paused' }, [1], language)).toBe(paused);
  });

  it('says nothing else while the host is out of reach', () => {
    expect(said({ halted: 'lost' }, [0])).toBe('Can’t reach the table.');
    expect(said({ viewer: 'everyone', halted: 'stalled' })).toBe('Other hosts aren’t answering.');
  });
});
