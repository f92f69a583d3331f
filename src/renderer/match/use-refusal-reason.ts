import { useEffect, useState } from 'react';
import type { Refusal } from '#shared/engine/refusal.ts';
import type { AnyMove, ObservationBase } from '#shared/engine/rules.ts';
import type { TableGame } from '../games/game.ts';
import { loadAssist } from '../games/load-assist.ts';
import { type CardName, isRule, refusalReason } from '../i18n/refusals.ts';
import type { Say } from '../i18n/say.ts';
import type { TableCard } from '../motion/scene.ts';

/** Why the rules refuse a card: a sentence and the rule's number. */
export interface RefusalSentence {
  readonly text: string;
  /** The rule's number, such as `SP-14`. */
  readonly rule: string;
}

/**
 * Picks one reason from the refusals of all moves a card could make: the rules' sentence where they agree, else the
 * game's reason for the card. Undefined where no rule applies.
 */
export function reasonOf(
  refusals: readonly (Refusal | undefined)[],
  card: Pick<TableCard, 'why'>,
  cardName: CardName,
  say: Say,
): RefusalSentence | undefined {
  // A card that is legal somewhere is not refused.
  const spoken = refusals.flatMap((one) => (one && isRule(one.rule) ? one : []));
  const [first] = spoken;
  if (!first || spoken.length < refusals.length) return undefined;
  const said = new Set(spoken.map((one) => refusalReason(one, cardName, say)));
  const [sentence = ''] = said;
  return { text: said.size > 1 && card.why ? card.why : sentence, rule: first.rule };
}

/** Asks the rules why a move would be refused; undefined where it is legal or they can't be asked. */
export type AskRules = (move: AnyMove) => Promise<Refusal | undefined>;

interface Asking {
  /** The game's id. */
  readonly id: string;
  readonly game: TableGame;
  readonly observation: ObservationBase;
  readonly ask: AskRules;
  readonly say: Say;
}

interface Answered extends RefusalSentence {
  readonly key: string;
  readonly observation: ObservationBase;
}

/** The rules' reason for this card; undefined before they answer and where it is playable. */
export function useRefusalReason(
  card: TableCard | undefined,
  { id, game, observation, ask, say }: Asking,
): RefusalSentence | undefined {
  const [answered, setAnswered] = useState<Answered>();
  useEffect(() => {
    if (!card) return;
    let isAsked = true;
    const answer = async (): Promise<void> => {
      const meant = (await loadAssist(id))?.intendedMoves;
      const refusals = await Promise.all((meant?.(card, observation) ?? []).map(ask));
      const reason = reasonOf(refusals, card, game.cardName, say);
      if (isAsked) setAnswered(reason && { ...reason, key: card.key, observation });
    };
    // Without an answer the layout's own reason stands.
    answer().catch(() => undefined);
    return () => {
      isAsked = false;
    };
  }, [card, id, game, observation, ask, say]);
  return answered?.key === card?.key && answered?.observation === observation ? answered : undefined;
}
