/** A couch: a television shows the table, everybody holds a phone, and each phone is out of reach once in mid-play. */
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { gameOf } from '#catalogue';
import type { OptionValue } from '#shared/engine/options.ts';
import type { MatchResult } from '#shared/games/briscola-chiamata/state.ts';
import type { GameResult } from '#shared/games/vbi-maior/state/observation.ts';
import { type Visitor, visit } from '../host/support/client.ts';
import { totalsOn } from './support/at-table.ts';
import { playDeal } from './support/games/briscola.ts';
import { stacked } from './support/games/stacked.ts';
import { type Guest, PATIENCE, shoot } from './support/guest.ts';
import { leaks } from './support/leaks.ts';
import { loseTheWire, type Phone, showTable, sitWithPhone, tapUntilGone, thumb } from './support/phone.ts';
import { serveInside } from './support/served.ts';
import { type Album, album, expectNoComplaints, leaveCouch, SMALL_SCREEN, shootLarge } from './support/tv-table.ts';

const GAME = 3 * PATIENCE;

/** Who can be reached is back within two seconds; so much more is this machine's to lose, in ms. */
const BACK = 4000;

/** What chance brings in Vbi Maior, turn by turn: two curses to vote on, and blessings that close a turn. */
const VBI_DECK = stacked([
  ['R12', 'R47', 'saturnus'],
  ['silentium', 'R8', 'R33', 'R40', 'damnatio', 'R71'],
  // No curses: else there would be a vote before anybody could be out.
  ['R20', 'R21', 'R22', 'R23', 'R24', 'R25', 'R26', 'R27', 'R28'],
]);

const app = serveInside({
  opensTables: true,
  network: { addresses: () => ['http://192.168.7.1:4747'] },
  gameOf: (id) => (id === 'vbi-maior' ? VBI_DECK : gameOf(id)),
});
/** Who makes the tables and begins, but does not play. */
let host: Visitor;

beforeAll(async () => {
  host = await visit(app.port);
}, GAME);

afterAll(() => host.leave(), GAME);

interface Table {
  readonly table: string;
  readonly code: string;
}

function openTable(game: string, seats: number, options: Record<string, OptionValue>): Promise<Table> {
  return host.client.tables.open({ game, seats, options });
}

function takeSeats({ code }: Table, names: readonly string[]): Promise<Phone[]> {
  return Promise.all(names.map((name, seat) => sitWithPhone(app.browser, app.port, { code, seat, name })));
}

/** How long each phone took to be back in its seat, in ms. */
function expectBack(times: readonly number[], phones: readonly Phone[]): void {
  console.log(`back in the seat after ${times.map((ms) => Math.round(ms)).join(', ')} ms`);
  expect(times).toHaveLength(phones.length);
  for (const ms of times) expect(ms).toBeLessThan(BACK);
}

describe('a screen and five phones play a deal of Briscola Chiamata', () => {
  let at: Table;
  let screen: Guest;
  let phones: Phone[];
  let record: unknown;
  const back: number[] = [];

  beforeAll(async () => {
    at = await openTable('briscola-chiamata', 5, { deals: 1 });
    screen = await app.arrive(`/screen#${at.code}`, {
      device: { viewport: SMALL_SCREEN },
    });
    phones = await takeSeats(at, ['Ada', 'Bob', 'Cleo', 'Dino', 'Eva']);
  }, GAME);

  afterAll(async () => {
    await leaveCouch([screen, ...phones]);
  });

  /**
   * Plays the deal to its score. Three phones are out of reach after their second card, the others later. Two sit with
   * their backs to the television and see the table on their phones all the while: the others look while they are away.
   */
  async function play(phone: Phone, picture: Album): Promise<void> {
    const isTurnedAway = phone.seat === 0 || phone.seat === 4;
    if (isTurnedAway) await showTable(phone, true);
    const hands = {
      ...thumb,
      async press(page: Page, button: string) {
        await picture(button, () => shoot(phone, `couch-${button.replaceAll(/\W+/g, '-')}`));
        await thumb.press(page, button);
      },
    };
    const { witness, last } = phone.seat < 3 ? { witness: phones[4], last: 2 } : { witness: phones[0], last: 5 };
    let played = 0;
    await playDeal(phone, hands, async () => {
      played++;
      if (played === 4) await picture('play', () => pictureOfPlay(phone));
      if (played !== last) return;
      const away = () => picture('away', () => shoot(phone, 'couch-out-of-reach'));
      if (!isTurnedAway) await showTable(phone, true);
      back.push(await loseTheWire(phone, witness as Phone, away));
      if (!isTurnedAway) await showTable(phone, false);
    });
    await picture('score', () => shoot(phone, 'couch-score'));
  }

  async function pictureOfPlay(phone: Phone): Promise<void> {
    await shoot(phone, 'couch-play');
    await shootLarge(screen, 'couch-screen-play');
  }

  it(
    'by taps, each phone out of reach for five seconds, some at the same time',
    async () => {
      await shootLarge(screen, 'couch-screen-lobby');
      await host.client.table.start({ table: at.table });
      const pictures = album();
      await Promise.all(phones.map((phone) => play(phone, pictures)));
      await shootLarge(screen, 'couch-screen-score');
    },
    GAME,
  );

  it('each is back in its seat by itself, in the state of now', () => expectBack(back, phones));

  it('shows everybody the score that the record gives', async () => {
    record = await host.client.play.record({ table: at.table });
    const { scores } = (record as { result: MatchResult }).result;
    for (const phone of phones) expect(await totalsOn(phone, 'dialog.score')).toEqual(scores);
    expect(await totalsOn(screen, '.tv-score')).toEqual(scores);
  });

  it('tells neither the screen nor a phone a card that is not theirs to see', () => {
    expect(screen.received.join()).toContain('"type":"play"');
    expect(leaks(screen, 'everyone', record)).toEqual([]);
    for (const phone of phones) expect(leaks(phone, phone.seat, record)).toEqual([]);
  });

  it('has nothing to complain about', () => expectNoComplaints([screen, ...phones]));
});

describe('three phones play Vbi Maior to its end', () => {
  let at: Table;
  let phones: [Phone, Phone, Phone];
  let record: unknown;
  const back: number[] = [];

  beforeAll(async () => {
    at = await openTable('vbi-maior', 3, { difficulty: 'easy' });
    phones = (await takeSeats(at, ['Ada', 'Bob', 'Cleo'])) as [Phone, Phone, Phone];
    await host.client.table.start({ table: at.table });
  }, GAME);

  afterAll(async () => {
    await leaveCouch(phones);
  });

  const tap = ({ page }: Phone, button: string) => page.locator(button).first().tap();
  const layDown = (phone: Phone) => tapUntilGone(phone, '.arrange .acts > button');
  const allLayDown = async () => {
    for (const phone of phones) await layDown(phone);
  };
  const vote = (phone: Phone) => tapUntilGone(phone, '.vote button');
  const turnUp = (phone: Phone) => tap(phone, '.race .turn-up[aria-disabled="false"]');
  const say = (phone: Phone, word: string) => tap(phone, `.race button:has-text("${word}")`);

  /** Turns the top card up, and waits until another one sees it lie. */
  async function turnUpSeen(phone: Phone, card: string, witness: Phone): Promise<void> {
    await turnUp(phone);
    await witness.page.locator(`.middle [data-card="${card}"]`).waitFor();
  }

  it(
    'VM-20: keeps silent during a turn, and shows a gesture at the plate of who makes it',
    async () => {
      const [ada, bob] = phones;
      await tap(ada, '.top button:has-text("Chat")');
      expect(await ada.page.getByLabel('Say something').isDisabled()).toBe(true);
      await shoot(ada, 'couch-vbi-talk');
      await tap(ada, '.gestures button:has-text("Shrug")');
      await ada.page.locator('dialog').waitFor({ state: 'detached' });
      await bob.page.locator('.others [data-seat="0"] .bubble', { hasText: 'shrugs' }).waitFor();
      await shoot(bob, 'couch-vbi-gesture');
    },
    GAME,
  );

  it(
    'arranges, turns up and closes a turn',
    async () => {
      const [ada, bob, cleo] = phones;
      await cleo.page.locator('.arrange').waitFor();
      await shoot(cleo, 'couch-vbi-arrange');
      await allLayDown();
      await turnUpSeen(ada, 'R12', bob);
      await shoot(bob, 'couch-vbi-race');
      await turnUpSeen(bob, 'R47', cleo);
      await cleo.page.getByText('No Rome card is left').first().waitFor();
      await shoot(cleo, 'couch-vbi-closing');
      await say(cleo, 'I’m done');
      await ada.page.locator('dialog.score').waitFor();
      await shoot(ada, 'couch-vbi-score');
      await Promise.all(phones.map((phone) => tap(phone, 'dialog.score button:has-text("Next turn")')));
    },
    GAME,
  );

  it(
    'votes and races, each phone out of reach for five seconds',
    async () => {
      const [ada, bob, cleo] = phones;
      await allLayDown();
      await cleo.page.locator('.vote button').first().waitFor();
      await shoot(cleo, 'couch-vbi-vote');
      // Bob has voted when the wire breaks, Ada has not; Cleo votes while both are away.
      await vote(bob);
      const gone = [ada, bob].map((phone) => loseTheWire(phone, cleo));
      await vote(cleo);
      await shoot(cleo, 'couch-vbi-away');
      back.push(...(await Promise.all(gone)));
      await vote(ada);
      await turnUpSeen(ada, 'R8', bob);
      await turnUpSeen(bob, 'R33', cleo);
      back.push(await loseTheWire(cleo, ada, () => turnUpSeen(bob, 'R40', ada)));
      await turnUpSeen(cleo, 'R71', ada);
      await Promise.all(phones.map((phone) => tap(phone, 'dialog.score button:has-text("Next turn")')));
    },
    GAME,
  );

  it('each is back in its seat by itself, in the state of now', () => expectBack(back, phones));

  it(
    'VM-17: loses by one who is out too soon, and all see the points that the record gives',
    async () => {
      await allLayDown();
      await say(phones[1], 'I’m out');
      await shoot(phones[1], 'couch-vbi-out');
      await tap(phones[1], '.race .danger');
      await Promise.all(phones.map(({ page }) => page.locator('dialog.score.final').waitFor()));
      await shoot(phones[0], 'couch-vbi-lost');
      record = await host.client.play.record({ table: at.table });
      const { won, points, target, turns } = (record as { result: GameResult }).result;
      expect({ won, turns }).toEqual({ won: false, turns: 3 });
      for (const phone of phones)
        expect(await phone.page.locator('dialog.score [data-total]').allInnerTexts()).toEqual([
          `${points} of ${target}`,
        ]);
    },
    GAME,
  );

  it('VM-7: no page is told its own deck once that is down', () => {
    expect(phones[0].received.join()).toContain('"R12"');
    for (const phone of phones) expect(leaks(phone, phone.seat, record)).toEqual([]);
  });

  it('has nothing to complain about', () => expectNoComplaints(phones));
});

afterEach(() => {
  expect(app.server.log).toEqual([]);
});
