import { type FormEvent, useEffect, useId, useState } from 'react';
import type { Refusal } from '#shared/engine/refusal.ts';
import { AVATAR_COLOURS, AVATAR_SIGNS, type AvatarSpec, PORTRAITS } from '#shared/protocol/avatar.ts';
import type { Person } from '#shared/protocol/room.ts';
import { Avatar } from '../avatars/Avatar.tsx';
import { tryCall } from '../client/connection/call-host.ts';
import { useSettings } from '../client/device/settings.ts';
import type { Say } from '../i18n/say.ts';
import { NameField } from '../ui/NameField.tsx';
import { Sheet } from '../ui/Sheet.tsx';
import './profile.css';

interface Props {
  readonly person: Person;
  readonly say: Say;
  onClose(): void;
}

/** Name, portrait, colour and sign: the same on every screen. */
export function ProfileSheet({ person, say, onClose }: Props) {
  const form = useId();
  const [mark, setMark] = useState(person.mark);
  const [refused, setRefused] = useState<Refusal>();
  // This device may have forgotten the name; the room has it.
  useEffect(() => {
    if (useSettings.getState().name === '') useSettings.setState({ name: person.name });
  }, [person.name]);
  const keep = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const answer = await tryCall((client) => client.room.call({ name: useSettings.getState().name, mark }));
    if ('refused' in answer) {
      setRefused(answer.refused);
      return;
    }
    useSettings.setState({ mark });
    onClose();
  };
  return (
    <Sheet
      title={say('avatar.title')}
      className="own-avatar"
      onClose={onClose}
      closeLabel={say('sheet.close')}
      foot={
        <button type="submit" form={form} className="brass">
          {say('avatar.change')}
        </button>
      }
    >
      <form id={form} onSubmit={(event) => void keep(event)}>
        <NameField say={say} refused={refused} onChange={() => setRefused(undefined)} />
        <Choice mark={mark} kind="portrait" values={PORTRAITS} say={say} onChange={setMark} />
        <Choice mark={mark} kind="colour" values={AVATAR_COLOURS} say={say} onChange={setMark} />
        <Choice mark={mark} kind="sign" values={AVATAR_SIGNS} say={say} onChange={setMark} />
      </form>
    </Sheet>
  );
}

interface ChoiceProps {
  readonly mark: AvatarSpec;
  readonly kind: keyof AvatarSpec;
  readonly values: readonly string[];
  readonly say: Say;
  onChange(mark: AvatarSpec): void;
}

/** Each value as the avatar would look with it. */
function Choice({ mark, kind, values, say, onChange }: ChoiceProps) {
  const id = useId();
  return (
    <fieldset data-kind={kind}>
      <legend>{say(`avatar.${kind}`)}</legend>
      <div className="choices marks">
        {values.map((value) => {
          const other = { ...mark, [kind]: value } as AvatarSpec;
          return (
            <label key={value} className="choice">
              <input
                type="radio"
                name={id}
                checked={mark[kind] === value}
                aria-label={say(`${kind}.${value}`)}
                onChange={() => onChange(other)}
              />
              <span>
                <Avatar mark={other} as={kind === 'sign' ? 'line' : 'face'} />
              </span>
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}
