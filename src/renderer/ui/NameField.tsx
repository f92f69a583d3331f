import { type ReactNode, type Ref, useId } from 'react';
import type { Refusal } from '#shared/engine/refusal.ts';
import { MAX_TEXT_UNITS, readName } from '#shared/protocol/typed-text.ts';
import { useSettings } from '../client/device/settings.ts';
import type { Say } from '../i18n/say.ts';

interface Props {
  readonly say: Say;
  readonly field?: Ref<HTMLInputElement>;
  /** It takes the focus first, for typing at once. */
  readonly first?: boolean;
  /** Why the name was refused. */
  readonly refused?: Refusal | undefined;
  /** Further actions. */
  readonly children?: ReactNode;
  onChange?(): void;
  onBlur?(): void;
}

/** The user's name, stored on this device; below it why it is refused. */
export function NameField({ say, field, first, refused, children, onChange, onBlur }: Props) {
  const name = useSettings((settings) => settings.name);
  const id = useId();
  const why = refused ?? (name.trim() === '' ? undefined : faultOf(name));
  return (
    <div className="name">
      <label>
        {say('lobby.name')}
        <input
          ref={field}
          type="text"
          value={name}
          data-autofocus={first}
          maxLength={MAX_TEXT_UNITS}
          autoComplete="nickname"
          enterKeyHint="done"
          placeholder={say('lobby.name.example')}
          aria-invalid={why !== undefined}
          aria-describedby={why ? id : undefined}
          onChange={(event) => {
            useSettings.setState({ name: event.target.value });
            onChange?.();
          }}
          onBlur={onBlur}
        />
      </label>
      {why && (
        <p id={id} className="fault" role="alert">
          {say(why.reason, why.params)}
        </p>
      )}
      {children}
    </div>
  );
}

function faultOf(name: string): Refusal | undefined {
  const read = readName(name);
  return 'refusal' in read ? read.refusal : undefined;
}
