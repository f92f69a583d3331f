/**
 * Safari 15 lacks static blocks of classes, which three.js has. Oxc, told so, rewrites every class with fields, too; it has no option
 * for one feature alone, as SWC has.
 */
import { transform } from '@swc/core';
import type { Plugin } from 'vite';

const ONE_FEATURE = { targets: 'chrome 120', include: ['transform-class-static-block'] };

export const noStaticBlocks: Plugin = {
  name: 'no-static-blocks',
  enforce: 'post',
  transform: {
    filter: { id: /\.[cm]?[jt]sx?(?:\?|$)/, code: /\bstatic\s*\{/ },
    handler: (code) => transform(code, { swcrc: false, configFile: false, env: ONE_FEATURE, isModule: true }),
  },
};
