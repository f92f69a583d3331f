import { useEffect, useState } from 'react';
import { readStored, writeStored } from '../client/device/storage.ts';
import type { ShownMatch } from '../client/match/match-client.ts';
import type { Translator } from '../i18n/say.ts';

/** Long enough to read it aloud. */
const SHOWN_MS = 8000;
/** A match so young has just begun. */
const YOUNG = 3;

interface Props extends Translator {
  readonly game: string;
  readonly shown: ShownMatch;
  /** On a device of somebody's own: only the first time. */
  readonly isOnce?: boolean;
}

/** How one wins, for eight seconds while a match begins; nothing where the game has no such sentence. */
export function Opening({ game, shown, isOnce = false, say, has }: Props) {
  const key = `panno-verde.opening.${game}`;
  const [isShown, show] = useState(
    () => has('opening') && shown.version <= YOUNG && !(isOnce && readStored(key) !== null),
  );
  useEffect(() => {
    if (!isShown) return;
    if (isOnce) writeStored(key, 'seen');
    const timer = setTimeout(() => show(false), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [isShown, isOnce, key]);
  return isShown && <p className="opening">{say('opening')}</p>;
}
