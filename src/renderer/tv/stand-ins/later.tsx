/** Stands for components that a television fetches when they are to be shown (`vite.screen.config.ts` says which). */
import { type ComponentType, createElement } from 'react';
import { useLoaded } from '../../hooks/use-loaded.ts';

/** Nothing until it is there. Once fetched, it is there at once. */
export function later<Props extends object>(fetch: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  let there: ComponentType<Props> | undefined;
  const load = async (_: true): Promise<ComponentType<Props>> => {
    there ??= await fetch();
    return there;
  };
  return function Later(props: Props) {
    const { value = there } = useLoaded(there ? undefined : true, load);
    return value ? createElement(value, props) : null;
  };
}
