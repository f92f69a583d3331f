/** Files that lie beside the pages as they are, at addresses that every page knows. */
import { copyFileSync } from 'node:fs';
import { join } from 'node:path';

/** By the name beside the pages, where the file comes from. */
export const STATIC_FILES: Readonly<Record<string, string>> = {
  'app.webmanifest': 'resources/app.webmanifest',
  'icon.svg': 'resources/icon.svg',
  'icon-256.png': 'resources/icons/256x256.png',
  'icon-512.png': 'resources/icons/512x512.png',
};

export function copyStaticFiles(folder: string): void {
  for (const [name, file] of Object.entries(STATIC_FILES)) copyFileSync(file, join(folder, name));
}
