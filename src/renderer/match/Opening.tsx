import { useEffect, useState } from 'react';
import type { Messages } from '#shared/i18n/translate.ts';
import { readStored, writeStored } from '../client/device/storage.ts';
import type { ShownMatch } from '../client/match/match-client.ts';
import type { Say } from '../i18n/say.ts';

/** Long enough to read it aloud. */
const SHOWN_MS = 8000;
/** A match so young has just begun. */
const YOUNG = 3;

interface Props {
  /** The game's id, and its messages: those of a table are not on every page's list. */
  readonly id: string;
  readonly words: Messages;
  readonly say: Say;
  readonly shown: ShownMatch;
  /** On a device of somebody's own: only the first time. */
  readonly isOnce?: boolean;
}

/** How one wins, for eight seconds while a match begins; nothing where the game has no such sentence. */
export function Opening({ id, words, shown, isOnce = false, say }: Props) {
  const key = `panno-verde.opening.${id}`;
  const [isShown, show] = useState(
    () => Object.hasOwn(words, 'opening') && shown.version <= YOUNG && !(isOnce && readStored(key) !== null),
  );
  useEffect(() => {
    if (!isShown) return;
    if (isOnce) writeStored(key, 'seen');
    const timer = setTimeout(() => show(false), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [isShown, isOnce, key]);
  return isShown && <p className="opening">{say('opening')}</p>;
}
