/** Gives Node 20 what the app takes from Node 24. */
import { register } from 'node:module';

register('./node-sqlite.js', import.meta.url);

URL.parse ??= (url, base) => (URL.canParse(url, base) ? new URL(url, base) : null);
