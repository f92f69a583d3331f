import { useState } from 'react';
import { resolveOptions } from '#shared/engine/options.ts';
import { gameOf } from '#shared/games/index.ts';
import type { Challenge } from '#shared/protocol/deal-code.ts';
import type { EveningView } from '#shared/protocol/evening.ts';
import { useWords } from '../page/useWords.ts';
import { ChallengeSheet } from './ChallengeSheet.tsx';
import { challengeOfRound } from './challenge.ts';

/** The deals of the latest round, once its secret is told: as a code to challenge others with. */
export function RoundChallenge({ evening }: { readonly evening: EveningView }) {
  const { say } = useWords();
  const [isOpen, open] = useState(false);
  const challenge = challengeIn(evening);
  if (!challenge) return null;
  return (
    <>
      <button type="button" onClick={() => open(true)}>
        {say('deals.challenge')}
      </button>
      {isOpen && <ChallengeSheet challenge={challenge} onClose={() => open(false)} />}
    </>
  );
}

/** All tables of a round play the same game. */
function challengeIn({ round, games }: EveningView): Challenge | undefined {
  const [table] = round?.tables ?? [];
  const rules = table && gameOf(table.game)?.rules;
  const played = games.find(({ game }) => game === table?.game);
  const resolved = rules && played && resolveOptions(rules.options, played.options);
  if (!round || !table || !resolved || 'refusal' in resolved) return undefined;
  return challengeOfRound(round, { game: table.game, seats: table.seats.length, options: resolved.options });
}
