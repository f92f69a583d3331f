/** Must be the first import: the page's CSP forbids eval, so zod must not even try it. */
import { config } from 'zod';

config({ jitless: true });
