import { useEffect } from 'react';
import type { Seat } from '#shared/engine/rules.ts';
import type { Gesture } from '#shared/protocol/gestures.ts';
import type { TableView } from '#shared/protocol/table.ts';
import { LoadStatus } from '../../paper/Fetching.tsx';
import { Sheet } from '../../paper/Sheet.tsx';
import { useFetched } from '../../react/useFetched.ts';
import { callHost } from '../../session/line/callHost.ts';
import { openChat } from '../../session/tables/talk.ts';
import type { Say } from '../../words/say.ts';

const loadTalk = async () => (await import('./talk-sheet.tsx')).CHAT;

interface ChatSheetProps {
  readonly table: TableView;
  readonly seat: Seat | undefined;
  readonly silent: boolean;
  readonly say: Say;
  onClose(): void;
}

/** What was said at the table, and what one shows and says oneself. Who makes a gesture is back at once. */
export function ChatSheet({ table, seat, silent, say, onClose }: ChatSheetProps) {
  const { value, ...fetched } = useFetched('talk', loadTalk);
  useEffect(() => {
    openChat(true);
    return () => openChat(false);
  }, []);
  const gesture = (gesture: Gesture): void => {
    if (seat !== undefined) void callHost((client) => client.talk.gesture({ table: table.id, seat, gesture }));
    onClose();
  };
  return (
    <Sheet title={say('talk.title')} className="talk-sheet" onClose={onClose} closeLabel={say('sheet.close')}>
      {value ? (
        <>
          <value.TalkLines seated={table.seats} say={say} />
          <value.Speak table={table} seat={seat} silent={silent} say={say} onGesture={gesture} />
        </>
      ) : (
        <LoadStatus {...fetched} say={say} />
      )}
    </Sheet>
  );
}
