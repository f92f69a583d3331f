import { setConsoleFunction } from 'three';

/** fiber 9 makes a Clock, which three 0.183 and later advise against at every start. Nobody here can heed it. */
const CLOCK_WARNING = 'Clock: This module has been deprecated';

const { console: said } = globalThis;

setConsoleFunction((level, message, ...params) => {
  if (!message.includes(CLOCK_WARNING)) said[level](message, ...params);
});
