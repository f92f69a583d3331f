import { useEffect } from 'react';
import type { Seat } from '#shared/engine/rules.ts';
import type { Gesture } from '#shared/protocol/gestures.ts';
import type { TableView } from '#shared/protocol/table.ts';
import { Sheet } from '../../paper/Sheet.tsx';
import { callHost } from '../../session/line/callHost.ts';
import { openTalk } from '../../session/tables/talk.ts';
import { Speak } from '../../talk/Speak.tsx';
import { TalkLines } from '../../talk/TalkLines.tsx';
import type { Say } from '../../words/say.ts';

interface Props {
  readonly table: TableView;
  readonly seat: Seat | undefined;
  readonly silent: boolean;
  readonly say: Say;
  onClose(): void;
}

/** What was said at the table, and what one shows and says oneself. Who makes a gesture is back at once. */
export function TalkSheet({ table, seat, silent, say, onClose }: Props) {
  useEffect(() => {
    openTalk(true);
    return () => openTalk(false);
  }, []);
  const gesture = (gesture: Gesture): void => {
    if (seat !== undefined) void callHost((client) => client.talk.gesture({ table: table.id, seat, gesture }));
    onClose();
  };
  return (
    <Sheet title={say('talk.title')} className="talk-sheet" onClose={onClose} closeLabel={say('sheet.close')}>
      <TalkLines seated={table.seats} say={say} />
      <Speak table={table} seat={seat} silent={silent} say={say} onGesture={gesture} />
    </Sheet>
  );
}
