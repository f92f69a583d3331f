/** The entry that boot.js loads first in older browsers. Built by build/legacy-browsers. */
import './polyfills.ts';
import { applyStyleFallbacks } from './style-fallbacks.ts';

applyStyleFallbacks();
