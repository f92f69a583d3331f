/** Replaces components that a television loads when they are shown; the build configuration lists them. */
import { type ComponentType, createElement } from 'react';
import { useLoaded } from '../../hooks/use-loaded.ts';

/** Renders nothing until loaded; afterwards it is there at once. */
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
