import { type Messages, translate } from '../i18n/translate.ts';

/** Something people should know about how a host started, as a message of `messages/LANGUAGE/notices.ts`. */
export interface Notice {
  readonly key: string;
  readonly params: Record<string, string | number>;
}

export function notice(key: string, params: Notice['params'] = {}): Notice {
  return { key, params };
}

/** The notices one after the other, in these words; one that a newer host gives and these lack is left out. */
export function noticesText(words: Messages, notices: readonly Notice[]): string {
  return notices
    .filter(({ key }) => Object.hasOwn(words, key))
    .map(({ key, params }) => translate(words, key, params))
    .join(' ');
}
