import { useEffect, useState } from 'react';
import { topSheet } from '../keys/focus.ts';
import { useRemoteTextEntry } from '../keys/remote.ts';
import { OnScreenKeyboard } from '../paper/Board.tsx';
import { IS_TV } from '../session/device/role.ts';
import { useTable } from '../session/tables/table.ts';
import { KeysSheet } from './match/KeysSheet.tsx';
import { goTo, type Route } from './page/route.ts';
import { Settings } from './page/Settings.tsx';
import { useWords } from './page/useWords.ts';

const OURS: ReadonlySet<string> = new Set(['F1', 'F10']);

/**
 * What two keys bring wherever one is: F1 (a pad's left small button) what each button does, F10 (its right one) the menu at
 * a table that plays, else the settings. Once more, and it is put away. And letters for who has none.
 */
export function GlobalKeys({ route }: { readonly route: Route }) {
  const { say } = useWords();
  const [over, lay] = useState<'keys' | 'settings' | null>(null);
  const table = useTable((state) => state.table);
  const plays = route.screen === 'table' && table?.id === route.table && table.stage !== 'lobby' ? table : undefined;
  useRemoteTextEntry(IS_TV);
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || IS_TV || !OURS.has(event.key)) return;
      event.preventDefault();
      const top = topSheet();
      if (event.key === 'F1' && !top?.matches('.keys-help')) lay('keys');
      else if (top) top.dispatchEvent(new Event('cancel', { cancelable: true }));
      else if (plays) goTo({ screen: 'table', table: plays.id, sheet: 'menu' });
      else lay('settings');
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [plays]);
  const putAway = (): void => lay(null);
  return (
    <>
      {over === 'settings' && <Settings onClose={putAway} {...(plays && { mayCount: plays.settings.counting })} />}
      {over === 'keys' && <KeysSheet onClose={putAway} />}
      <OnScreenKeyboard say={say} />
    </>
  );
}
