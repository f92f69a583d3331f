import { describe, expect, it } from 'vitest';
import { isUsed, messageKeysIn } from './message-keys.ts';

describe('what a script names', () => {
  const names = messageKeysIn([
    // biome-ignore lint/suspicious/noTemplateCurlyInString: it is a script
    'say("lobby.name"); say(`shuffle.${state}`); say(standing ? "tv.stalled" : `tv.paused`);',
    // biome-ignore lint/suspicious/noTemplateCurlyInString: it is a script
    'const WHY = "claim."; say(WHY + why); has(`${id}.about`); const way = `${width}px`;',
  ]);

  it.each(['lobby.name', 'shuffle.whole', 'tv.stalled', 'tv.paused', 'claim.denied', 'table.about'])('is %s', (key) =>
    expect(isUsed(key, names)).toBe(true),
  );

  it.each(['lobby.names', 'shuffle', 'tv.closed', 'settings.title', '12px'])('is not %s', (key) =>
    expect(isUsed(key, names)).toBe(false),
  );
});
