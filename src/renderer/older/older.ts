/** What first.js lets a browser have before all else that lacks something of the last years. Built by scripts/older. */
import './polyfills.ts';
import { applyStyleFallbacks } from './styles.ts';

applyStyleFallbacks();
