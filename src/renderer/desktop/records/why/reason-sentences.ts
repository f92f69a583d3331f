/** Why a bot moved as it did, in sentences. */
import type { Reason } from '#shared/bots/reason.ts';
import { SEARCH_LEVELS } from '#shared/engine/bot.ts';
import type { SeatedBot } from '#shared/engine/record.ts';
import type { AnyMove } from '#shared/engine/rules.ts';
import type { HintDescriber } from '../../../games/load-assist.ts';
import type { Say } from '../../../i18n/say.ts';

interface Told {
  readonly say: Say;
  readonly bot: SeatedBot;
  nameOf(seat: number): string;
  /** A move as the bot saw it. */
  nameMove(move: AnyMove): string;
  readonly amount: HintDescriber['amount'];
}

/** The levels that ask themselves who the partner is. */
const SUSPECTING = ['normal', ...SEARCH_LEVELS] as const;

/** From this chance on somebody is taken for the partner. */
const TAKEN_FOR = 0.5;

/** The sentences of this reason, the weightiest first. A difference that is written as none is a toss-up. */
export function sentencesOf(reason: Reason, { say, bot, nameOf, nameMove, amount }: Told): string[] {
  const name = nameOf(bot.seat);
  const said: string[] = [];
  if ('margin' in reason) {
    const kind = amount(reason.margin) === amount(0) ? 'even' : reason.kind;
    said.push(say(`why.${kind}`, { other: nameMove(reason.other), amount: amount(reason.margin) }));
    if (!SEARCH_LEVELS.some((level) => level === bot.level)) {
      said.push(say('why.level', { name, level: say(`level.${bot.level}`) }));
    }
  } else said.push(say(`why.${reason.kind}`, 'other' in reason ? { other: nameMove(reason.other) } : {}));
  if (reason.partner && SUSPECTING.some((level) => level === bot.level)) {
    const { seat, chance } = reason.partner;
    const words = chance >= TAKEN_FOR ? 'why.partner' : 'why.partner.unsure';
    said.push(say(words, { name, partner: nameOf(seat), percent: Math.round(100 * chance) }));
  }
  return said;
}
