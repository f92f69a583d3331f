/** What boot.js lets a browser have before all else that lacks something of the last years. Built by build/legacy-browsers. */
import './polyfills.ts';
import { applyStyleFallbacks } from './style-fallbacks.ts';

applyStyleFallbacks();
