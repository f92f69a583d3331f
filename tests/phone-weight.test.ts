/**
 * What the phone's page weighs: what it takes to hold a hand, in all games; and apart from that what is loaded only
 * when somebody asks to read. Needs a built page.
 */
import { globSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { GAMES as CATALOGUE } from '#catalogue';
import { LANGUAGES, pageFileName } from '#shared/i18n/languages.ts';
import { exportsOf } from '../tools/check-translation.ts';

const PAGE = fileURLToPath(new URL('../out/renderer/hand', import.meta.url));
/** Four games together; a page holds one of them at a time. */
const MOST = 150_000;
const FOUR = 4;
/** Each further game may bring so much. */
const EACH_MORE = 5_000;

/** What a game costs a phone that holds another one, for each beyond the six that the limit is for, in bytes: its names, and one more chunk. */
const EACH_NAMED = 450;
const SIX = 6;
/** The games that have a guided deal and exercises; and those of them that say, sound and count with their own files. */
const TAUGHT_GAMES = 6;
const OWN_GAMES = 4;
/** The kit of trick games has one file where a game has one of its own. */
const KIT = 1;

/**
 * What is fetched for who asks for it: a game's rules (`messages/en-rules.ts`), the book of its cards (`book.ts`), the seal,
 * how one talks; the pictures of its cards, without which they can be played; bets of who looks on; what leading the room
 * takes, and letting a screen in to it, with the words of both; what there is to know of an evening, and its desk; the menu;
 * what is heard: the mixing desk, and what each game brings to it; another order of the hand; what people look
 * like, other faces of cards that somebody chose, and the grain of paper; what keeps a phone awake and says that it is one's turn; how a score came about; what a bot played for who was away; what a careful player counts; why a card can't be played, and
 * what is asked; whose seat one claims; why the host
 * refuses what it seldom does; guided deals and exercises, with the rules they are played by;
 * what the program would play; how a match is ended before it is over, and what follows one in the room; how a score is told, before its numbers; what is read where another host answers than the one that is known. And what only an older browser has, before all else (src/renderer/legacy-browsers).
 */
const ASKED_FOR =
  /^(?:older|chosen-cards|verify|book|own-evening|room-host|rome-pictures|seal-sheet|chat-chunk|bets-chunk|HostControls|BotPlayed|pairing-chunk|hand-order-chunk|evening-chunk|evening-answer-shapes|desk-chunk|menu-chunk|match-sound|mixing-desk|sound|portraits|paper-grain|TalkFigure|GestureFigure|Reactions|score-breakdown|CardCount|assist|load-assist|reading-chunk|RefusalReason|refusal-messages|refusals|device-chunk|OwnClaim|ClaimQuestion|EnteredTables|learn-chunk|lesson|exercises|rules(?:-[a-z]+)*|packages|options|Spotlight|UnknownHostKey|Ending|EndMatch|sentences|AfterMatch|ScoreWithScene|highlights)-[\w-]{8}\.(?:js|css)$/;

/**
 * What who learns fetches besides, for one game, its guided deal and its exercises together: the rules themselves, with zod,
 * which says what a move is.
 */
const TO_LEARN = 50_000;

/** Whatever a page, a script or a style sheet names by its address. */
const ADDRESS = /["'`(]((?:\.{1,2}\/)?[\w./-]+\.(?:js|css|html|woff2?|svg|png|json))["'`)]/g;

/** What a script can't do without: no call of `import()`. */
const NEEDED = /(?:\bfrom|\bimport)\s*["'`]([^"'`]+)["'`]/g;

const GAMES = Object.keys(CATALOGUE);

/** A deal and exercises of each game, their words, and what they share. */
const LEARNED = [
  ...Array<string>(TAUGHT_GAMES + KIT).fill('exercises'),
  ...Array<string>(TAUGHT_GAMES + KIT).fill('lesson'),
  ...Array<string>(OWN_GAMES + KIT).fill('learning'),
  ...['learn', 'learn', 'packages'],
  // Each is called as one of its files is.
  ...['bids', 'clone', 'combinations', 'exercise', 'game', 'move', 'play', 'random', 'rules', 'rules', 'shuffle'],
];

const FILES: readonly string[] = readdirSync(PAGE, { recursive: true, withFileTypes: true })
  // The second copy of a sheet, for older browsers, is one that no newer one loads: tests/legacy-browsers/built.test.ts.
  .filter((entry) => entry.isFile() && !/\.older\.css$/.test(entry.name))
  .map((entry) => join(entry.parentPath, entry.name));

/** The files a file names, of those that were built. */
function namedIn(file: string, address: RegExp): string[] {
  if (!/\.(?:js|css|html)$/.test(file)) return [];
  return [...readFileSync(file, 'utf8').matchAll(address)].flatMap(([, named = '']) => {
    // Beside the file, or, as the chunk loader names them, beside the page, or by its address at the host.
    const places = [resolve(dirname(file), named), resolve(PAGE, named), join(PAGE, '..', named)];
    const found = places.find((one) => FILES.includes(one));
    return found ?? [];
  });
}

/** The files that can be reached from this one, by whatever way; but no step is taken that `isStep` forbids. */
function reached(file: string, isStep: (from: string, to: string) => boolean, seen = new Set<string>()): Set<string> {
  if (seen.has(file)) return seen;
  seen.add(file);
  for (const next of namedIn(file, ADDRESS)) if (isStep(file, next)) reached(next, isStep, seen);
  return seen;
}

/** A script with all that it can't do without. */
function needed(file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file)) return seen;
  seen.add(file);
  for (const next of namedIn(file, NEEDED)) needed(next, seen);
  return seen;
}

/** Reading takes a question first: unless a script needs it at once, which is no question. */
function isUnasked(from: string, to: string): boolean {
  return !ASKED_FOR.test(basename(to)) || namedIn(from, NEEDED).includes(to);
}

function textOf(files: readonly string[]): string {
  return files.map((file) => readFileSync(file, 'utf8')).join('\n');
}

function weightOf(files: readonly string[]): number {
  return files.reduce((sum, file) => sum + gzipSync(readFileSync(file)).length, 0);
}

/** What only who asks reads of the codex, in a language: its first story begins with it. */
async function storyIn(language: string): Promise<string> {
  const { KINGS } = await exportsOf(`src/shared/games/vbi-maior/codex/messages/${language}/stories.ts`);
  return typeof KINGS === 'object' ? (KINGS.R1?.slice(0, 40) ?? '') : '';
}

describe.each(Object.keys(LANGUAGES))('the phone’s page in %s', (language) => {
  const start = join(PAGE, pageFileName(language));
  const all = [...reached(start, () => true)];
  const held = [...reached(start, isUnasked)];
  const asked = all.filter((file) => !held.includes(file));

  it('has each game among what it reaches', () => {
    for (const game of GAMES) {
      expect(
        held.map((file) => basename(file)).some((name) => name.startsWith(`${game}-`) && name.endsWith('.js')),
      ).toBe(true);
    }
  });

  it('weighs at most 150 kB gzipped, whatever game is held in the hand', () => {
    const sizes = held.map((file) => ({ file: relative(PAGE, file), bytes: gzipSync(readFileSync(file)).length }));
    expect(weightOf(held), JSON.stringify(sizes, null, 2)).toBeLessThanOrEqual(
      MOST + EACH_MORE * (GAMES.length - FOUR),
    );
  });

  it('weighs as little with the pictures of the one game that is held and has some', () => {
    // The kit of trick games is the others', too.
    const others = new RegExp(`^(?!vbi-maior|rome)(?:${GAMES.join('|')}|tricks|french|italian)-`);
    const one = all.filter(
      (file) => (held.includes(file) || /^rome-pictures-/.test(basename(file))) && !others.test(basename(file)),
    );
    expect(one.some((file) => /^rome-pictures-/.test(basename(file)))).toBe(true);
    expect(weightOf(one)).toBeLessThanOrEqual(MOST + EACH_NAMED * (GAMES.length - SIX));
  });

  it('weighs little more with what one learns a game by', () => {
    const named = (what: string): string[] => all.filter((file) => basename(file).startsWith(`${what}-`));
    const deals = named('lesson');
    expect(deals).toHaveLength(TAUGHT_GAMES + KIT);
    for (const deal of deals) {
      const files = new Set([...named('learn-chunk'), deal].flatMap((file) => [...needed(file)]));
      const more = [...files].filter((file) => !held.includes(file));
      expect(weightOf(more), more.map((file) => basename(file)).join(' ')).toBeLessThanOrEqual(TO_LEARN);
    }
  });

  it('leaves to who asks: the rules of all games, and the stories of one', async () => {
    expect(asked.map((file) => basename(file).split('-')[0]).toSorted()).toEqual(
      [
        ...['AfterMatch', 'AfterMatch'],
        // Their words are with the menu's.
        ...['BotPlayed', 'menu', 'menu'],
        ...['HostControls', 'HostControls', 'room'],
        ...['ClaimQuestion', 'OwnClaim'],
        'EnteredTables',
        // What is asked before a match is ended, and the words of it.
        ...['EndMatch', 'Ending', 'sentences'],
        // What somebody shows at the table.
        ...['GestureFigure', 'Reactions', 'Reactions', 'TalkFigure'],
        // The light around a card, for lessons and hints.
        'Spotlight',
        'UnknownHostKey',
        // What each game says of a score, and how that is drawn.
        ...Array<string>(OWN_GAMES + KIT + 2).fill('score'),
        // A score, and how each game tells it in a few words, before the numbers.
        'ScoreWithScene',
        ...Array<string>(OWN_GAMES).fill('highlights'),
        ...['bets', 'bets', 'bets'],
        ...['book', 'book'],
        ...['CardCount', 'CardCount'],
        // What helps who plays: each game's, and what finds it.
        ...Array<string>(TAUGHT_GAMES + KIT).fill('assist'),
        'load',
        ...['chat', 'chat'],
        // Other faces of cards, and the words for them.
        'chosen',
        ...['desk', 'desk'],
        ...['device', 'device'],
        ...['evening', 'evening', 'evening'],
        ...['own', 'own'],
        'hand',
        'match',
        'mixing',
        'older',
        ...['pairing', 'pairing'],
        'paper',
        ...['portraits', 'portraits'],
        ...['reading', 'reading'],
        ...GAMES.map(() => 'options'),
        ...['rare', 'refusal'],
        // The kit's, and those of games with rules of their own.
        ...['refusals', ...globSync('src/shared/games/*/messages/en/refusals.ts').map(() => 'refusals')],
        'RefusalReason',
        'rome',
        ...GAMES.map(() => 'rules'),
        ...['seal', 'seal'],
        ...Array<string>(OWN_GAMES + KIT).fill('sound'),
        'kit',
        'verify',
        'advice',
        ...LEARNED,
      ].toSorted(),
    );
    const story = await storyIn(language);
    expect(story).toHaveLength(40);
    expect(textOf(asked)).toContain(story);
    expect(textOf(asked).match(/"?rules\.1\.title"?/g)).toHaveLength(GAMES.length);
    expect(textOf(asked)).toContain('shuffle.closed.about');
    for (const word of [story, 'rules.1.title', 'shuffle.closed.about'])
      expect(textOf(held).includes(word), word).toBe(false);
  });

  it('makes no call whose answers it has no shape of', () => {
    expect(textOf(all)).toContain('room.watch(');
    expect(textOf(all)).not.toMatch(
      /\.(?:(?:house|lan|line|records|statistics)\.\w+|play\.record|room\.(?:letBack|open|newCode|trustTabs)|tables\.open|table\.(?:seatBot|clearSeat|set\w+|rename|newCode|swapSeats|remove\w*|letIn|pause|close))\(/,
    );
  });

  it('holds nothing of three.js, or of the rules’ bots', () => {
    for (const word of ['WebGLRenderer', 'BufferGeometry', '__THREE__', 'ponder'])
      expect(textOf(all), word).not.toMatch(new RegExp(`\\b${word}\\b`));
    // The rules, which who learns fetches, know how to imagine what is hidden; a hand does not.
    expect(textOf(held)).not.toContain('resample');
  });
});

it('every file that was built for it is reached in some language', () => {
  const pages = Object.keys(LANGUAGES).map((language) => join(PAGE, pageFileName(language)));
  expect([...new Set(pages.flatMap((page) => [...reached(page, () => true)]))].toSorted()).toEqual(FILES.toSorted());
});
