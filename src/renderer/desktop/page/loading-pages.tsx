import { type ComponentType, useEffect, useState } from 'react';
import { useWords } from '../../games/use-words.ts';
import { loadWithRetry } from '../../lazy/load-with-retry.ts';
import { useBackdrop } from '../../match/tabletop/use-backdrop.ts';
import { LoadStatus } from '../../ui/LoadStatus.tsx';
import { goTo } from '../../ui/route.ts';
import { Sheet } from '../../ui/Sheet.tsx';

/** A page is on its way. */
export function OnItsWay() {
  const { say } = useWords();
  return (
    <main data-loading>
      <p className="slip notice" role="status">
        {say('loading')}
      </p>
    </main>
  );
}

/** It could not be fetched. Any press loads it again, this button's too. */
export function LoadFailed() {
  const { say } = useWords();
  useBackdrop();
  return (
    <Sheet title={say('app.name')} onClose={() => goTo({ screen: 'home' })} closeLabel={say('home.back')}>
      <LoadStatus failed tried again={() => undefined} say={say} />
    </Sheet>
  );
}

/** A page that is fetched when it is first shown, and says so where it can't be. */
export function lazyPage<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  let loaded: ComponentType<Props> | undefined;
  return function LazyPage(props: Props) {
    const [Page, show] = useState(() => loaded);
    const [failed, setFailed] = useState(false);
    useEffect(() => {
      if (loaded) return;
      void loadWithRetry(load, () => setFailed(true)).then((found) => {
        loaded = found;
        show(() => found);
      });
    }, []);
    if (Page) return <Page {...props} />;
    return failed ? <LoadFailed /> : <OnItsWay />;
  };
}
