/** What the phone's page can show. */

import { gameOf } from '#catalogue';
import type { EveningView } from '#shared/protocol/evening.ts';
import type { RoomView } from '#shared/protocol/room.ts';
import type { TableView } from '#shared/protocol/table.ts';
import type { Situation } from '../fixture/situation.ts';
import type { State } from '../fixture/state.ts';
import type { Press, View } from '../view.ts';
import { GUESSED, guessAt, guessing, REACTIONS } from './bets.ts';
import { accountAt, BEFORE, eveningOf, roomAt, roundsOf, SECRET } from './evenings.ts';
import { BROKEN_SEAL, DELAYED_SEAL, scoredOf, TALK, UNFOLDED, usualOf, WHOLE_SEAL } from './matches.ts';
import { AFTER, AT_TABLE, PAIRING_REQUEST, roomOf } from './rooms.ts';
import { CLAIMS, lobbyOf, NAMES, seatedAt, summaries, tableAt } from './tables.ts';

const AT = '#/table/:table';

/** Above the hand, when it is one's turn; and on the sheet that it opens. */
const WHY: Press = { on: '.whose button', key: 'tip.why' };
const HINT: Press = { on: 'dialog button', key: 'hint.ask' };

export function handViews(situations: readonly Situation[]): View[] {
  return [
    ...door(),
    ...room(),
    ...desk(),
    ...learning(),
    ...usualOf(situations).slice(0, 1).flatMap(besideMatch),
    ...usualOf(situations).flatMap(forPractice),
    ...usualOf(situations).flatMap(atRoomsTable),
    ...situations.filter(({ name }) => / over, /.test(name)).map(afterwards),
    ...situations.map((situation) => inMatch(situation)),
    ...situations
      .filter(({ name }) => REFUSING.test(name))
      .slice(0, 1)
      .map(refused),
    ...scoredOf(situations).map(unfolded),
    ...scoredOf(situations).map(scoredOnScreen),
    ...situations.filter(isAsked).map((situation) => inMatch(situation, SHOWN)),
    ...usualOf(situations).flatMap(around),
    ...usualOf(situations).flatMap(lookingOn),
    ...outOfIt(situations),
    ...lifted(situations),
    ...lifted(situations, SHOWN),
  ];
}

function view(name: string, rest: Omit<View, 'name' | 'page'>): View {
  return { name: `hand: ${name}`, page: 'hand', ...rest };
}

/** How a table is seen from a phone: it may be on a big screen in the room. */
interface Seen {
  readonly screens: number;
  readonly as: string;
}
const ALONE: Seen = { screens: 0, as: '' };
const SHOWN: Seen = { screens: 1, as: ', on a screen' };

/** Something is asked: the hand is not only looked at. */
function isAsked({ name, beat }: Situation): boolean {
  return beat === undefined && name.includes('/');
}

function inMatch(situation: Situation, { screens, as } = ALONE): View {
  const state = { table: tableAt(situation, situation.seat, { screens }), play: situation };
  return view(`${situation.name}${as}`, { at: AT, state });
}

/** Where no card can be played yet, though one holds some. */
const REFUSING = / auction\//;

/** A card of the own hand that can't be played now. */
function refused(situation: Situation): View {
  const { name, ...rest } = inMatch(situation);
  return { ...rest, name: `${name}, a card refused`, press: [{ on: '[data-hand]' }] };
}

/** A match that counts nowhere, and the menu that says so. */
function forPractice(situation: Situation): View[] {
  const table = tableAt(situation, situation.seat, { practice: true });
  return [[], [{ on: '.top button', key: 'phone.menu' }]].map((press) =>
    view(`${situation.name}, for practice${press.length > 0 ? ', menu' : ''}`, {
      at: AT,
      state: { table, play: situation },
      press,
    }),
  );
}

/** What the numbers of the score are made of. */
function unfolded(situation: Situation): View {
  const { name, ...rest } = inMatch(situation);
  return { ...rest, name: `${name}, unfolded`, press: UNFOLDED };
}

/** A television counts first, unless one asks for the score. */
function scoredOnScreen(situation: Situation): View {
  return { ...inMatch(situation, SHOWN), press: [{ on: '.to-score' }] };
}

/** The way in. */
function door(): View[] {
  const tables = summaries(['viva', 'spizzichino'], 8);
  const empty = { kind: 'empty' } as const;
  const some = seatedAt(6, null).map((seat, k) => (k % 2 ? seat : empty));
  const mine = seatedAt(6, 2);
  return [
    view('door', { at: '#', state: {} }),
    view('door, by an address without the key', {
      at: '#',
      state: { line: { knownBy: 'sight' }, rights: { home: false, opens: false } },
    }),
    view('door, with tables', { at: '#', state: { tables } }),
    view('no such table', { at: AT, state: {} }),
    view('kept out', { at: '#/room', state: { keptOut: true } }),
    view('seats, all free', { at: AT, state: { table: lobbyOf('viva', Array(6).fill(empty)) } }),
    view('seats, some free', { at: AT, state: { table: lobbyOf('vbi-maior', some) } }),
    view('seats, mine', { at: AT, state: { table: lobbyOf('briscola-chiamata', mine.slice(0, 5), { mine: [2] }) } }),
    view('seats, host', { at: AT, state: { table: lobbyOf('viva', mine, { mine: [2], host: true }) } }),
    view('seats, a claim to make', { at: AT, state: { table: lobbyOf('viva', mine, { claimable: [1, 3, 5] }) } }),
    view('seats, a claim made', {
      at: AT,
      state: { table: lobbyOf('viva', mine, { claimable: [1, 3, 5], claimed: { seats: [3], state: 'pending' } }) },
    }),
    view('seats, a claim to answer', {
      at: AT,
      state: { table: lobbyOf('viva', mine, { mine: [2], claims: CLAIMS }) },
    }),
    view('seats, full', { at: AT, state: { table: lobbyOf('spizzichino', seatedAt(2, null)) } }),
  ];
}

function inRoom(name: string, state: State, press: readonly Press[] = []): View {
  return view(`room, ${name}`, { at: '#/room', state, press });
}

/** The room, between matches. */
function room(): View[] {
  const lobby = (more: Partial<TableView> = {}, mine: number | null = null): TableView =>
    lobbyOf('viva', seatedAt(4, mine), { room: true, mine: mine === null ? [] : [mine], ...more });
  const own = { on: '.people-list button', key: 'seat.you' };
  const cloth = (says: string) => ({ on: '.game-cloth', says });
  const lead = roomOf(3, { me: 0 }, { leads: true });
  const running = {
    room: roomOf(4, { me: 0 }, { ...AT_TABLE, leads: true }),
    table: lobby({ host: true, stage: 'playing' }),
  };
  return [
    inRoom('to come in', { room: roomOf(3, { me: 2, nameless: true }) }),
    inRoom('nobody leads', { room: roomOf(1, { me: 0, captain: null }) }),
    inRoom('who chooses', { room: roomOf(6, { me: 1 }) }),
    inRoom('very many', { room: roomOf(40, { me: 1 }) }),
    inRoom('I choose', { room: lead }),
    ...['Briscola', 'Spizz', 'VIVA', 'Vbi'].map((name) => inRoom(`I set up ${name}`, { room: lead }, [cloth(name)])),
    inRoom('I set up, options', { room: lead }, [cloth('Briscola'), { on: 'summary' }]),
    inRoom('somebody, for who leads', { room: lead }, [{ on: '.people-list button', says: 'Max' }]),
    inRoom('what I go by', { room: roomOf(6, { me: 1 }) }, [own]),
    inRoom('a knock', { room: roomOf(4, { me: 1 }, PAIRING_REQUEST) }),
    inRoom('a knock, looked at', { room: roomOf(4, { me: 1 }, PAIRING_REQUEST) }, [{ on: '.knocks button' }]),
    inRoom('a seat is free', { room: roomOf(4, { me: 1 }, AT_TABLE), table: lobby() }),
    inRoom('I sit', { room: roomOf(4, { me: 1 }, AT_TABLE), table: lobby({}, 1) }),
    inRoom('I sit, and lead', {
      room: roomOf(4, { me: 0 }, { ...AT_TABLE, leads: true }),
      table: lobby({ host: true }, 0),
    }),
    inRoom('I lead a match without me', running),
    inRoom('I lead a match without me, and end it', running, [{ on: 'main > .choices button', key: 'ending.another' }]),
    view('door, of who is in the room', { at: '#', state: { room: lead } }),
  ];
}

/** Learning by playing, from wherever one waits. */
function learning(): View[] {
  const room = roomOf(6, { me: 1 });
  const learn = { on: 'button', key: 'phone.learn' };
  const deal = { on: '.learning button', key: 'learning.deal' };
  const asked = { on: '.learning button', key: 'learning.exercises' };
  const goOn = { on: '.teacher button', key: 'lesson.go-on' };
  const games = ['briscola-chiamata', 'spizzichino', 'viva', 'vbi-maior'];
  return [
    inRoom('learning', { room }, [learn]),
    ...games.flatMap((game) => {
      const table = lobbyOf(game, seatedAt(4, 1), { mine: [1] });
      const at = (name: string, press: readonly Press[]): View =>
        view(`learn ${game}${name}`, { at: AT, state: { table }, press: [learn, ...press] });
      return [
        at(', shelf', []),
        at('', [deal]),
        at(', a step on', [deal, goOn]),
        at(', the rules', [deal, { on: '.teacher button', key: 'phone.rules' }]),
        at(', exercises', [asked]),
        at(', exercises answered', [asked, { on: '.exercise-choices button' }]),
      ];
    }),
  ];
}

/** The desk of an evening, for who leads. */
function desk(): View[] {
  const evening = eveningOf({ people: 14, size: 3, game: 'viva', me: 0, idle: 2, more: { leads: true } });
  const duplicate = eveningOf({
    people: 10,
    size: 5,
    game: 'briscola-chiamata',
    me: 0,
    round: SECRET,
    more: { leads: true },
  });
  const open = { on: '.to-desk button' };
  const over = { on: '.evening-table[data-state="over"]' };
  const at = (name: string, its: EveningView, press: readonly Press[] = [], deals: readonly number[] = []): View =>
    view(`desk, ${name}`, {
      at: '#/room',
      state: {
        evening: its,
        room: roomAt(its, 14, { leads: true }),
        rounds: roundsOf(its, deals),
        account: accountAt(its),
      },
      press: [open, ...press],
    });
  return [
    view('desk, begin', { at: '#/room', state: { room: roomOf(6, { me: 0 }, { leads: true }) }, press: [open] }),
    at('before', { ...evening, ...BEFORE }),
    at('a round', evening),
    at('sure', evening, [{ on: '.round-head button', key: 'evening-desk.next' }]),
    at('settle', evening, [{ on: '.round-head button', key: 'evening-desk.settle' }]),
    at('a table', evening, [{ on: '.evening-table' }]),
    at('a correction', evening, [over, { on: 'dialog button', key: 'evening-desk.correct' }]),
    at('standings', evening, [{ on: 'summary', key: 'standings.title' }, { on: 'button.who' }]),
    at('rounds, deals side by side', duplicate, [{ on: 'summary', key: 'rounds.title' }], [1, 2]),
    at('over', { ...evening, over: true }),
  ];
}

/** The room while it plays, for who has no seat. */
function besideMatch(situation: Situation): View[] {
  const beside = (name: string, room: RoomView, more: Partial<TableView> = {}): View =>
    inRoom(name, { room, table: tableAt(situation, null, { room: true, ...more }), play: situation });
  return [
    beside('in the queue', roomOf(6, { me: 1, waits: 2 }, AT_TABLE)),
    beside('late', roomOf(6, { me: 1 }, AT_TABLE)),
    beside('an heir', roomOf(6, { me: 1 }, AT_TABLE), { heirs: [{ seat: 2, name: NAMES[1] ?? '' }] }),
    beside('who lost their phone', roomOf(4, { me: 3, nameless: true }, AT_TABLE), { claimable: [3] }),
  ];
}

/** At a match of the room's: the way to its people, a screen that knocks, and after the match. */
function atRoomsTable(situation: Situation): View[] {
  const { game, seat } = situation;
  const table = tableAt(situation, seat, { room: true });
  const room = roomOf(5, { me: seat, chosen: true }, AT_TABLE);
  const state = { table, play: situation, room };
  const named = (what: string, rest: Partial<View> = {}): View =>
    view(`room, ${game}, ${what}`, { at: '#/room', state, ...rest });
  const menu = { on: '.top button', key: 'phone.menu' };
  return [
    named('menu', { press: [menu] }),
    named('its people', { press: [menu, { on: 'dialog button', key: 'room.title' }] }),
    named('a screen knocks', { state: { ...state, room: { ...room, ...PAIRING_REQUEST } } }),
  ];
}

function afterwards(situation: Situation): View {
  const { seat } = situation;
  const table = tableAt(situation, seat, { room: true, stage: 'over' });
  const room = roomOf(5, { me: seat, chosen: true }, { ...AT_TABLE, ...AFTER });
  return view(`room, after ${situation.name}`, { at: '#/room', state: { table, play: situation, room } });
}

/** Around the match: what is the same in every game, and what lies over it. */
function around(situation: Situation): View[] {
  const { game, seat } = situation;
  const table = tableAt(situation, seat);
  const state = { table, play: situation, talk: TALK };
  const named = (what: string, rest: Partial<View> = {}): View => view(`${game}, ${what}`, { at: AT, state, ...rest });
  const menu = { on: '.top button', key: 'phone.menu' };
  return [
    named('paused', { state: { ...state, table: { ...table, paused: true } } }),
    named('a claim to answer', { state: { ...state, table: { ...table, claims: CLAIMS } } }),
    named('a claim made', {
      state: { ...state, table: { ...table, mine: [], claimed: { seats: [1], state: 'denied' }, claimable: [1] } },
    }),
    named('a bot stood in', { state: { ...state, forgetful: true } }),
    named('counted', { state: { ...state, counting: true } }),
    ...(gameOf(game)?.searchModel
      ? [
          named('a hint to ask for', { press: [WHY] }),
          named('a hint', { press: [WHY, HINT] }),
          named('a hint shown', { press: [WHY, HINT, { on: 'dialog button', key: 'hint.see' }] }),
          named('hints forbidden', {
            state: { ...state, table: { ...table, settings: { ...table.settings, hints: false } } },
            press: [WHY],
          }),
        ]
      : []),
    named('looking on', { state: { ...state, table: { ...table, mine: [] } } }),
    named('line lost', { lost: true }),
    named('menu', { press: [menu] }),
    ...([45, 'never'] as const).map((claimAfter) =>
      named(`menu of the host, lost seats ${claimAfter}`, {
        state: { ...state, table: { ...table, host: true, settings: { ...table.settings, claimAfter } } },
        press: [menu, { on: 'dialog button', key: 'table-settings.claims' }],
      }),
    ),
    named('log', { press: [menu, { on: 'dialog .brass + button' }] }),
    ...(game === 'vbi-maior' ? stories(named) : []),
    // Whoever has to move and begins to learn is called back at once: it lies over the match that they come back to.
    named('called back', { press: [menu, { on: 'dialog button', key: 'phone.learn' }] }),
    named('talk', { press: [{ on: '.top button:nth-of-type(2)' }] }),
    named('seal', { press: [{ on: '.seal-button' }] }),
    named('seal, whole', { state: { ...state, seals: WHOLE_SEAL }, press: [{ on: '.seal-button' }] }),
    named('seal, broken', { state: { ...state, seals: BROKEN_SEAL } }),
    named('seal, an attempt more', { state: { ...state, seals: DELAYED_SEAL } }),
    named('seal, an attempt more, looked at', {
      state: { ...state, seals: DELAYED_SEAL },
      press: [{ on: '.seal-button' }],
    }),
    named('all of how it stands', { press: [{ on: '.more' }] }),
    named('not my turn', { state: { ...state, table: tableAt(situation, notAsked(situation)) } }),
    named('on a screen, not my turn', {
      state: { ...state, table: { ...table, screens: 1, mine: [notAsked(situation)] } },
    }),
    named('on a screen, paused', { state: { ...state, table: { ...table, screens: 1, paused: true } } }),
    named('on a screen, a claim to answer', { state: { ...state, table: { ...table, screens: 1, claims: CLAIMS } } }),
    named('on a screen, a bot stood in', { state: { ...state, table: { ...table, screens: 1 }, forgetful: true } }),
  ];
}

/** A card's picture and story, over the match. */
function stories(named: (what: string, rest: Partial<View>) => View): View[] {
  const menu = { on: '.top button', key: 'phone.menu' };
  const list = { on: 'dialog button', key: 'phone.stories' };
  return [named('a story', { press: [menu, list, { on: 'dialog.stories .sheet-body button' }] })];
}

/** Who looks on at a table of the room, in a game where there is something to bet on. */
function lookingOn(situation: Situation): View[] {
  const table = tableAt(situation, null, { room: true });
  const named = (what: string, more: State, press: readonly Press[] = []): View =>
    view(`${situation.game}, looking on, ${what}`, { at: AT, state: { table, play: situation, ...more }, press });
  const guess = guessAt(situation);
  if (!guess) return [];
  return [
    ...guessing(guess).map(([what, bets]) => named(what, { bets })),
    named('it is out', { bets: GUESSED }),
    named('others show something', { reactions: REACTIONS }),
    named('gestures', {}, [{ on: '.top button', key: 'chat.title' }]),
  ];
}

/** Whose deal is over before the others', and who may guess. */
function outOfIt(situations: readonly Situation[]): View[] {
  return [...Map.groupBy(situations, ({ game }) => game)].flatMap(([game, own]) => {
    const [first] = own.flatMap((situation) => {
      const guess = guessAt(situation);
      const [seat] = guess?.answer === undefined ? (guess?.out ?? []) : [];
      return guess && seat !== undefined ? { situation, guess, seat } : [];
    });
    if (!first) return [];
    const { situation, guess, seat } = first;
    const table = tableAt(situation, seat, { room: true });
    return guessing(guess).map(([what, bets]) =>
      view(`${game}, out of it, ${what}`, { at: AT, state: { table, play: situation, bets } }),
    );
  });
}

/** A seat that others wait for no word from. */
function notAsked({ seat, seats }: Situation): number {
  return (seat + 1) % seats;
}

/** With a card of the hand taken up, in each game where cards are played from it, early in a deal. */
function lifted(situations: readonly Situation[], seen = ALONE): View[] {
  const early = situations.filter(({ name, beat }) => beat === undefined && /\/(?:\w+\+)*play\b(?!.*late)/.test(name));
  const games = Map.groupBy(early, ({ game }) => game);
  return [...games].flatMap(([game, [situation]]) => {
    if (!situation) return [];
    const { at, state } = inMatch(situation, seen);
    const named = (what: string, on: string): View =>
      view(`${game}, ${what}${seen.as}`, { at, state, press: [{ on }] });
    return [
      named('first card lifted', '[data-hand]'),
      named('asked why', '.whose button'),
      named('third card lifted', 'li:nth-child(3) > [data-hand], [data-hand]'),
    ];
  });
}
