/** For Flathub: `packaging/flatpak`'s manifest, which builds from the tag instead of this folder. */
import { readFileSync } from 'node:fs';
import { parse, stringify } from 'yaml';
import { sourcesOf } from '../flatpak/sources.ts';
import type { ManifestFiles, Release } from './release.ts';

const APP = 'org.pannoverde.PannoVerde';

const readJson = (file: string) => JSON.parse(readFileSync(file, 'utf8'));

export function flathubManifest({ version, homepage, commit }: Release): ManifestFiles {
  const manifest = parse(readFileSync(`packaging/flatpak/${APP}.yml`, 'utf8'));
  const [module] = manifest.modules;
  const [, ...others] = module.sources;
  module.sources = [{ type: 'git', url: `${homepage}.git`, tag: `v${version}`, commit }, ...others];
  const sources = sourcesOf(readJson('package-lock.json'), readJson('node_modules/electron/checksums.json'));
  return {
    [`${APP}.yml`]: stringify(manifest, { lineWidth: 0 }),
    'sources.json': `${JSON.stringify(sources, null, 2)}\n`,
    'flathub.json': `${JSON.stringify({ 'only-arches': ['x86_64', 'aarch64'] }, null, 2)}\n`,
  };
}
