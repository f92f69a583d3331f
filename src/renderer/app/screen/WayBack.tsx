import { useKeys } from '../../keys/keyboard.ts';
import { IS_SCREEN } from '../../session/device/role.ts';
import { addressOf, goTo, type Route } from '../page/route.ts';
import { useWords } from '../page/useWords.ts';

interface Props {
  readonly to: Extract<Route, { screen: 'table' | 'home' }>;
}

/** Back to one's own place; a page that is nothing but a screen has none. */
export function WayBack({ to }: Props) {
  return IS_SCREEN ? null : <Back to={to} />;
}

function Back({ to }: Props) {
  const { say } = useWords();
  useKeys({ Escape: () => goTo(to) });
  return (
    <a className="tab way-back" data-first href={addressOf(to)} aria-keyshortcuts="Escape">
      {say(to.screen === 'home' ? 'home.back' : 'screen.leave')} <kbd>Esc</kbd>
    </a>
  );
}
