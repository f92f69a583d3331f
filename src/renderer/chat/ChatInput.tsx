import { type FormEvent, useId, useState } from 'react';
import type { Refusal } from '#shared/engine/refusal.ts';
import type { Seat } from '#shared/engine/rules.ts';
import { GESTURES, type Gesture } from '#shared/protocol/gestures.ts';
import type { TableView } from '#shared/protocol/table.ts';
import { MAX_TEXT_UNITS, readChatLine } from '#shared/protocol/typed-text.ts';
import { callHost } from '../client/connection/call-host.ts';
import type { Say } from '../i18n/say.ts';
import { GestureFigure } from './GestureFigure.tsx';

interface SayFormProps {
  readonly table: string;
  readonly seat: Seat;
  /** Text chat is off now; the reason stands beside the field. */
  readonly silent: boolean;
  readonly say: Say;
}

/** The chat's text field. A refused line stays, to be sent later. */
function SayForm({ table, seat, silent, say }: SayFormProps) {
  const [text, setText] = useState('');
  const why = useId();
  const isNothing = text.trim() === '';
  const fault = isNothing ? undefined : faultOf(text);
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (isNothing || fault) return;
    if (await callHost((client) => client.talk.say({ table, seat, text }))) setText('');
  };
  return (
    <form className="say" onSubmit={(event) => void submit(event)}>
      <input
        type="text"
        value={text}
        maxLength={MAX_TEXT_UNITS}
        disabled={silent}
        autoComplete="off"
        enterKeyHint="send"
        aria-label={say('chat.say')}
        aria-invalid={fault !== undefined}
        aria-describedby={silent || fault ? why : undefined}
        placeholder={say('chat.say')}
        onChange={(event) => setText(event.target.value)}
      />
      <button type="submit" disabled={silent || isNothing || fault !== undefined}>
        {say('chat.send')}
      </button>
      {silent ? (
        <p id={why} className="small">
          {say('silent-now')}
        </p>
      ) : (
        fault && (
          <p id={why} className="fault" role="alert">
            {say(fault.reason, fault.params)}
          </p>
        )
      )}
    </form>
  );
}

function faultOf(text: string): Refusal | undefined {
  const read = readChatLine(text);
  return 'refusal' in read ? read.refusal : undefined;
}

interface ChatInputProps {
  readonly table: TableView;
  /** The viewer's seat; a spectator has none, and in a room makes gestures without one. */
  readonly seat: Seat | undefined;
  /** The game's rules want silence now: gestures remain (VM-20). */
  readonly silent: boolean;
  readonly say: Say;
  onGesture(gesture: Gesture): void;
}

/** The viewer's gestures and text field. */
export function ChatInput({ table, seat, silent, say, onGesture }: ChatInputProps) {
  if (seat === undefined && !table.room) return <p className="small">{say('chat.spectator')}</p>;
  return (
    <>
      <fieldset className="gestures" aria-label={say('chat.gestures')}>
        {GESTURES.map((gesture, k) => (
          <button key={gesture} type="button" aria-keyshortcuts={String(k + 1)} onClick={() => onGesture(gesture)}>
            <GestureFigure gesture={gesture} />
            {say(`gesture.${gesture}`)}
          </button>
        ))}
      </fieldset>
      {seat === undefined ? (
        <p className="small">{say('chat.spectator')}</p>
      ) : table.settings.chat ? (
        <SayForm table={table.id} seat={seat} silent={silent} say={say} />
      ) : (
        <p className="small">{say('chat-off')}</p>
      )}
    </>
  );
}
