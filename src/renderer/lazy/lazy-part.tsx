import { type ComponentType, useEffect, useState } from 'react';
import { loadWithRetry } from './load-with-retry.ts';

/**
 * A component that loads when it is first shown. It renders nothing until then, and is there at once afterwards.
 * `React.lazy` would need a Suspense around it, and a render more each time.
 */
export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  let loaded: ComponentType<Props> | undefined;
  let loading: Promise<ComponentType<Props>> | undefined;
  return function LazyPart(props: Props) {
    const [Part, show] = useState(() => loaded);
    useEffect(() => {
      loading ??= loadWithRetry(load);
      void loading.then((found) => {
        loaded = found;
        show(() => found);
      });
    }, []);
    return Part && <Part {...props} />;
  };
}
