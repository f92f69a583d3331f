import { IS_TV } from '../../client/device/is-tv.ts';
import { useRound } from '../../client/evening/evening.ts';
import { useWords } from '../../games/use-words.ts';
import { useKeys } from '../../input/keyboard.ts';
import { Key } from '../../input/PadButton.tsx';
import { addressOf, goTo, type Route, useRoute } from '../../ui/route.ts';

interface Props {
  readonly to: Extract<Route, { screen: 'table' | 'home' | 'screen' }>;
}

/**
 * From an evening's table to its desk, else back to the user's place; a page that is only a television has none.
 * Whoever came by a table's own address returns to it.
 */
export function BackButton({ to }: Props) {
  const route = useRoute();
  const isOwn = route.screen === 'screen' && route.table !== undefined;
  const isRound = useRound() !== null;
  if (to.screen === 'screen' || (to.screen === 'table' && isRound && !isOwn)) {
    return <Back to={{ screen: 'screen', shows: 'desk' }} label="tv.round.desk" />;
  }
  return IS_TV ? null : <Back to={to} label={to.screen === 'home' ? 'home.back' : 'tv.leave'} />;
}

function Back({ to, label }: { readonly to: Route; readonly label: string }) {
  const { say } = useWords();
  useKeys({ Escape: () => goTo(to) });
  return (
    <a className="tab back-to-3d" data-autofocus href={addressOf(to)} aria-keyshortcuts="Escape">
      {say(label)} <Key of="Escape">Esc</Key>
    </a>
  );
}
