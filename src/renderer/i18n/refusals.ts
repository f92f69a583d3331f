/** What the rules of a game refuse, in words. */
import { CARD_GAPS, type Refusal } from '#shared/engine/refusal.ts';
import type { MessageParams } from '#shared/i18n/translate.ts';
import type { Say, Translator } from './say.ts';

/** A method's type: each game names its own cards alone. */
interface Names {
  cardName(face: string, say: Say): string;
}

/** What a card is called, by its face's id. */
export type CardName = Names['cardName'];

/** Whether it is a rule of a game, as `BC-7`; not one of the host's or the record's. */
export function isRule(rule: string): boolean {
  return /^[A-Z]+-\d+$/.test(rule);
}

/** What fills the gaps of a refusal's sentence: a card by its name. */
function gapsOf({ params = {} }: Refusal, cardName: CardName | undefined, say: Say): MessageParams {
  const filled = Object.entries(params).map(([gap, value]) => [
    gap,
    cardName && CARD_GAPS.includes(gap) ? cardName(String(value), say) : value,
  ]);
  return Object.fromEntries(filled);
}

/** Why something is not permitted, as a sentence of its own: the rules say but the reason, in small letters. */
export function refusalReason(refusal: Refusal, cardName: CardName, say: Say): string {
  const text = say(refusal.reason, gapsOf(refusal, cardName, say));
  return `${text.charAt(0).toLocaleUpperCase()}${text.slice(1)}.`;
}

/** Why something was not done, to who has just tried it. The host speaks in whole sentences. */
export function refusalNotice(refusal: Refusal, { say, has }: Translator, cardName: CardName | undefined): string {
  const { rule, reason } = refusal;
  const key = [`refused.${rule}.${reason}`, reason].find(has);
  if (!key) return say('refused.unknown');
  if (!isRule(rule)) return say(key, refusal.params);
  return say('refused.by-rule', { why: say(key, gapsOf(refusal, cardName, say)), rule });
}
