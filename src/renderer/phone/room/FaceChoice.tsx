import { useId, useState } from 'react';
import type { AvatarSpec } from '#shared/protocol/avatar.ts';
import { PORTRAITS } from '#shared/protocol/portraits.ts';
import { Avatar } from '../../avatars/Avatar.tsx';
import { AVATAR_COLOURS, SIGN_PATHS } from '../../avatars/emblems.ts';
import { useSettings } from '../../client/device/settings.ts';
import type { Say } from '../../i18n/say.ts';

const FACES = 3;

/** Three faces to choose from, the one that this device keeps first; the menu has all of them. */
export function FaceChoice({ say }: { readonly say: Say }) {
  const name = useId();
  const mark = useSettings((settings) => settings.mark);
  const [faces] = useState(() => facesToOffer(mark));
  return (
    <fieldset className="faces">
      <legend>{say('avatar.face')}</legend>
      <div className="choices">
        {faces.map((face, k) => (
          <label key={face.portrait} className="choice">
            <input
              type="radio"
              name={name}
              checked={face.portrait === mark?.portrait}
              aria-label={say('avatar.face.at', { number: k + 1 })}
              onChange={() => useSettings.setState({ mark: face })}
            />
            <span>
              <Avatar mark={face} as="face" />
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** The kept face and others by chance, each another portrait. */
function facesToOffer(kept: AvatarSpec | undefined): AvatarSpec[] {
  const others = shuffled(PORTRAITS).filter((portrait) => portrait !== kept?.portrait);
  const faces = others.map((portrait) => withFreshColours({ portrait }));
  return [...(kept?.portrait ? [kept] : []), ...faces].slice(0, FACES);
}

/** The same portrait with a colour and a sign by chance: somebody else may have the former ones. */
export function withFreshColours({ portrait }: Pick<AvatarSpec, 'portrait'>): AvatarSpec {
  const [colour] = shuffled(Object.keys(AVATAR_COLOURS));
  const [sign] = shuffled(Object.keys(SIGN_PATHS));
  return { colour, sign, portrait } as AvatarSpec;
}

function shuffled<Value>(values: readonly Value[]): Value[] {
  return values
    .map((value) => ({ value, at: Math.random() }))
    .toSorted((a, b) => a.at - b.at)
    .map(({ value }) => value);
}
