import { LoadStatus } from '../../paper/Fetching.tsx';
import { Sheet } from '../../paper/Sheet.tsx';
import { useFetched } from '../../react/useFetched.ts';
import { useWords } from '../page/useSpoken.ts';
import type { MenuProps } from './menu-items.tsx';

const loadItems = async () => (await import('./menu-items.tsx')).MENU;

/** What is not for every turn: fetched for who opens it. The way back is always there. */
export function Menu(props: MenuProps & { onClose(): void }) {
  const { panel, onClose } = props;
  const { say } = panel;
  const { value, ...fetched } = useFetched('menu', loadItems);
  const words = useWords(value?.words);
  return (
    <Sheet title={say('menu.title')} className="menu" onClose={onClose}>
      <button type="button" className="brass" data-first onClick={onClose}>
        {say('menu.resume')}
      </button>
      {value ? <value.Items {...props} words={words} /> : <LoadStatus {...fetched} say={say} />}
    </Sheet>
  );
}
