/** Each game in each engine: a phone comes in, sits down and plays a deal, a television shows it. */
import { GAMES } from '#catalogue';
import { playDealsIn } from './support/engines.ts';

playDealsIn(['Chromium', 'Firefox', 'WebKit'], Object.keys(GAMES));
