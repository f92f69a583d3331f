/**
 * A neighbour's host that means no good: `stranger.ts WAY` answers on the usual port, whatever is asked, drop by drop, without
 * an end, with thousands of tables, from elsewhere, or as a host that says it has called and has not.
 */
import { createServer, type ServerResponse } from 'node:http';

const ABOUT = { 'panno-verde': '0.1.0', host: 'Mallory', tables: [] as string[] };

const TABLE = { game: 'viva', host: 'Mallory', version: '0.1.0', seats: '4', free: '2', locked: 'no' };

function json(response: ServerResponse, said: unknown): void {
  response.writeHead(200, { 'Content-Type': 'application/json' }).end(JSON.stringify(said));
}

const WAYS: Readonly<Record<string, (path: string, response: ServerResponse) => void>> = {
  drips(_, response) {
    response.writeHead(200);
    setInterval(() => response.write(' '), 100);
  },
  endless(_, response) {
    response.writeHead(200);
    const more = (): void => void (response.writable && response.write('x'.repeat(65_536), more));
    more();
  },
  thousands(path, response) {
    const many = Array.from({ length: 5000 }, (_, k) => ({ ...TABLE, table: `x${k}` }));
    json(response, path === '/tables.json' ? many : { ...ABOUT, tables: many.map(({ table }) => table) });
  },
  elsewhere(path, response) {
    response.writeHead(302, { Location: `http://10.77.0.2:4747${path}` }).end();
  },
  lies(path, response) {
    if (path === '/tables.json') json(response, [{ ...TABLE, table: 'nobody-has-it' }]);
    else json(response, path === '/about.json' ? ABOUT : {});
  },
};

const answer = WAYS[process.argv[2] ?? ''];
createServer((request, response) => answer?.(request.url ?? '', response)).listen(4747, '0.0.0.0', () =>
  process.stdout.write('there\n'),
);
