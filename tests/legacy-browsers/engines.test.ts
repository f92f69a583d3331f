/** A deal in engines that are not Chromium, as they are installed: Firefox and WebKit. */
import { playDealsIn } from './support/engines.ts';

playDealsIn(['Firefox', 'WebKit'], ['briscola-chiamata']);
