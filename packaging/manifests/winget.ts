/** For Windows’ package manager: three files, as github.com/microsoft/winget-pkgs takes them. */
import { stringify } from 'yaml';
import { FILE_TYPE, LINK_SCHEME } from '../app-identifiers.ts';
import { textsByLanguage } from '../localized-texts.ts';
import { AUTHOR } from '../staging.ts';
import { fileOf, type ManifestFiles, type Release } from './release.ts';

const IDENTIFIER = 'PannoVerde.PannoVerde';
const FORMAT = '1.9.0';

/** Windows says which country's. */
const LOCALES: Readonly<Record<string, string>> = { en: 'en-US', it: 'it-IT', de: 'de-DE' };

export async function wingetManifest(release: Release): Promise<ManifestFiles> {
  const { version, homepage } = release;
  const base = { PackageIdentifier: IDENTIFIER, PackageVersion: version };
  const installers = ['x64', 'arm64'].map((Architecture) => {
    const { url, sha256 } = fileOf(release, `win-${Architecture}.exe`, 'win.exe');
    return { Architecture, InstallerUrl: url, InstallerSha256: sha256.toUpperCase() };
  });
  const files: Record<string, [type: string, content: object]> = {
    '': ['version', { ...base, DefaultLocale: LOCALES.en }],
    '.installer': [
      'installer',
      {
        ...base,
        InstallerType: 'nullsoft',
        Scope: 'user',
        UpgradeBehavior: 'install',
        Protocols: [LINK_SCHEME],
        FileExtensions: [FILE_TYPE.ext],
        ReleaseDate: release.date,
        Installers: installers,
      },
    ],
  };
  for (const [language, told] of await textsByLanguage()) {
    const locale = LOCALES[language] ?? language;
    const about = {
      ...base,
      PackageLocale: locale,
      Publisher: AUTHOR,
      PublisherUrl: homepage,
      PackageName: 'Panno Verde',
      PackageUrl: homepage,
      License: 'MIT',
      ShortDescription: told.summary,
      Description: `${told['about.table']}\n${told['about.house']}`,
      ReleaseNotesUrl: `${homepage}/releases/tag/v${version}`,
    };
    files[`.locale.${locale}`] = [language === 'en' ? 'defaultLocale' : 'locale', about];
  }
  return Object.fromEntries(
    Object.entries(files).map(([part, [type, content]]) => {
      const schema = `https://aka.ms/winget-manifest.${type}.${FORMAT}.schema.json`;
      const text = stringify({ ...content, ManifestType: type, ManifestVersion: FORMAT }, { lineWidth: 0 });
      return [`${IDENTIFIER}${part}.yaml`, `# yaml-language-server: $schema=${schema}\n${text}`];
    }),
  );
}
