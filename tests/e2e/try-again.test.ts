/** What a move cost is found, and the move is tried again: the cards of then, bots around, and it is called practice. */
import { expect, it } from 'vitest';
import { rulesOf } from '#catalogue';
import { openStore } from '#main/store/sqlite-store.ts';
import { drawNext, isOver, type Match, newMatch, play } from '#shared/engine/match.ts';
import { resolveOptions } from '#shared/engine/options.ts';
import { pick, type Random, seeded } from '#shared/engine/random.ts';
import type { GameEvent, Seat } from '#shared/engine/rules.ts';
import { temporaryFolder } from '../host/support/test-server.ts';
import { openWindow, PATIENCE } from './support/guest.ts';
import { serveInside } from './support/served.ts';

const GAME = 'briscola-chiamata';
/** Whoever plays at random here has thrown points away on the first seat; in most such deals nobody could have kept any. */
const SEED = 4;

const match = playedAtRandom();
const data = temporaryFolder();
keep(match);
const app = serveInside({ data });

function playedAtRandom(): Match {
  const rules = rulesOf(GAME);
  const resolved = rules && resolveOptions(rules.options, { deals: 1 });
  if (!rules || !resolved || 'refusal' in resolved) throw new Error('no such match');
  const random = seeded(SEED);
  const played = newMatch(rules, resolved.options, 5);
  while (!isOver(played)) {
    const turn = rules.toAct(played.state);
    const [seat] = Array.isArray(turn) ? turn : [];
    const event = seat === undefined ? drawNext(played, random) : anyMove(played, seat, random);
    if (!event) throw new Error('nobody can do anything');
    const refused = play(played, event);
    if (refused) throw new Error(refused.reason);
  }
  return played;
}

function anyMove({ rules, state }: Match, seat: Seat, random: Random): GameEvent {
  return { by: seat, ...pick(rules.legalMoves(state, seat), random) };
}

/** As if bots had played it here; who sits at the host's own computer may look at it. */
function keep({ events, options, rules, state }: Match): void {
  const store = openStore(data);
  const seats = Array.from({ length: 5 }, (_, k) => ({ kind: 'bot', name: `Bot ${k + 1}`, level: 'random' }) as const);
  const { id } = store.beginMatch({ id: 'gone', match: 0, game: GAME, seats, options, host: 'nobody' });
  store.appendDiscreetly(id, 0, events);
  store.end(id, rules.result(state) ?? { scores: [], winners: [] });
  store.close();
}

/** What that seat was dealt. */
function dealtTo(seat: number): string[] {
  const dealer = match.events.findLast(({ type }) => type === 'dealer') as unknown as { seat: number };
  const { cards } = match.events.findLast(({ type }) => type === 'deal') as unknown as { cards: string[] };
  return cards.filter((_, k) => (dealer.seat + 1 + k) % 5 === seat);
}

it('a dear move is tried again from before it, with the cards of then, for practice', {
  timeout: 4 * PATIENCE,
}, async () => {
  const { page, complaints } = await openWindow(app.browser);
  // A review ends with its time: here it stands still, so that what is found hangs on the match alone.
  await page.route('**/rules.worker-*.js', async (route) => {
    const response = await route.fetch();
    const script = await response.text();
    expect(script).toContain('performance.now()');
    await route.fulfill({ response, body: script.replaceAll('performance.now()', '0') });
  });
  await page.goto(app.url('/#/records/1'));
  const held = () =>
    page.locator('[data-hand]').evaluateAll((cards) => cards.map((card) => card.getAttribute('data-card') ?? ''));
  await page.getByRole('button', { name: 'Review', exact: true }).click();
  await page
    .getByRole('button', { name: 'Try it again' })
    .first()
    .click({ timeout: 2 * PATIENCE });
  await page.locator('.hud-tabs').getByText('Practice', { exact: true }).waitFor();
  await expect.poll(held, { timeout: PATIENCE }).not.toEqual([]);
  expect(dealtTo(0)).toEqual(expect.arrayContaining(await held()));
  await page.keyboard.press('Escape');
  await page.getByText('Practice: this match doesn’t count.').waitFor();
  expect(complaints).toEqual([]);
});
