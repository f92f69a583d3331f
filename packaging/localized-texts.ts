/** What systems are told of the app in each language, as far as what they read has room for it: `messages/<language>/systems.ts`. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { LANGUAGES, SOURCE_LANGUAGE } from '../src/shared/i18n/languages.ts';

type SystemTexts = Readonly<
  Record<'summary' | 'about.table' | 'about.house' | 'keywords' | 'matches' | 'network', string>
>;

/** By language. */
export async function textsByLanguage(): Promise<ReadonlyMap<string, SystemTexts>> {
  const all = Object.keys(LANGUAGES).map(async (language) => {
    const { SYSTEMS } = await import(`./messages/${language}/systems.ts`);
    return [language, SYSTEMS as SystemTexts] as const;
  });
  return new Map(await Promise.all(all));
}

/** Entries of a desktop file: `Comment[it]` is what `Comment` says to who reads Italian. */
export async function desktopEntries(): Promise<Record<string, string>> {
  const entries = [...(await textsByLanguage())].flatMap(([language, { summary, keywords }]) => {
    const of = language === SOURCE_LANGUAGE ? '' : `[${language}]`;
    return [[`Comment${of}`, summary] as const, [`Keywords${of}`, keywords] as const];
  });
  return Object.fromEntries(entries);
}

/** Lays down what macOS shows in place of Info.plist's own words, a folder for each language. */
export async function writeInfoStrings(folder: string): Promise<void> {
  for (const [language, { network }] of await textsByLanguage()) {
    const own = join(folder, `${language}.lproj`);
    mkdirSync(own, { recursive: true });
    writeFileSync(join(own, 'InfoPlist.strings'), `NSLocalNetworkUsageDescription = ${JSON.stringify(network)};\n`);
  }
}
