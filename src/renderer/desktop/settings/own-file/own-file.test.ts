import { beforeEach, describe, expect, it, vi } from 'vitest';
import { noteBox, noteDeal, noteExpert, noteTable, useDays } from '../../../client/device/days.ts';
import { noteLesson, noteSolved, noteTipRead, useLearningProgress } from '../../../client/device/learned.ts';
import { useSettings } from '../../../client/device/settings.ts';
import { useSoundSettings } from '../../../client/device/sound-settings.ts';
import { MAX_FILE_BYTES, readOwnFile, writeOwnFile } from '../../jobs/own-file.ts';
import { ownState, takeUpState } from './own-state.ts';

const STORES = [useSettings, useSoundSettings, useLearningProgress, useDays] as const;
const fresh = (): void => {
  for (const store of STORES) (store.setState as (state: object, replace: true) => void)(store.getInitialState(), true);
};
beforeEach(fresh);

const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text);

/** A device on which somebody has played. */
function lived(): void {
  useSettings.setState({ name: 'Ada', speed: 'quick', level: 'expert', tongue: 'it' });
  useSoundSettings.setState({ cards: 30 });
  noteLesson('viva', 'done');
  noteSolved('viva', 3);
  noteTipRead('viva/block');
  noteDeal('viva', '2026-11-28', { how: 'lost' });
  noteDeal('tressette', '2026-11-28', { how: 'won', points: 7 });
  noteExpert('tressette', '2026-11-28', { how: 'won', points: 9 });
  noteTable('viva', { date: '2026-11-28', table: 'secret-id', practice: false });
  noteBox('viva', 'blocks', { box: 2, due: '2026-12-02' });
}

function stateNow() {
  return STORES.map((store) => store.getState());
}

describe('a file of one’s own', () => {
  it('brings everything to another computer, and changes nothing when it comes again', () => {
    lived();
    const text = writeOwnFile(ownState(), []);
    const before = { ...useDays.getState(), tables: {} };
    const [settings, sound, learned] = stateNow();
    fresh();
    for (const _twice of [1, 2]) {
      const read = readOwnFile(bytesOf(text));
      if ('fault' in read) throw new Error(JSON.stringify(read.fault));
      takeUpState(read);
      expect(stateNow()).toEqual([settings, sound, learned, before]);
    }
  });

  it('holds no session, no key and nothing of a table', () => {
    lived();
    useSettings.setState({ token: 'secret-token' } as never);
    const text = writeOwnFile(ownState(), []);
    expect(text).not.toContain('secret');
    expect(Object.keys(JSON.parse(text))).toEqual(['format', 'version', 'settings', 'sound', 'learned', 'days']);
  });

  it('is joined with what is here: a day stays as it was entered, the later answer counts', () => {
    lived();
    const text = writeOwnFile(ownState(), []);
    fresh();
    noteDeal('viva', '2026-11-28', { how: 'won' });
    noteDeal('viva', '2026-11-27', { how: 'drawn' });
    noteBox('viva', 'blocks', { box: 0, due: '2026-11-30' });
    noteBox('viva', 'asks', { box: 1, due: '2026-11-30' });
    noteSolved('viva', 5);
    noteLesson('viva', 'left');
    const read = readOwnFile(bytesOf(text));
    if ('fault' in read) throw new Error('refused');
    takeUpState(read);
    const { deals, boxes } = useDays.getState();
    expect(deals.viva).toEqual({ '2026-11-27': { how: 'drawn' }, '2026-11-28': { how: 'won' } });
    expect(deals.tressette?.['2026-11-28']?.expert).toEqual({ how: 'won', points: 9 });
    expect(boxes.viva).toEqual({ blocks: { box: 0, due: '2026-11-30' }, asks: { box: 1, due: '2026-11-30' } });
    expect(useLearningProgress.getState()).toMatchObject({ lessons: { viva: 'done' }, solved: { viva: [5, 3] } });
  });

  it('is written even where the device keeps something strange', () => {
    useSettings.setState({ name: 'Ada', speed: 'warp' as never });
    const read = readOwnFile(bytesOf(writeOwnFile(ownState(), [])));
    expect(read).toMatchObject({ settings: { name: 'Ada' } });
  });
});

describe('a file from a stranger', () => {
  /** The file's head, changed. */
  function head(change: (head: Record<string, never>) => unknown): string {
    lived();
    const made = JSON.parse(writeOwnFile(ownState(), []));
    fresh();
    return JSON.stringify(change(made) ?? made);
  }
  const set = (path: string, value: unknown) =>
    head((made) => {
      const names = path.split('.');
      const last = names.pop() ?? '';
      const into = names.reduce((at, name) => at[name] as never, made as Record<string, unknown>);
      Object.defineProperty(into, last, { value, enumerable: true });
      return made;
    });

  it.each([
    ['empty', '', 'no-file'],
    ['no JSON', 'hello', 'no-file'],
    ['a record', '{"format":"panno-verde/1"}', 'no-file'],
    ['older', set('version', 0), 'older'],
    ['newer', set('version', 2), 'newer'],
    ['of a version that is no number', set('version', '1'), 'no-file'],
    ['with a speed that there is none of', set('settings.speed', 'warp'), 'damaged'],
    ['with a name of a megabyte', set('settings.name', 'a'.repeat(1e6)), 'damaged'],
    ['with a volume above all', set('sound.cards', 1e9), 'damaged'],
    ['with a day that there is not', set('days.deals.viva', { '2026-02-30': { how: 'won' } }), 'damaged'],
    ['with boxes beyond the last', set('days.boxes.viva', { blocks: { box: 7, due: '2026-11-28' } }), 'damaged'],
    [
      'with days without end',
      set(
        'days.deals.viva',
        Object.fromEntries(
          Array.from({ length: 10_001 }, (_, k) => [new Date(k * 864e5).toISOString().slice(0, 10), { how: 'won' }]),
        ),
      ),
      'damaged',
    ],
    [
      'deeper than any',
      `{"format":"panno-verde/me","version":1,"settings":${'['.repeat(1e5)}${']'.repeat(1e5)}}`,
      'damaged',
    ],
    ['with a match that is none', `${head(() => undefined)}\n{"began":1}\n`, { line: 2 }],
    ['with a match after empty lines', `${head(() => undefined)}\n\n\n[]\n`, { line: 4 }],
  ])('that is %s is refused, and changes nothing', (_, text, fault) => {
    const before = stateNow();
    expect(readOwnFile(bytesOf(text))).toEqual({ fault });
    expect(stateNow()).toEqual(before);
    expect({}).not.toHaveProperty('how');
  });

  it('that names a game __proto__ reaches no object', () => {
    const text = head(() => undefined).replace('"deals":{', '"deals":{"__proto__":{"2026-01-01":{"how":"won"}},');
    const read = readOwnFile(bytesOf(text));
    if ('fault' in read) throw new Error('refused');
    takeUpState(read);
    expect(Object.keys(useDays.getState().deals)).toEqual(['viva', 'tressette']);
    expect(useDays.getState().deals['2026-01-01']).toBeUndefined();
    expect(Object.getPrototypeOf(useDays.getState().deals)).toBe(Object.prototype);
  });

  it.each(['constructor', 'toString', 'valueOf'])('that names a game %s is taken up whole all the same', (game) => {
    const text = head((made) => {
      const { learned, days } = made as unknown as { learned: Record<string, object>; days: Record<string, object> };
      Object.assign(learned.solved ?? {}, { [game]: [1, 2] });
      Object.assign(days.boxes ?? {}, { [game]: { [game]: { box: 1, due: '2026-11-30' } } });
    });
    const read = readOwnFile(bytesOf(text));
    if ('fault' in read) throw new Error('refused');
    takeUpState(read);
    expect(useLearningProgress.getState().solved).toEqual({ viva: [3], [game]: [1, 2] });
    expect(useDays.getState().boxes[game]).toEqual({ [game]: { box: 1, due: '2026-11-30' } });
  });

  it('that is no text, or too large, is refused unread', () => {
    expect(readOwnFile(new Uint8Array([0xff, 0x00, 0xc3, 0x28]))).toEqual({ fault: 'no-file' });
    const parse = vi.spyOn(JSON, 'parse');
    expect(readOwnFile(new Uint8Array(MAX_FILE_BYTES + 1))).toEqual({ fault: 'too-large' });
    expect(parse).not.toHaveBeenCalled();
    parse.mockRestore();
  });

  it('may call somebody <b>: control characters of a name are made visible', () => {
    const read = readOwnFile(bytesOf(set('settings.name', 'A\u202eda\n')));
    expect(read).toMatchObject({ settings: { name: 'A\ufffdda\ufffd' } });
  });
});
