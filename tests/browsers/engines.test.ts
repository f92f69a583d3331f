/** A deal in engines that are not Chromium, as they are installed: Firefox and WebKit. All games in all three: engines-all.test.ts. */
import { playDealsIn } from './support/engines.ts';

playDealsIn(['Firefox', 'WebKit'], ['briscola-chiamata']);
