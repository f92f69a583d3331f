import type { OpenRequest, UpdateView, VersionMismatch } from '#shared/protocol/desktop-shell.ts';
import type { View } from '../view.ts';

const IDLE: UpdateView = { stage: { is: 'idle' }, byItself: false, waits: false };

function view(name: string, rest: Omit<View, 'name' | 'page'>): View {
  return { name: `app: ${name}`, page: 'app', ...rest };
}

/** What only the installed app shows: each step of an update, and what was opened with it from outside. */
export function installedViews(): View[] {
  const updates = (stage: UpdateView['stage'], waits = false): View =>
    view(`settings, updates ${stage.is}${waits ? ', in a match' : ''}`, {
      at: '#/settings',
      state: { updates: { stage, byItself: stage.is === 'there', waits } },
    });
  const opened = (name: string, what: OpenRequest): View =>
    view(`opened, ${name}`, { at: '#/', state: { opened: what } });
  const knock = (name: string, stranger: VersionMismatch): View =>
    view(`home, ${name} wanted to come in`, { at: '#/', state: { stranger, updates: IDLE } });
  return [
    knock('a newer one', { theirs: '0.2.0', ours: '0.1.0' }),
    knock('an older one', { theirs: '0.1.0', ours: '0.2.0' }),
    updates({ is: 'idle' }),
    updates({ is: 'there', version: '0.2.0' }, true),
    updates({ is: 'fetching', version: '0.2.0', percent: 42 }),
    updates({ is: 'ready', version: '0.2.0' }),
    updates({ is: 'failed', why: 'unsigned' }),
    opened('an invitation', { kind: 'invitation', address: '192.168.1.20:4747', code: 'K7MP' }),
    opened('an invitation with a key', {
      kind: 'invitation',
      address: '192.168.1.20:4747',
      code: 'K7MP',
      print: 'abcdefghijklmnopqrstuv',
    }),
    opened('a strange link', { kind: 'strange-link' }),
    opened('a file', { kind: 'file', name: 'Friday-at-Ada’s-the-whole-evening.panno', bytes: new Uint8Array() }),
    opened('no file', { kind: 'no-file', name: 'holiday.panno', why: 'not-a-file' }),
  ];
}
