/** Vbi Maior with a stacked deck: shuffles bring the cards that are wanted to the top, the rest lies as chance has it. */
import type { VbiCard } from '#shared/cards/rome.ts';
import type { Game } from '#shared/engine/game.ts';
import { vbiMaior } from '#shared/games/vbi-maior/index.ts';

/** One list a shuffle, the top card first; later ones are left to chance. */
export function stacked(tops: readonly (readonly VbiCard[])[]): Game {
  const left = [...tops];
  const { rules: usual } = vbiMaior;
  const rules: typeof usual = {
    ...usual,
    drawChance(state, random) {
      const drawn = usual.drawChance(state, random);
      if (drawn.type !== 'shuffle') return drawn;
      const top = left.shift() ?? [];
      return { ...drawn, cards: [...top, ...drawn.cards.filter((card) => !top.includes(card))] };
    },
  };
  return { ...vbiMaior, rules };
}
