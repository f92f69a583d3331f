import { tolerateTranslators } from '../../src/renderer/i18n/browser-translation/displaced-text.ts';
import { beginBy } from './random-page.tsx';

beginBy(tolerateTranslators);
