/** The language of these words, as `lang` in a page and `Intl` name it. */
export const LANGUAGE: string = 'de';
