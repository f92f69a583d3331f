import { describe, expect, it } from 'vitest';
import { isUsed, messageKeysIn, withoutMessages } from './prune-messages.ts';

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

describe('a script without sentences', () => {
  const cut = (script: string) => withoutMessages(script, (key, text) => key.startsWith('no') && text !== 'kept');

  it('has all that is left as it was', () => {
    expect(cut("const A = { 'yes': 'Yes', 'no': 'No, never', b: 1 };")).toBe("const A = { 'yes': 'Yes',  b: 1 };");
    expect(cut("const A = { no: 'first', 'yes': 'Yes' }, B = { 'yes': `a`, 'no.last': 'x' };")).toBe(
      "const A = {  'yes': 'Yes' }, B = { 'yes': `a`,  };",
    );
  });

  it('has what only is called so, too', () => {
    const other = "const A = { no: 3, 'no.more': more, none: 'kept' };";
    expect(cut(other)).toBe(other);
  });
});
