/**
 * Put before the app's own start where it is packed for a test: its fuses let no debugger in. Evaluates, in the shell, what
 * comes over the socket that `PANNO_VERDE_DRIVER` names.
 */
import { createRequire } from 'node:module';
import { connect } from 'node:net';
import { createInterface } from 'node:readline';

const electron = createRequire(import.meta.url)('electron');
const socket = connect(process.env.PANNO_VERDE_DRIVER);

/** The value of an expression that may wait, where `electron` is the package. */
const evaluate = (expression) => new Function('electron', `return (async () => (${expression}))()`)(electron);

socket.on('error', () => undefined);
createInterface({ input: socket }).on('line', async (line) => {
  const { id, expression } = JSON.parse(line);
  const answer = await evaluate(expression).then(
    (value) => ({ value }),
    (error) => ({ error: String(error) }),
  );
  socket.write(`${JSON.stringify({ id, ...answer })}\n`);
});
