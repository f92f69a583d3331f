/** Names of cards. */
import { isRome, numberOf, type RomeCard, type VbiCard } from '#shared/cards/rome.ts';
import { CODEX, type CodexPage } from '#shared/games/vbi-maior/codex/index.ts';
import type { Say } from '../../../i18n/say.ts';
import type { TableCard } from '../../../motion/scene.ts';

/** A Rome card's page in the codex (VM-26). */
export function pageOf(card: RomeCard): CodexPage {
  const page = CODEX[numberOf(card) - 1];
  if (!page) throw new RangeError(`the codex has no page for ${card}`);
  return page;
}

/** "about 670 BC (told)": the date, and whether it is traditional or disputed. */
export function dateOf({ date, known }: CodexPage, say: Say): string {
  return known === 'recorded' ? date : say(`codex.date.${known}`, { date });
}

/** "41 · The Colosseum opens", "Janus". */
export function cardName(card: VbiCard, say: Say): string {
  if (!isRome(card)) return say(`card.${card}.name`);
  return say('card.rome', { number: numberOf(card), title: pageOf(card).title });
}

/** A public card under its own name. */
export function faceUp(card: VbiCard, say: Say, more: Partial<TableCard> = {}): TableCard {
  return { key: card, face: card, name: cardName(card, say), ...more };
}
