import { useEffect, useState } from 'react';
import type { Refusal } from '#shared/engine/refusal.ts';
import type { AnyMove, ObservationBase } from '#shared/engine/rules.ts';
import type { TableGame } from '../../games/game.ts';
import { loadIntendedMoves } from '../../games/meant.ts';
import type { TableCard } from '../../table/api.ts';
import type { Say } from '../../words/say.ts';
import { type RefusalSentence, reasonOf } from './reasons.ts';

/** Asks the rules why a move would be refused; nothing where they would not, or can't be asked. */
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

/** What the rules say of this card now; nothing before they have answered, and where they let it be played. */
export function useRefusalReason(
  card: TableCard | undefined,
  { id, game, observation, ask, say }: Asking,
): RefusalSentence | undefined {
  const [answered, setAnswered] = useState<Answered>();
  useEffect(() => {
    if (!card) return;
    let isAsked = true;
    const answer = async (): Promise<void> => {
      const meant = await loadIntendedMoves(id);
      const refusals = await Promise.all((meant?.(card, observation) ?? []).map(ask));
      const reason = reasonOf(refusals, card, game.cardName, say);
      if (isAsked) setAnswered(reason && { ...reason, key: card.key, observation });
    };
    // Where nobody answers, what the layout says is all there is.
    answer().catch(() => undefined);
    return () => {
      isAsked = false;
    };
  }, [card, id, game, observation, ask, say]);
  return answered?.key === card?.key && answered?.observation === observation ? answered : undefined;
}
