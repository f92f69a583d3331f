import { type FormEvent, useId, useState } from 'react';
import type { Seat } from '#shared/engine/rules.ts';
import { ask } from '../../session/ask.ts';
import type { Say } from '../../words/say.ts';

interface Props {
  readonly table: string;
  readonly seat: Seat;
  /** Nothing may be said now, and why is written beside it. */
  readonly silent: boolean;
  readonly say: Say;
}

/** As long as a line may be: see `saidSchema`. */
const LONGEST = 200;

/** A line to say something. What the host refuses stays, to be said later. */
export function SayForm({ table, seat, silent, say }: Props) {
  const [text, setText] = useState('');
  const why = useId();
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const said = text.trim();
    if (said && (await ask((client) => client.talk.say({ table, seat, text: said })))) setText('');
  };
  return (
    <form className="say" onSubmit={(event) => void submit(event)}>
      <input
        type="text"
        value={text}
        maxLength={LONGEST}
        disabled={silent}
        autoComplete="off"
        aria-label={say('talk.say')}
        aria-describedby={silent ? why : undefined}
        placeholder={say('talk.say')}
        onChange={(event) => setText(event.target.value)}
      />
      <button type="submit" disabled={silent || text.trim() === ''}>
        {say('talk.send')}
      </button>
      {silent && (
        <p id={why} className="small">
          {say('silent-now')}
        </p>
      )}
    </form>
  );
}
