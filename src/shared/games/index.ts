/** The catalogue: the one place that names all games. */
import type { Game } from '../engine/game.ts';
import type { Rules } from '../engine/rules.ts';
import { briscolaChiamata } from './briscola-chiamata/index.ts';
import { spizzichino } from './spizzichino/index.ts';
import { vbiMaior } from './vbi-maior/index.ts';
import { viva } from './viva/index.ts';

export const GAMES: Readonly<Record<string, Game>> = {
  'briscola-chiamata': briscolaChiamata,
  spizzichino,
  viva,
  'vbi-maior': vbiMaior,
};

export function gameOf(id: string): Game | undefined {
  return Object.hasOwn(GAMES, id) ? GAMES[id] : undefined;
}

export function rulesOf(id: string): Rules | undefined {
  return gameOf(id)?.rules;
}
