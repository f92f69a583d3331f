import { useKeys } from '../../keys/keyboard.ts';
import { IS_SCREEN } from '../../session/device/role.ts';
import { addressOf, goTo } from '../page/route.ts';
import { useWords } from '../page/useWords.ts';

/** Back to one's own place at the table; a page that is nothing but a screen has none. */
export function WayBack({ table }: { readonly table: string }) {
  return IS_SCREEN ? null : <Back table={table} />;
}

function Back({ table }: { readonly table: string }) {
  const { say } = useWords();
  useKeys(backWith('Escape', table));
  return (
    <a className="tab way-back" data-first href={addressOf({ screen: 'table', table })} aria-keyshortcuts="Escape">
      {say('screen.leave')} <kbd>Esc</kbd>
    </a>
  );
}

function backWith(key: string, table: string): Record<string, () => void> {
  return { [key]: () => goTo({ screen: 'table', table }) };
}
