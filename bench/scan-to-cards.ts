/**
 * node bench/scan-to-cards.ts [TIMES] [--beside CHECKOUT]: from the scan of a table's code until a phone that was never here
 * holds its own hand, over a line of 20 Mbit/s and 50 ms there and back: the page, the seal with the host's key, a name, a seat,
 * a sealed deal, and eight cards with faces. Nobody thinks: what people take is left out. Asked: 1.2 s, by the median, with this
 * processor as it is, and 1.7 s on one made four times slower, as a cheap phone's may be. With another built checkout both are
 * opened in turns.
 */
import { resolve } from 'node:path';
import { median } from 'simple-statistics';
import { launchChromium, UNDRAWN } from '../tests/e2e/support/chromium.ts';
import { readArguments, readInteger } from '../tools/command-line.ts';
import { type Scan, scanned, slowLine } from './phone-at-table.ts';
import { openSession, startServer } from './test-server.ts';

const LIMITS_MS = new Map([
  [1, 1200],
  [4, 1700],
]);

const { values, positionals } = readArguments(process.argv.slice(2), { beside: { type: 'string' } });
const times = readInteger('times', positionals[0] ?? '9', 1, 100);
const checkouts = [undefined, ...(values.beside === undefined ? [] : [resolve(values.beside)])];
const hosts = await Promise.all(
  checkouts.map(async (of) => {
    const server = await startServer({ of });
    const { client, leave } = await openSession(server);
    const { key = '' } = await client.session.greet({});
    return { of: of ?? 'here', server, client, leave, key, line: await slowLine(server.port) };
  }),
);
const browser = await launchChromium(UNDRAWN);
try {
  for (const [slower, most] of LIMITS_MS) {
    const took = hosts.map((): Scan[] => []);
    // The first time a browser makes itself ready, too.
    for (let time = 0; time <= times; time++) {
      for (const [k, { client, key, line }] of hosts.entries()) {
        const one = await scanned(browser, client, { port: line.port, key, slower }, async (_, scan) => scan);
        if (time > 0) took[k]?.push(one);
      }
    }
    console.log(slower === 1 ? 'this processor' : `a processor made ${slower} times slower`);
    for (const [k, { of }] of hosts.entries()) {
      const middle = (what: keyof Scan): number => Math.round(median(took[k]?.map((one) => one[what]) ?? []));
      const hands = took[k]?.map(({ hand }) => Math.round(hand)) ?? [];
      console.log(
        `  ${of}: a name is asked for after ${middle('asked')} ms, the own hand is there after ${middle('hand')} ms` +
          ` (${Math.min(...hands)} to ${Math.max(...hands)}); ${middle('files')} files, ${middle('bytes')} bytes, long tasks ${middle('long')} ms`,
      );
      if (k === 0 && slower === 1 && middle('hand') > most) process.exitCode = 1;
    }
  }
} finally {
  await browser.close();
  for (const { line, leave, server } of hosts) {
    line.close();
    leave();
    server.close();
  }
}
