import { useState } from 'react';
import { CODEX_GAME_IDS } from '../games/index.ts';
import { useWords, useWordsOf } from '../games/use-words.ts';
import { useBackdrop } from '../match/tabletop/use-backdrop.ts';
import { goTo } from '../ui/route.ts';
import { Sheet } from '../ui/Sheet.tsx';
import { KeysSheet } from './match/KeysSheet.tsx';
import { Way } from './page/Way.tsx';

/** What is seldom wanted: settings, keys and buttons, the codex of each game that has one. */
export function More() {
  const { say } = useWords();
  const wordsOf = useWordsOf();
  const [showsKeys, showKeys] = useState(false);
  useBackdrop();
  return (
    <Sheet title={say('home.more')} onClose={() => goTo({ screen: 'home' })} closeLabel={say('home.back')}>
      <ul className="ways">
        <Way to={{ screen: 'settings' }} first>
          {say('settings.title')}
        </Way>
        <li>
          <button type="button" onClick={() => showKeys(true)}>
            {say('keys.title')}
          </button>
        </li>
        {CODEX_GAME_IDS.map((game) => (
          <Way key={game} to={{ screen: 'codex', game }}>
            {wordsOf(game).say('codex.title')}
          </Way>
        ))}
      </ul>
      {showsKeys && <KeysSheet onClose={() => showKeys(false)} />}
    </Sheet>
  );
}
