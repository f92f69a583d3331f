import type { OpenRequest } from '#shared/protocol/desktop-shell.ts';
import { clearOpened, takeFile, useShell } from '../client/connection/desktop-shell.ts';
import { useWords } from '../games/use-words.ts';
import { goTo, useRoute } from '../ui/route.ts';
import { Sheet } from '../ui/Sheet.tsx';
import { JoinSheet } from './lan/JoinSheet.tsx';

/**
 * Shows a link or file that was opened with the app from outside, above the current screen; nothing happens without a
 * confirmation.
 */
export function ExternalOpens() {
  const opened = useShell((shell) => shell.opened);
  if (!opened) return null;
  // Each one gets a sheet of its own.
  const key = 'bytes' in opened ? opened.name : JSON.stringify(opened);
  switch (opened.kind) {
    case 'invitation':
    case 'strange-link':
      return <Invited key={key} opened={opened} />;
    default:
      return <File key={key} opened={opened} />;
  }
}

function Invited({ opened }: { readonly opened: Extract<OpenRequest, { kind: 'invitation' | 'strange-link' }> }) {
  const { say } = useWords();
  const invitation = opened.kind === 'invitation' ? opened : undefined;
  return (
    <JoinSheet
      title={say('join.title')}
      at="typed"
      {...(invitation && { address: invitation.address, code: invitation.code, print: invitation.print })}
      note={say(invitation ? 'external-open.invitation' : 'external-open.strange')}
      onClose={clearOpened}
      onEnter={clearOpened}
    />
  );
}

function File({ opened }: { readonly opened: Extract<OpenRequest, { kind: 'file' | 'no-file' }> }) {
  const { say } = useWords();
  const isPlaying = useRoute().screen === 'table';
  const { name } = opened;
  if (opened.kind === 'no-file') {
    return (
      <Sheet title={say('external-open.no-file.title')} onClose={clearOpened} closeLabel={say('sheet.close')}>
        <p>{say(`external-open.no-file.${opened.why}`, { name })}</p>
      </Sheet>
    );
  }
  return (
    <Sheet
      title={say('external-open.file.title')}
      onClose={clearOpened}
      closeLabel={say('sheet.close')}
      foot={
        <button
          type="button"
          className="brass"
          data-autofocus
          onClick={() => {
            takeFile(opened);
            goTo({ screen: 'records' });
          }}
        >
          {say('external-open.file.look')}
        </button>
      }
    >
      <p>{say('external-open.file', { name })}</p>
      {isPlaying && <p className="small">{say('external-open.file.playing')}</p>}
    </Sheet>
  );
}
