/** Test helpers: random matches from a viewer's view. */
import { newMatch } from '#shared/engine/match.ts';
import { seeded } from '#shared/engine/random.ts';
import type { Viewer } from '#shared/engine/rules.ts';
import { selfPlay } from '#shared/engine/self-play.ts';
import { type Update, updatesSince } from '#shared/engine/view.ts';
import { briscolaChiamata } from '#shared/games/briscola-chiamata/index.ts';
import type { Briscola, Options } from '#shared/games/briscola-chiamata/state.ts';
import type { Seated } from '#shared/protocol/table.ts';
import type { LayoutContext } from '../game.ts';
import { sayWith } from '../testing.ts';
import { PLAY_MESSAGES, TABLE_MESSAGES } from './messages/en/table.ts';
import { SEATS } from './selectors/names.ts';

const OPTIONS: Options = {
  deals: 2,
  allPass: 'redeal',
  leads: 'winner',
  teammateScore: 'full',
  sweep: 'off',
  weakHand: 4,
};

export const sayInEnglish = sayWith({ ...TABLE_MESSAGES, ...PLAY_MESSAGES, ...briscolaChiamata.messages });

export const SEATED: readonly Seated[] = ['Ada', 'Bob', 'Cleo', 'Dino', 'Eva'].map((name) => ({
  kind: 'bot',
  name,
  level: 'random',
}));

/** Every update this viewer gets in a random match. */
export function randomMatch(seed: number, viewer: Viewer): Update<Briscola>[] {
  const match = newMatch(briscolaChiamata.rules, OPTIONS, SEATS.length);
  const random = seeded(seed);
  const makeBot = briscolaChiamata.bots.random;
  if (!makeBot) throw new Error('no random bot');
  selfPlay(
    match,
    SEATS.map((seat) => makeBot(seat, random)),
    random,
  );
  return updatesSince(match, viewer, -1);
}

/** The layout's context besides the observation. */
export function layoutContextOf(
  viewer: Viewer,
  { moves }: Update<Briscola>,
  beat: string,
): LayoutContext<Briscola['Move'], Briscola['Observation']> {
  return { viewer, seated: SEATED, say: sayInEnglish, before: null, moves, beat, preselection: [] };
}
