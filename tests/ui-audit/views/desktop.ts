/** What the app can show at the desktop. */

import { gameOf, rulesOf } from '#catalogue';
import type { DayEntry } from '#renderer/client/device/days.ts';
import { at } from '#shared/engine/collections.ts';
import { newMatch, take } from '#shared/engine/match.ts';
import { type GameRecord, recordOf } from '#shared/engine/record.ts';
import { briscolaChiamata } from '#shared/games/briscola-chiamata/index.ts';
import { writeDealCode } from '#shared/protocol/deal-code.ts';
import type { EveningView } from '#shared/protocol/evening.ts';
import { notice } from '#shared/protocol/notice.ts';
import type { OutsideView } from '#shared/protocol/outside.ts';
import { PERSONAS } from '#shared/protocol/personas.ts';
import type { EveningChapter } from '#shared/protocol/story.ts';
import type { Seated, TableSummary } from '#shared/protocol/table.ts';
import type { Situation } from '../fixture/situation.ts';
import type { State } from '../fixture/state.ts';
import type { Press, View } from '../view.ts';
import { guessAt, guessing, REACTIONS, SUSPICION } from './bets.ts';
import { accountAt, BEFORE, eveningOf, roomAt, roundsOf, SECRET, TIED } from './evenings.ts';
import { BROKEN_SEAL, DELAYED_SEAL, scoredOf, TALK, UNFOLDED, usualOf, WHOLE_SEAL } from './matches.ts';
import { AFTER, AT_TABLE, PAIRING_REQUEST, roomOf, TAB_ASKS } from './rooms.ts';
import { chaptersOf, eveningStoryOf, isAlone, isPossible } from './stories.ts';
import { CLAIMS, lobbyOf, NAMES, seatedAt, summaries, TABLE_SETTINGS, tableAt } from './tables.ts';

const AT = '#/table/:table';

export function appViews(situations: readonly Situation[]): View[] {
  const games = [...new Set(situations.map(({ game }) => game))];
  const usual = usualOf(situations);
  return [
    ...home(games),
    ...dealsByCode(),
    ...evenings(situations),
    ...games.flatMap(lobby),
    ...situations.map(inMatch),
    ...situations.filter(isTipped).map(tipped),
    ...situations
      .filter(({ name }) => REFUSING.test(name))
      .slice(0, 1)
      .map(refused),
    ...scoredOf(situations).map(unfolded),
    ...scoredOf(situations).flatMap(askedWhy),
    ...usual.flatMap(around),
    ...usual.flatMap(viewer),
    ...scoredOf(situations).map(earlierDeal),
    ...situations.filter(({ name }) => / over, /.test(name)).map(afterwards),
  ];
}

function view(name: string, rest: Omit<View, 'name' | 'page'>): View {
  return { name: `app: ${name}`, page: 'app', ...rest };
}

/** A host that is open to other houses. */
const OUTSIDE_OPEN: OutsideView = {
  status: 'open',
  relay: 'https://relay.nonna-concetta.example',
  hasToken: true,
  why: null,
};

/** Devices that a house knows: the own one, one that is here, one that is long gone, and one without a name. */
const DEVICES = NAMES.map((name, k) => ({
  id: `device-${k}`,
  name: k === 3 ? '' : name,
  device: k === 0 ? 'this computer' : k === 4 ? '2001:db8:aaaa:bbbb::/64' : `192.168.178.${20 + k}`,
  seen: '2026-03-01T20:15:00.000Z',
  opens: k === 2,
  here: k < 2,
  own: k === 0,
}));

/** Who has come in and holds no seat, and who is kept out. */
const GUESTS = {
  guests: [
    { guest: 'a', name: 'Maximilianakonstanze', here: true, screen: false },
    { guest: 'b', name: '', here: true, screen: true },
    { guest: 'c', name: '', here: false, screen: false },
  ],
  keptOut: [
    { guest: 'd', name: 'Bartholomäus Wagners' },
    { guest: 'e', name: '' },
  ],
};

/** What was open to the network before the host ended waits for a word. */
const CLOSED = { settings: { ...TABLE_SETTINGS, open: false }, waits: true, addresses: [] };

/** A month and more of deals of the day, one after the other, with points as long as they get. */
const DAYS = Array.from({ length: 40 }, (_, k): DayEntry => {
  const how = (['won', 'lost', 'drawn'] as const)[k % 3] ?? 'won';
  return { how, points: -120, expert: { how: 'drawn', points: 1111 } };
});

/** A lost seat stays lost until whoever sat there is back. */
const NO_CLAIMS = { ...TABLE_SETTINGS, claimAfter: 'never' } as const;

/** Without a table. */
function home(games: readonly string[]): View[] {
  const found = Array.from({ length: 8 }, (_, k) => ({
    table: `far-${k}`,
    game: games[k % games.length] ?? '',
    host: `Nonna Concetta’s computer ${k}`,
    address: `192.168.178.${20 + k}:4747`,
    version: '0',
    seats: 6,
    free: k % 3,
    locked: k === 3,
    name: k % 2 === 0 ? '' : `Concetta’s table ${k}`,
    people: NAMES.slice(0, k % 4),
    stage: k % 3 === 1 ? ('playing' as const) : ('lobby' as const),
    bots: k % 2,
  }));
  const records = Array.from({ length: 120 }, (_, k) => ({
    id: 120 - k,
    game: games[k % games.length] ?? '',
    began: '2026-03-01T20:15:00.000Z',
    names: NAMES,
    mine: [0],
    winners: k % 3 === 0 ? [] : [1, 2],
  }));
  const bare = (name: string, at: string, state: State = {}): View => view(name, { at, state });
  return [
    bare('home', '#/'),
    bare('home, one table', '#/', { tables: summaries(games, 1) }),
    bare('home, many tables', '#/', { tables: summaries(games, 10), found }),
    bare('home, the room', '#/', { room: roomOf(5, { me: 0 }, { leads: true }), tables: summaries(games, 1) }),
    view('a table, its host gone', { at: '#/table/away', state: { gone: true }, lost: true }),
    bare('home, a room of many', '#/', { room: roomOf(30, { me: 0 }, { leads: true, ...AT_TABLE }) }),
    bare('home, a screen knocks', '#/', { room: roomOf(3, { me: 0 }, { leads: true, ...PAIRING_REQUEST }) }),
    bare('home, a tab asks', '#/', { room: roomOf(1, { me: 0, captain: null }, TAB_ASKS) }),
    view('home, a tab trusted', {
      at: '#/',
      state: { room: roomOf(3, { me: 0 }, { leads: true, ...TAB_ASKS }) },
      press: [{ on: '.knocks button', key: 'room.tab.trust' }],
    }),
    ...games.flatMap((game) => [
      bare(`game ${game}`, `#/game/${game}`),
      bare(`day ${game}`, `#/day/${game}`),
      bare(`day ${game}, played`, `#/day/${game}`, { days: { [game]: DAYS } }),
    ]),
    view('game, a name first', { at: `#/game/${games[0]}`, state: {}, press: [{ on: '.game-page .brass' }] }),
    bare('game, for a guest', `#/game/${games[0]}`, { rights: { home: false, opens: false } }),
    bare('play together', '#/together', { room: roomOf(3, { me: 0 }, { leads: true }), tables: summaries(games, 10) }),
    bare('play together, another house', '#/together', {
      room: roomOf(3, { me: 0 }, { leads: true }),
      outside: OUTSIDE_OPEN,
    }),
    view('play together, another house, asked first', {
      at: '#/together',
      state: { room: roomOf(3, { me: 0 }, { leads: true }), outside: { ...OUTSIDE_OPEN, status: 'closed' } },
      press: [{ on: '.ways .to-another-house' }],
    }),
    bare('play together, another house, token unknown', '#/together', {
      room: roomOf(3, { me: 0 }, { leads: true }),
      outside: { ...OUTSIDE_OPEN, status: 'failed', why: 'token' },
    }),
    bare('play together, of a guest', '#/together', { rights: { home: false, opens: false } }),
    bare('more', '#/more'),
    view('home, a screen is looked at', {
      at: '#/',
      state: { room: roomOf(3, { me: 0 }, { leads: true, ...PAIRING_REQUEST }) },
      press: [{ on: '.knocks button' }],
    }),
    view('home, what one goes by', {
      at: '#/',
      state: { room: roomOf(3, { me: 0 }, { leads: true }) },
      press: [{ on: '.people-list button' }],
    }),
    view('home, somebody', {
      at: '#/',
      state: { room: roomOf(3, { me: 0 }, { leads: true }) },
      press: [{ on: '.people-list button', says: 'Max' }],
    }),
    bare('the room on the big screen', '#/screen', { room: roomOf(3, { me: 0 }, { leads: true }) }),
    bare('the room on the big screen, closed', '#/screen', {}),
    bare('home, a notice', '#/', {
      notices: [
        notice('store.damaged'),
        notice('store.kept', { kept: 'panno-verde.sqlite.20260301T201500Z' }),
        notice('store.saved', { tables: 1, matches: 12 }),
        notice('store.check-disk'),
      ],
    }),
    ...games.flatMap((game) => [bare(`new ${game}`, `#/new/${game}`), bare(`rules ${game}`, `#/rules/${game}`)]),
    ...games.flatMap(learning),
    bare('learn', '#/exercises'),
    bare('no lesson', '#/learn/patience'),
    bare('home, of a guest', '#/', { tables: summaries(games, 2), rights: { home: false, opens: false } }),
    ...lineViews(bare, summaries(games, 2)),
    bare('home, kept out', '#/', { keptOut: true, rights: { home: false, opens: false } }),
    bare('new, for a guest', `#/new/${games[0]}`, { rights: { home: false, opens: false } }),
    bare('settings', '#/settings'),
    bare('house', '#/house', { tables: summaries(games, 6), devices: DEVICES }),
    bare('house, nobody in it', '#/house'),
    bare('codex', '#/codex/vbi-maior'),
    bare('codex, a page', '#/codex/vbi-maior/R12'),
    bare('codex, a page 2', '#/codex/vbi-maior/R64'),
    view('codex, a hard word', { at: '#/codex/vbi-maior/R11', state: {}, press: [{ on: '.glossary-word' }] }),
    view('codex, a thread', {
      at: '#/codex/vbi-maior',
      state: {},
      press: [{ on: '.codex-threads .choice', key: 'codex.thread.bread' }],
    }),
    bare('codex, five to put in order', '#/codex/vbi-maior/quiz'),
    view('codex, the order checked', {
      at: '#/codex/vbi-maior/quiz',
      state: {},
      press: [{ on: '.codex-ways .brass' }],
    }),
    bare('join', '#/join'),
    bare('join, with a code', '#/join/K7MP'),
    ...asked(),
    bare('records, none', '#/records', { records: [] }),
    bare('records', '#/records', { records: records.slice(0, 12) }),
    bare('records, more than fit', '#/records', { records }),
    bare('records of evenings', '#/records', {
      records: records.slice(0, 12).map((line, k) => {
        if (k % 6 === 5) return line;
        const name = k < 6 ? 'Friday' : 'The long evening at Nonna Concetta’s, by the sea';
        return { ...line, at: { evening: k < 6 ? 2 : 1, name, round: 1 + (k % 3), table: 1 + k } };
      }),
    }),
    bare('no such table', AT),
    bare('table, not entered', AT, { refused: 'not-entered' }),
  ];
}

const PROGRAM =
  'dir=in program="C:\\Users\\Massimiliano Ferrari\\AppData\\Local\\Programs\\panno-verde\\Panno Verde.exe"';

/** Why no table is seen: nothing amiss, and what has most to be typed. */
function asked(): View[] {
  const press = [{ on: '.doctor-ask' }];
  const diagnosis = {
    cause: 'firewall',
    remedy: 'command',
    params: { name: 'Windows Defender Firewall' },
    command: `netsh advfirewall firewall delete rule name=all ${PROGRAM} & netsh advfirewall firewall add rule name="Panno Verde" ${PROGRAM} action=allow`,
  } as const;
  return [
    view('join, why no table is here', { at: '#/join', state: {}, press }),
    view('join, a firewall', { at: '#/join', state: { diagnosis }, press }),
  ];
}

/** A lesson: its first sentence, what is asked next, what is met otherwise; a question, and its answers. */
function learning(game: string): View[] {
  const [at, asked] = [`#/learn/${game}`, `#/exercises/${game}`];
  const goOn = { on: '.teacher .brass' };
  return [
    view(`learn ${game}`, { at, state: {} }),
    view(`learn ${game}, a step on`, { at, state: {}, press: [goOn] }),
    view(`learn ${game}, the rules`, { at, state: {}, press: [{ on: '.hud-tabs .tab', key: 'hud.rules' }] }),
    view(`exercises ${game}`, { at: asked, state: {} }),
    view(`today’s exercises ${game}`, { at: `${asked}/today`, state: {} }),
    view(`exercises ${game}, answered`, { at: asked, state: {}, press: [{ on: '.exercise-choices button' }] }),
  ];
}

/** The desk, and what all others see of an evening. */
function evenings(situations: readonly Situation[]): View[] {
  const at = '#/evening';
  const desk = eveningOf({ people: 14, size: 3, game: 'viva', me: 1, idle: 2, more: { leads: true } });
  const tied = desk.standings.map((standing) => ({ ...standing, tieBreaks: TIED }));
  const leads = { leads: true };
  const seen = (
    name: string,
    evening: EveningView,
    press: readonly Press[] = [],
    deals: readonly number[] = [],
  ): View =>
    view(`evening, ${name}`, {
      at,
      state: {
        evening,
        room: roomAt(evening, 14, leads),
        rounds: roundsOf(evening, deals),
        account: accountAt(evening),
      },
      press,
    });
  const mine = { ...desk, leads: false };
  const duplicate = eveningOf({ people: 10, size: 5, game: 'briscola-chiamata', round: SECRET, more: { leads: true } });
  const table = { on: '.evening-table' };
  const rounds = { on: '.evening .engraved' };
  const over = { ...desk, over: true };
  const highlights = { on: '.evening-standings button', key: 'records.story' };
  const told = (eveningStory: readonly EveningChapter[], name: string): View => {
    const shown = seen(`told, ${name}`, over, [highlights]);
    return { ...shown, state: { ...shown.state, eveningStory } };
  };
  return [
    view('evening, none', { at, state: { room: roomOf(0) } }),
    view('evening, begin', { at, state: { room: roomOf(6, { me: 0 }, leads) } }),
    view('evening, begin, a party', { at, state: { room: roomOf(24, { me: 0 }, leads) } }),
    view('evening, begin, several games', {
      at,
      state: { room: roomOf(24, { me: 0 }, leads) },
      press: [
        { on: '.begin .choice', says: 'Briscola' },
        { on: '.begin .choice', says: 'Vbi' },
      ],
    }),
    seen('before', { ...desk, ...BEFORE }),
    seen('the desk', desk),
    seen('for all', mine),
    seen('many tables', eveningOf({ people: 60, size: 4, game: 'viva', me: 1, more: { leads: true } })),
    seen('unfolded', { ...desk, standings: tied }, [{ on: 'button.who' }]),
    seen('the time is up', { ...desk, round: desk.round && { ...desk.round, seconds: -75 } }),
    seen('sure', desk, [{ on: '.round-head button', key: 'evening-desk.next' }]),
    seen('settle', desk, [{ on: '.round-head button', key: 'evening-desk.settle' }]),
    seen('a table', desk, [table]),
    seen('a table that is over', desk, [{ on: '.evening-table[data-state="over"]' }]),
    seen('a correction', desk, [
      { on: '.evening-table[data-state="over"]' },
      { on: 'dialog button', key: 'evening-desk.correct' },
    ]),
    seen('a secret', duplicate, [table]),
    seen('rounds', desk, [rounds]),
    seen('rounds, deals side by side', duplicate, [rounds], [1, 2, 3]),
    seen('free play', { ...desk, form: { form: 'free' } }),
    seen('over', over),
    told([], 'nothing'),
    ...situations
      .filter(({ name }) => / over,/.test(name))
      .map((situation) => told(eveningStoryOf(situation), situation.name)),
  ];
}

/** The first with a bot on each other seat. */
function amongBots(seats: readonly Seated[]): Seated[] {
  return seats.map((who, seat): Seated => {
    const { name, portrait } = at(PERSONAS, seat);
    return seat === 0 ? who : { kind: 'bot', name, portrait, level: 'normal' };
  });
}

function lobby(game: string): View[] {
  const empty = { kind: 'empty' } as const;
  const seats = rulesOf(game)?.seats.max ?? 0;
  const full = seatedAt(seats, 0);
  const host = lobbyOf(game, full.with(1, empty), { mine: [0], host: true });
  return [
    view(`lobby ${game}, host`, { at: AT, state: { table: host } }),
    view(`lobby ${game}, nobody sits`, {
      at: AT,
      state: { table: { ...host, mine: [], seats: full.map(() => empty) } },
    }),
    view(`lobby ${game}, full`, { at: AT, state: { table: { ...host, seats: full } } }),
    view(`lobby ${game}, among bots`, { at: AT, state: { table: { ...host, seats: amongBots(full) } } }),
    view(`lobby ${game}, guest`, {
      at: AT,
      state: { table: lobbyOf(game, full.with(1, empty), { code: null }), rights: { home: false, opens: false } },
    }),
    view(`lobby ${game}, after a restart`, { at: AT, state: { table: { ...host, ...CLOSED } } }),
    view(`lobby ${game}, table settings`, {
      at: `${AT}/table-settings`,
      state: { table: { ...host, seats: full, ...GUESTS } },
    }),
    view(`lobby ${game}, table settings of a guest`, {
      at: `${AT}/table-settings`,
      state: { table: lobbyOf(game, full, { mine: [0], settings: NO_CLAIMS }) },
    }),
    view(`lobby ${game}, options`, {
      at: AT,
      state: { table: host },
      press: [{ on: '.start .plain', key: 'lobby.change' }],
    }),
    view(`lobby ${game}, talk`, { at: AT, state: { table: host, talk: TALK }, press: [{ on: '.lobby-chat button' }] }),
  ];
}

function inMatch(situation: Situation): View {
  return view(situation.name, { at: AT, state: { table: tableAt(situation, situation.seat), play: situation } });
}

/** Something is asked, at the largest table of its game. */
function isTipped({ name, seats, game }: Situation): boolean {
  return name.includes('/') && !name.includes('late') && seats === rulesOf(game)?.seats.max;
}

/** The same for who comes to it for the first time. */
function tipped(situation: Situation): View {
  const { name, state, ...rest } = inMatch(situation);
  return { ...rest, name: `${name}, tipped`, state: { ...state, whispers: true } };
}

/** Where no card can be played yet, though one holds some. */
const REFUSING = / auction\//;

/** A card of the own hand that can't be played now. */
function refused(situation: Situation): View {
  const { name, ...rest } = inMatch(situation);
  return { ...rest, name: `${name}, a card refused`, press: [{ on: '[data-hand][aria-disabled="true"]' }] };
}

/** What the numbers of the score are made of. */
function unfolded(situation: Situation): View {
  const { name, ...rest } = inMatch(situation);
  return { ...rest, name: `${name}, unfolded`, press: UNFOLDED };
}

/** Why a bot played its card, in the game that says so at the table. */
function askedWhy(situation: Situation): View[] {
  const { name, ...rest } = inMatch(situation);
  const press = [...UNFOLDED.slice(0, 1), { on: '.deal-why > summary' }];
  return situation.game === 'briscola-chiamata' ? [{ ...rest, name: `${name}, why`, press }] : [];
}

/** After a match of the room's. */
function afterwards(situation: Situation): View {
  const table = tableAt(situation, situation.seat, { host: true, room: true, stage: 'over' });
  const room = roomOf(5, { me: situation.seat, chosen: true }, { leads: true, ...AT_TABLE, ...AFTER });
  return view(`room, after ${situation.name}`, { at: AT, state: { table, play: situation, room } });
}

/** Somewhere in the middle of the rules. */
const RULE: Readonly<Record<string, string>> = {
  'briscola-chiamata': 'BC-13',
  spizzichino: 'SP-14',
  viva: 'VI-8',
  'vbi-maior': 'VM-13',
};

/** Here a card is asked for once more. */
const ASKED = 'briscola-chiamata';

/** Around the match, and what lies over it. */
function around(situation: Situation): View[] {
  const { game, seat } = situation;
  const table = tableAt(situation, seat, { host: true });
  const state: State = { table, play: situation, talk: TALK };
  const named = (what: string, rest: Partial<View> = {}): View => view(`${game}, ${what}`, { at: AT, state, ...rest });
  const sheets = ['menu', 'rules', 'log', 'seal', 'table-settings', 'settings', 'keys'] as const;
  const other = (seat + 1) % situation.seats;
  return [
    ...sheets.map((sheet) => named(sheet, { at: `${AT}/${sheet}` })),
    named('seal, whole', { at: `${AT}/seal`, state: { ...state, seals: WHOLE_SEAL } }),
    named('seal, broken', { state: { ...state, seals: BROKEN_SEAL } }),
    named('seal, an attempt more', { state: { ...state, seals: DELAYED_SEAL } }),
    named('seal, an attempt more, looked at', { at: `${AT}/seal`, state: { ...state, seals: DELAYED_SEAL } }),
    named('lost seats set', {
      at: `${AT}/table-settings`,
      press: [{ on: 'dialog .choice', key: 'table-settings.claims.never' }],
    }),
    named('closing the table', { at: `${AT}/menu`, press: [{ on: 'dialog button', key: 'table.close' }] }),
    ...(game === ASKED
      ? [named('a second press', { state: { ...state, confirm: 'always' }, press: [{ on: '[data-hand]' }] })]
      : []),
    named('talk', { press: [{ on: '.hud-tabs > button' }] }),
    named('another house', { state: { ...state, outside: OUTSIDE_OPEN } }),
    named('after a restart', { state: { ...state, table: { ...table, ...CLOSED } } }),
    named('paused', { state: { ...state, table: { ...table, paused: true } } }),
    named('a claim to answer', { state: { ...state, table: { ...table, claims: CLAIMS } } }),
    named('a bot says a word', {
      state: {
        ...state,
        said: { kind: 'said', number: 9, seat: 2, name: NAMES[2] ?? '', text: 'I’d like to see that again.' },
      },
    }),
    named('a bot stood in', { state: { ...state, forgetful: true } }),
    named('whispered', { state: { ...state, whispers: true } }),
    named('asked why', { press: [{ on: '.tip-why' }] }),
    named('counted', { state: { ...state, counting: true } }),
    ...(gameOf(game)?.searchModel
      ? [
          named('a hint', { press: [{ on: '.hint-ask' }] }),
          named('a hint over a word', {
            state: { ...state, whispers: true },
            press: [{ on: '.hint-ask' }],
          }),
          named('a hint refused', { state: { ...state, noHint: 'no-hints-numbered' }, press: [{ on: '.hint-ask' }] }),
          named('hints forbidden', {
            state: { ...state, table: { ...table, settings: { ...table.settings, hints: false } } },
          }),
        ]
      : []),
    named('counting forbidden', {
      at: `${AT}/settings`,
      state: { ...state, table: { ...table, settings: { ...table.settings, counting: false } } },
    }),
    named('at a rule', { at: `${AT}/rules/${RULE[game] ?? ''}` }),
    named('for practice', { state: { ...state, table: { ...table, practice: true } } }),
    named('looking on', { state: { ...state, table: { ...table, mine: [], host: false } } }),
    ...[['looking on in the room', {}] as const, ['in the queue', { waits: 2 }] as const].map(([what, more]) =>
      named(what, {
        state: {
          ...state,
          table: { ...table, mine: [], host: false, room: true },
          room: roomOf(6, { me: 1, ...more }, AT_TABLE),
        },
      }),
    ),
    ...guessingIn(situation).map(([what, bets]) =>
      named(`looking on, ${what}`, {
        state: {
          ...{ ...state, bets, reactions: REACTIONS },
          table: { ...table, mine: [], host: false, room: true },
          room: roomOf(6, { me: 1 }, AT_TABLE),
        },
      }),
    ),
    named('line lost', { lost: true }),
    named('two at one window', { state: { ...state, table: { ...table, mine: [seat, other].sort() } } }),
  ];
}

/** A deal that somebody has given as a code: a good one, one with a fault, one of another game. */
function dealsByCode(): View[] {
  const game = 'briscola-chiamata';
  const source = { seed: 'ab'.repeat(32), deals: [] };
  const options = Object.fromEntries(
    Object.entries(briscolaChiamata.rules.options).map(([name, spec]) => [name, spec.default]),
  );
  const code = writeDealCode({ game, seats: 5, options, source, scores: [2, -1, 2, -1, -2] }, briscolaChiamata);
  return [
    view('new table, a deal by its code', { at: `#/new/${game}/${code}`, state: {} }),
    view('new table, a code with a fault', { at: `#/new/${game}/${code.slice(0, -1)}`, state: {} }),
    view('new table, a code of another game', { at: `#/new/viva/${code}`, state: {} }),
  ];
}

/** Those who looked on had bet on who plays with whom. */
function suspected({ at, state }: Pick<View, 'at' | 'state'>, end: Press): View[] {
  const shown = { at, state: { ...state, suspicion: SUSPICION } };
  return [
    view('suspicion in the viewer', shown),
    view('suspicion in the viewer, at the end', { ...shown, press: [end] }),
    view('suspicion in the viewer, beside who with whom', { ...shown, press: [BELIEF] }),
  ];
}

/** Whom a bot on a seat takes for the partner: before anybody has called, and once somebody has. */
function believed({ at, state }: Pick<View, 'at' | 'state'>, end: Press): View[] {
  return [
    view('who with whom in the viewer', { at, state, press: [BELIEF] }),
    view('who with whom in the viewer, at the end', { at, state, press: [BELIEF, end] }),
  ];
}

function guessingIn(situation: Situation) {
  const guess = guessAt(situation);
  return guess ? guessing(guess) : [];
}

const RECORD = '#/records/1';
/** The last of the five that step; what is asked comes after it. */
const TO_END: Press = { on: '.steps button:nth-of-type(5)' };
const BELIEF: Press = { on: '.steps button', key: 'inference.open' };

/** A house that keeps a match. */
function keeping({ game, seats, options, events }: Situation): { readonly record: GameRecord } & State {
  const rules = rulesOf(game);
  if (!rules) throw new Error(`no rules of ${game}`);
  const match = newMatch(rules, options, seats);
  for (const event of events) take(match, event);
  const finished = {
    id: 1,
    game,
    began: '2026-03-01T20:15:00.000Z',
    names: NAMES.slice(0, seats),
    mine: [0],
    winners: [1],
  };
  return { records: [finished], record: recordOf(match) };
}

/** At the end of a match that is looked at again, what the first line of its score is made of. */
function earlierDeal(situation: Situation): View {
  const press = [TO_END, { on: '.unfolds' }];
  return view(`${situation.game}, viewer at the end, unfolded`, { at: RECORD, state: keeping(situation), press });
}

/** What is told of it: all at once, or nothing. */
function toldIn(situation: Situation, state: State): View[] {
  const press = [{ on: '.tab', key: 'records.story' }];
  const { game } = situation;
  const story = chaptersOf(situation).filter((chapter) => isPossible(chapter, situation) && !isAlone(chapter));
  if (story.length === 0) return [];
  return [
    view(`${game}, viewer, told`, { at: RECORD, state: { ...state, story }, press }),
    view(`${game}, viewer, nothing told`, { at: RECORD, state, press }),
  ];
}

/** A bot's move and why it was made, where its game is searched; before the first one, and while it is worked out. */
function explainedIn({ game }: Situation, state: ReturnType<typeof keeping>, onward: readonly Press[]): View[] {
  if (!gameOf(game)?.searchModel) return [];
  const bots = [0, 1].map((seat) => ({ seat, level: 'normal', seed: 1 }) as const);
  const open = { on: '.steps button', key: 'why.open' };
  const shown = { at: RECORD, state: { ...state, record: { ...state.record, bots } } };
  return [
    view(`${game}, viewer, why`, { ...shown, press: [open] }),
    view(`${game}, viewer, why a bot did it`, { ...shown, press: [open, ...onward] }),
  ];
}

/** A finished match looked at again. */
function viewer(situation: Situation): View[] {
  const { game } = situation;
  const [at, end] = [RECORD, TO_END];
  const state = keeping(situation);
  const onward = { on: '.steps button:nth-of-type(4)' };
  const open = { on: '.perspective .choice', key: 'records.open' };
  const hosts = ['Annas-MacBook-Air', 'DESKTOP-Beppe', 'Annas-MacBook-Air'].map((name, from) => ({ name, from }));
  return [
    view(`${game}, viewer`, { at, state }),
    view(`${game}, viewer of a match that moved`, { at, state: { ...state, record: { ...state.record, hosts } } }),
    view(`${game}, viewer at the end`, { at, state, press: [end] }),
    view(`${game}, viewer, all open`, { at, state, press: [open, onward, onward, onward] }),
    view(`${game}, viewer, all open, at the end`, { at, state, press: [open, end] }),
    view(`${game}, viewer, the bots checked`, {
      at,
      state: { ...state, record: { ...state.record, bots: [{ seat: 1, level: 'easy', seed: 1 }] } },
      press: [{ on: '.tab', key: 'audit.open' }],
    }),
    ...toldIn(situation, state),
    ...explainedIn(situation, state, [onward, onward, onward]),
    view(`${game}, viewer, what it cost`, { at, state, press: [{ on: '.tab', key: 'match-review.open' }] }),
    ...(game === 'briscola-chiamata' ? [...suspected({ at, state }, end), ...believed({ at, state }, end)] : []),
  ];
}

/** By what the key of another host is known, and what is done about it: a desktop's window alone has this. */
function lineViews(bare: (name: string, at: string, state?: State) => View, tables: TableSummary[]): View[] {
  const guest = { tables, rights: { home: false, opens: false } };
  const tower = { at: '192.168.1.20:4747', host: { name: 'tower', version: '0' } };
  const comparison = { name: 'Ada', device: '192.168.1.23', cards: ['7D', 'RC', '3B'] };
  const stranger = { known: 'tower', as: null };
  const offered = { by: 'Anna', host: 'tower', game: 'briscola', people: ['Anna', 'Carla'], cards: comparison.cards };
  return [
    ...(['sight', 'link', 'compared'] as const).map((knownBy) =>
      bare(`home, a guest by ${knownBy}`, '#/', { ...guest, line: { ...tower, knownBy } }),
    ),
    {
      ...bare('home, a guest compares cards', '#/', { ...guest, line: { ...tower, knownBy: 'sight' } }),
      press: [{ on: '.host-key-known button' }],
    },
    bare('home, cards to compare lie here', '#/', { comparison }),
    bare('home, cards of somebody lie here', '#/', { comparison: { ...comparison, name: '' } }),
    bare('home, a table is offered', '#/', { handover: { giving: null, offered, origins: [] } }),
    bare('home, nobody says where a table is', '#/', {
      handover: { giving: { table: 't', host: 'tower', step: 'unknown', cards: [] }, offered: null, origins: [] },
    }),
    bare('home, another key answers', '#/', { line: { ...tower, status: 'stranger', unknownHost: stranger } }),
    bare('home, another key than the link’s', '#/', {
      line: { ...tower, status: 'stranger', unknownHost: { known: null, as: 'Nonna’s computer' } },
    }),
  ];
}
