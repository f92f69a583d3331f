/** What a phone wants to know of the page that it puts on its home screen: the app's name, its pictures, where it begins. */
import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import { PICTURES, pictureName } from '../packaging/icons.ts';

/** In pixels: what Android and iOS take the next smaller ones from. */
const SIZES = [256, 512];

const MANIFEST = {
  name: 'Panno Verde',
  short_name: 'Panno Verde',
  start_url: './hand/',
  scope: './',
  display: 'standalone',
  background_color: '#0f0c0a',
  theme_color: '#0f0c0a',
  icons: [
    ...SIZES.map((size) => ({ src: `icon-${size}.png`, sizes: `${size}x${size}`, type: 'image/png' })),
    { src: 'icon.svg', sizes: 'any', type: 'image/svg+xml' },
  ],
};

/** Lays both beside the pages. */
export const webManifest = (): Plugin => ({
  name: 'home-screen',
  generateBundle() {
    this.emitFile({ type: 'asset', fileName: 'app.webmanifest', source: JSON.stringify(MANIFEST) });
    for (const size of SIZES) {
      const source = readFileSync(`${PICTURES}/${pictureName(size)}`);
      this.emitFile({ type: 'asset', fileName: `icon-${size}.png`, source });
    }
  },
});
