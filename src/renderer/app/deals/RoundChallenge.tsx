import { useState } from 'react';
import type { EveningView } from '#shared/protocol/evening.ts';
import { useWords } from '../page/useWords.ts';
import { ChallengeSheet } from './ChallengeSheet.tsx';
import { challengeOfEvening } from './challenge.ts';

/** The deals of the latest round, once its secret is told: as a code to challenge others with. */
export function RoundChallenge({ evening }: { readonly evening: EveningView }) {
  const { say } = useWords();
  const [isOpen, open] = useState(false);
  const challenge = challengeOfEvening(evening);
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
