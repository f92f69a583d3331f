import { useSettings } from '../../session/settings.ts';
import type { Say } from '../../words/say.ts';

/** The name one sits down with; kept on this device. */
export function NameField({ say }: { readonly say: Say }) {
  const name = useSettings((settings) => settings.name);
  return (
    <label className="name">
      {say('lobby.name')}
      <input
        type="text"
        value={name}
        maxLength={20}
        autoComplete="nickname"
        placeholder={say('lobby.name.example')}
        onChange={(event) => useSettings.setState({ name: event.target.value })}
      />
    </label>
  );
}
