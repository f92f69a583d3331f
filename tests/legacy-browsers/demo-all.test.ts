/** The page to try, in engines that are not Chromium. */
import { playDemoIn } from '../e2e/support/demo.ts';

playDemoIn(['Firefox', 'WebKit']);
