import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { renderHeadless } from './testing.ts';
import { type Loaded, useLoaded } from './use-loaded.ts';

beforeAll(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true));
afterAll(() => vi.unstubAllGlobals());

interface Asked {
  readonly id: string;
  come(value: string | undefined): void;
  fail(): void;
}

/** A load that the test resolves. */
async function asking() {
  const asked: Asked[] = [];
  const load = (id: string): Promise<string | undefined> =>
    new Promise((resolve, reject) => asked.push({ id, come: resolve, fail: () => reject(new Error('lost')) }));
  let seen: Loaded<string> | undefined;
  function Asks({ id }: { readonly id: string | undefined }) {
    const { value, failed } = useLoaded(id, load);
    seen = { value, failed };
    return null;
  }
  const draw = await renderHeadless();
  const show = async (id: string | undefined, first?: () => void): Promise<Loaded<string> | undefined> => {
    await draw(<Asks id={id} />, first);
    return seen;
  };
  return { asked, show };
}

const NOTHING = { value: undefined, failed: false };

describe('what comes a moment later', () => {
  it('is there once it has come, and asked for once', async () => {
    const { asked, show } = await asking();
    expect(await show('viva')).toEqual(NOTHING);
    expect(await show('viva', () => asked[0]?.come('words'))).toEqual({ value: 'words', failed: false });
    await show('viva');
    expect(asked.map(({ id }) => id)).toEqual(['viva']);
  });

  it('is never that of another, however late that comes', async () => {
    const { asked, show } = await asking();
    await show('viva', () => undefined);
    expect(await show('briscola')).toEqual(NOTHING);
    await show('briscola', () => asked[1]?.come('new'));
    expect(await show('briscola', () => asked[0]?.come('old'))).toEqual({ value: 'new', failed: false });
    expect(await show('viva')).toEqual(NOTHING);
  });

  it('has failed where it can’t be fetched, until something else is asked for', async () => {
    const { asked, show } = await asking();
    await show('viva');
    expect(await show('viva', () => asked[0]?.fail())).toEqual({ value: undefined, failed: true });
    expect(await show('briscola')).toEqual(NOTHING);
  });

  it('is not asked for without an id', async () => {
    const { asked, show } = await asking();
    expect(await show(undefined)).toEqual(NOTHING);
    expect(asked).toEqual([]);
  });
});
