/** Turns a game's refusals into text. */
import { CARD_GAPS, type Refusal } from '#shared/engine/refusal.ts';
import type { MessageParams } from '#shared/i18n/translate.ts';
import type { Say, Translator } from './say.ts';

/** A method type (bivariant), since each game names only its own cards. */
interface Names {
  cardName(face: string, say: Say): string;
}

/** Names a card by its face's id. */
export type CardName = Names['cardName'];

/** Whether this is a game's rule, such as `BC-7`; not one of the host's or the record's. */
export function isRule(rule: string): boolean {
  return /^[A-Z]+-\d+$/.test(rule);
}

/** The parameters of a refusal's sentence: a card by its name. */
function gapsOf({ params = {} }: Refusal, cardName: CardName | undefined, say: Say): MessageParams {
  const filled = Object.entries(params).map(([gap, value]) => [
    gap,
    cardName && CARD_GAPS.includes(gap) ? cardName(String(value), say) : value,
  ]);
  return Object.fromEntries(filled);
}

/** The reason of a refusal as a sentence: rules give only the reason, in lower case. */
export function refusalReason(refusal: Refusal, cardName: CardName, say: Say): string {
  const text = say(refusal.reason, gapsOf(refusal, cardName, say));
  return `${text.charAt(0).toLocaleUpperCase()}${text.slice(1)}.`;
}

/** The toast for a refused action. The host's messages are whole sentences. */
export function refusalNotice(refusal: Refusal, { say, has }: Translator, cardName: CardName | undefined): string {
  const { rule, reason } = refusal;
  const key = [`refused.${rule}.${reason}`, reason].find(has);
  if (!key) return say('refused.unknown');
  if (!isRule(rule)) return say(key, refusal.params);
  return say('refused.by-rule', { why: say(key, gapsOf(refusal, cardName, say)) });
}
