import { describe, expect, it } from 'vitest';
import { GAMES } from '#catalogue';
import { playMatch } from '#shared/engine/checks/properties.ts';
import { isTested } from '#shared/engine/checks/test-scope.ts';
import { newMatch, take } from '#shared/engine/match.ts';
import type { AnyMove, ObservationBase, Viewer } from '#shared/engine/rules.ts';
import type { Beat } from '../client/match/playback-queue.ts';
import { BOT_QUICK_CHAT } from '../i18n/messages/en/over-the-table.ts';
import { beats as briscola } from './briscola-chiamata/selectors/beats.ts';
import type { LayoutContext, QuickChatOccasion } from './game.ts';
import { loadAssist } from './load-assist.ts';
import { beats as spizzichino } from './spizzichino/selectors/beats.ts';
import { beats as viva } from './viva/selectors/beats.ts';

type Beats = (now: ObservationBase, before: ObservationBase | undefined) => readonly Beat[];
const BEATS = { 'briscola-chiamata': briscola, spizzichino, viva } as unknown as Readonly<Record<string, Beats>>;

/** The occasions for quick chat in a match from this view, beat by beat. */
async function remarksOf(id: string, viewer: Viewer): Promise<(QuickChatOccasion & { readonly at: string })[]> {
  const game = GAMES[id];
  const beats = BEATS[id];
  const remark = (await loadAssist(id))?.quickChat;
  if (!game?.bots.easy || !beats || !remark) throw new Error(`nobody talks in ${id}`);
  const options = Object.fromEntries(Object.entries(game.rules.options).map(([name, spec]) => [name, spec.default]));
  const seats = game.usualSeats ?? game.rules.seats.max;
  const { events } = playMatch(game, options, seats, game.bots.easy, 4);
  const match = newMatch(game.rules, options, seats);
  const found: (QuickChatOccasion & { readonly at: string })[] = [];
  let before: ObservationBase | null = null;
  for (const [k, event] of events.entries()) {
    take(match, event);
    const now = game.rules.observe(match.state, viewer);
    for (const { name } of beats(now, before ?? undefined)) {
      const moment: LayoutContext = {
        viewer,
        seated: [],
        say: (key) => key,
        before,
        beat: name,
        moves: [] as AnyMove[],
        preselection: [],
      };
      const said = remark(now, moment);
      if (said) found.push({ ...said, at: `${k} ${name}` });
    }
    before = now;
  }
  return found;
}

describe.each(Object.keys(BEATS).filter(isTested))('what there is to say in %s', (id) => {
  it('hangs on what everybody sees alone', async () => {
    const everybody = await remarksOf(id, 'everyone');
    expect(everybody.length).toBeGreaterThan(0);
    for (const viewer of [0, 1]) expect(await remarksOf(id, viewer)).toEqual(everybody);
  });

  it('has words', async () => {
    for (const { on } of await remarksOf(id, 'everyone')) expect(BOT_QUICK_CHAT).toHaveProperty([`quick-chat.${on}.1`]);
  });
});

it('nobody says a word in a game that is played in silence', async () => {
  expect(await loadAssist('vbi-maior')).not.toHaveProperty('quickChat');
});
