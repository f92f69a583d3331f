import { useId, useState } from 'react';
import type { AvatarSpec, PortraitId } from '#shared/protocol/avatar.ts';
import { Avatar } from '../../avatars/Avatar.tsx';
import { AVATAR_COLOURS, SIGN_PATHS } from '../../avatars/emblems.ts';
import { usePortraits } from '../../avatars/use-portraits.ts';
import { useSettings } from '../../client/device/settings.ts';
import type { Say } from '../../i18n/say.ts';

interface Props {
  readonly say: Say;
}

/** Three faces to choose from, once portraits are loaded: the one that this device keeps, and others by chance. */
export function FaceChoice({ say }: Props) {
  const people = usePortraits()?.PEOPLE;
  return people && <Faces portraits={Object.keys(people) as PortraitId[]} say={say} />;
}

function Faces({ portraits, say }: Props & { readonly portraits: readonly PortraitId[] }) {
  const name = useId();
  const mark = useSettings((settings) => settings.mark);
  const [faces] = useState(() => {
    const others = portraits.filter((portrait) => portrait !== mark?.portrait).sort(() => Math.random() - 0.5);
    return [...(mark ? [mark] : []), ...others.map((portrait) => withFreshColours({ portrait }))].slice(0, 3);
  });
  return (
    <div role="radiogroup" className="choices faces" aria-label={say('avatar.face')}>
      {faces.map((face, k) => (
        <label key={face.portrait} className="choice">
          <input
            type="radio"
            name={name}
            checked={face.portrait === mark?.portrait}
            aria-label={`${say('avatar.face')} ${k + 1}`}
            onChange={() => useSettings.setState({ mark: face })}
          />
          <span>
            <Avatar mark={face} as="face" />
          </span>
        </label>
      ))}
    </div>
  );
}

/** The same portrait with a colour and a sign by chance: somebody else may have the former ones. */
export function withFreshColours({ portrait }: Pick<AvatarSpec, 'portrait'>): AvatarSpec {
  return { colour: anyOf(AVATAR_COLOURS), sign: anyOf(SIGN_PATHS), portrait };
}

function anyOf<Name extends string>(named: Readonly<Record<Name, unknown>>): Name {
  const names = Object.keys(named) as Name[];
  return names[Math.floor(Math.random() * names.length)] as Name;
}
