/** All catalogues' manifests of one release, each in a folder of its own. */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { aurPackage } from './aur.ts';
import { flathubManifest } from './flathub.ts';
import { homeAssistantAddOn } from './home-assistant.ts';
import { homebrewCask } from './homebrew.ts';
import { type ManifestFiles, MissingFileError, type Release } from './release.ts';
import { wingetManifest } from './winget.ts';

type Maker = (release: Release) => ManifestFiles | Promise<ManifestFiles>;

/** By the folder's name. */
const MAKERS: Readonly<Record<string, Maker>> = {
  winget: wingetManifest,
  homebrew: homebrewCask,
  aur: aurPackage,
  flathub: flathubManifest,
  'home-assistant': homeAssistantAddOn,
};

/** Writes them anew; what could not be made, and which file it lacks. */
export async function writeManifests(release: Release, folder: string): Promise<string[]> {
  rmSync(folder, { recursive: true, force: true });
  const leftOut: string[] = [];
  for (const [name, make] of Object.entries(MAKERS)) {
    try {
      for (const [path, text] of Object.entries(await make(release))) {
        const file = join(folder, name, path);
        mkdirSync(dirname(file), { recursive: true });
        writeFileSync(file, text);
      }
    } catch (error) {
      if (!(error instanceof MissingFileError)) throw error;
      leftOut.push(`${name}: ${error.message}`);
    }
  }
  return leftOut;
}
