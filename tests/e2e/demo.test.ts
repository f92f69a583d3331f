/** The page to try, in Chromium. */
import { playDemoIn } from './support/demo.ts';

playDemoIn(['Chromium']);
