import { tolerateTranslators } from '../../src/renderer/react/translated/patched.ts';
import { beginBy } from './random-page.tsx';

beginBy(tolerateTranslators);
