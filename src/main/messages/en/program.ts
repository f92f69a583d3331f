import type { Messages } from '#shared/i18n/translate.ts';

/** What the program itself says, in a terminal or in a box, in the language of the system it runs on. */
export const PROGRAM_MESSAGES: Messages = {
  usage:
    '{command} [--port N] [--host ADDRESS] [--data FOLDER] [--pace MS] [--no-discovery] [--closed] [--doctor] [--house URLS [--creds FILE]]',
  'usage.port': '--port N: the port to listen on; {usual}, if it is not said',
  'usage.host': '--host ADDRESS: the address to listen on; all of this computer, if it is not said',
  'usage.data': '--data FOLDER: where everything is kept',
  'usage.pace': '--pace MS: how long bots wait, in thousandths of a second',
  'usage.house':
    '--house URLS: one of many hosts that are one house, on NATS at these addresses, with commas between them',
  'usage.creds': '--creds FILE: what NATS knows this host by',
  'usage.metrics':
    '--metrics [ADDRESS:]PORT: with --house, where Prometheus asks (/metrics) and whoever looks after it (/healthz); this computer alone, if no address is said',
  'usage.trust-proxy':
    '--trust-proxy ADDRESSES: proxies in front of this host, which say in X-Forwarded-For where people come from; with commas between',
  'usage.public-url': '--public-url URL: where people reach this host through a proxy, as https://club.example',
  'usage.no-discovery': '--no-discovery: other hosts in the house neither see this one nor are looked for',
  'usage.closed': '--closed: closed to the network until somebody opens it at this computer',
  'usage.doctor': '--doctor: says why nobody in the house sees what is open here, and what helps',
  'usage.help': '--help: this page',
  'flag.unknown': 'There is no {flag} here. What there is, --help says.',
  'flag.no-value': '{flag} wants something after it. What, --help says.',
  'flag.number': '{flag} wants a whole number from 0 to {max}, not {given}',
  'flag.trust-proxy':
    '--trust-proxy wants addresses or networks such as 127.0.0.1 or 10.0.0.0/8, with commas between, not {given}',
  'flag.public-url': '--public-url wants an address without a page, such as https://club.example, not {given}',
  'flag.metrics': '--metrics wants a port from 1 to 65535, or ADDRESS:PORT, not {given}',
  'flag.data': '--data wants the name of a folder',
  'folder.unusable':
    'Nothing can be kept in {at} ({why}). Make sure that you may write there and that the disk has room, or start with another folder: --data FOLDER',
  'folder.in-use': 'Another Panno Verde is using {at}. Close it first.',
  'folder.no-lock':
    '{at} can’t be locked ({why}), and two at once would spoil what is kept there. Start with a folder on this computer’s own disk: --data FOLDER',
  'folder.elsewhere':
    'Panno Verde is open on the computer {why}, with the same folder. Close it there. If it is not running there any more, delete {at}.',
  'window.falls': 'The window keeps falling over.',
  'window.falls.detail': 'The matches are safe. Open the window again, or quit and come back to them later.',
  'window.open-again': 'Open it again',
  'window.quit': 'Quit',
  'window.hangs': 'The window does not answer.',
  'window.hangs.detail': 'Wait a little, or open it anew. The matches are safe either way.',
  'window.wait': 'Wait',
  'window.open-anew': 'Open it anew',
  'port-taken': 'Port {port} is taken. Choose another one: --port N',
  'no-listening': 'Can’t listen on {host}, port {port}: {why}',
  'no-house': 'No NATS answers at {servers}: {why}',
  'this-computer': 'this computer',
  mind: 'Mind: {notice}',
  'open-here': 'Panno Verde is open on this computer at {address}',
  'on-network': 'on the network at {address}',
  'on-network.later': 'on the network, as soon as it is let in, at {address}',
  'or-at': 'or at {address}',
  'on-television': 'on a television at {address}',
  kept: 'Everything is kept in {folder}. Ctrl-C closes the tables; they can be taken up again.',
  code: 'with the code {code}',
  phone: 'A phone comes in by this, or with the code {code}:',
  'doctor.looking': 'Looking why nobody sees it…',
  'reach.open': 'Open to the network at {address}',
  'reach.closed': 'Not open to the network any more.',
  closed: 'It is closed to the network until you open it there. A server that is open from the start: npm run serve',
  'code.new': 'There is a new code: the one before opens nothing any more.',
  'host-key.here':
    '{who} reads three cards out, at another computer ({device}). If they are these, in this order, nobody listens between you. If not, somebody stands between: say so, and both of you use another network.',
  'host-key.somebody': 'Somebody',
  card: '{rank, select, 1 {ace} R {king} C {knight} F {jack} other {{rank}}} of {suit, select, D {coins} C {cups} S {swords} other {clubs}}',
  'no-window.display': 'No Electron window (there is no display): the same table is served to the browser.',
  'no-window.electron':
    'No Electron window (it is not installed and could not be fetched): the same table is served to the browser.',
};
