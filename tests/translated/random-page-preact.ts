import { tolerateTranslators } from '../../src/renderer/react/translated/restored.ts';
import { beginBy } from './random-page.tsx';

beginBy(tolerateTranslators);
