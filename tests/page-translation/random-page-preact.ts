import { tolerateTranslators } from '../../src/renderer/i18n/browser-translation/patch-preact.ts';
import { beginBy } from './random-page.tsx';

beginBy(tolerateTranslators);
