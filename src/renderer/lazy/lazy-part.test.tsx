import { type ComponentType, useEffect } from 'react';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { renderHeadless } from '../hooks/testing.ts';
import { lazyPart } from './lazy-part.tsx';
import { notifyReconnect } from './load-with-retry.ts';

beforeAll(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true));
afterAll(() => vi.unstubAllGlobals());

const settle = () => new Promise((resolve) => setTimeout(resolve));

interface Props {
  readonly name: string;
}

/** A part that says when it is shown, and the ways its load can end. */
async function parting() {
  const shown: string[] = [];
  function Part({ name }: Props) {
    useEffect(() => {
      shown.push(name);
    }, [name]);
    return null;
  }
  const asked: { come(): void; fail(): void }[] = [];
  const Lazy = lazyPart<Props>(
    () =>
      new Promise<ComponentType<Props>>((resolve, reject) =>
        asked.push({ come: () => resolve(Part), fail: () => reject(new Error('lost')) }),
      ),
  );
  return { shown, asked, Lazy, draw: await renderHeadless() };
}

it('loads when it is first shown, once, and is there at once afterwards', async () => {
  const { shown, asked, Lazy, draw } = await parting();
  expect(asked).toEqual([]);
  await draw(<Lazy name="a" />);
  expect(shown).toEqual([]);
  await draw(<Lazy name="b" />, () => asked[0]?.come());
  expect(shown).toEqual(['b']);
  await draw(undefined);
  await draw(<Lazy name="c" />);
  expect(shown).toEqual(['b', 'c']);
  expect(asked).toHaveLength(1);
});

it('loads again after a failure, also where it is shown in two places', async () => {
  const { shown, asked, Lazy, draw } = await parting();
  const both = (
    <>
      <Lazy name="a" />
      <Lazy name="b" />
    </>
  );
  await draw(both, () => undefined);
  expect(asked).toHaveLength(1);
  asked[0]?.fail();
  await settle();
  notifyReconnect();
  await settle();
  expect(asked).toHaveLength(2);
  await draw(both, () => asked[1]?.come());
  expect(shown.toSorted()).toEqual(['a', 'b']);
});
