/** First of all imports: the page's CSP forbids making code from text, so zod must not even try. */
import { config } from 'zod';

config({ jitless: true });
