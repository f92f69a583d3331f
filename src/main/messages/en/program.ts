import type { Messages } from '#shared/i18n/translate.ts';

/** What the program itself says, in a terminal or in a box, in the language of the system it runs on. */
export const PROGRAM_MESSAGES: Messages = {
  usage:
    '{command} [--port N] [--host ADDRESS] [--data FOLDER] [--pace MS] [--no-discovery] [--closed] [--doctor] [--house URLS [--creds FILE]]',
  'usage.port': '--port N: the port to listen on; default {usual}',
  'usage.host': '--host ADDRESS: the address to listen on; default: all addresses of this computer',
  'usage.data': '--data FOLDER: where everything is kept',
  'usage.pace': '--pace MS: how long bots wait, in milliseconds',
  'usage.house': '--house URLS: one of many hosts that act as one, through NATS at these comma-separated addresses',
  'usage.creds': '--creds FILE: this host’s NATS credentials',
  'usage.metrics':
    '--metrics [ADDRESS:]PORT: with --house, serves /metrics for Prometheus and /healthz for health checks; on this computer only, unless an address is given',
  'usage.trust-proxy':
    '--trust-proxy ADDRESSES: proxies in front of this host whose X-Forwarded-For is believed; comma-separated',
  'usage.public-url': '--public-url URL: where people reach this host through a proxy, e.g. https://club.example',
  'usage.no-discovery': '--no-discovery: don’t announce this host on the network, and don’t look for others',
  'usage.closed': '--closed: closed to the network until somebody opens it at this computer',
  'usage.doctor': '--doctor: say why nobody on the network sees what is open here, and what helps',
  'usage.help': '--help: show this page',
  'flag.unknown': 'Unknown option {flag}. See --help.',
  'flag.no-value': '{flag} needs a value. See --help.',
  'flag.number': '{flag} needs a whole number from 0 to {max}, not {given}',
  'flag.trust-proxy':
    '--trust-proxy needs comma-separated addresses or networks such as 127.0.0.1 or 10.0.0.0/8, not {given}',
  'flag.public-url': '--public-url needs an address without a path, such as https://club.example, not {given}',
  'flag.metrics': '--metrics needs a port from 1 to 65535, or ADDRESS:PORT, not {given}',
  'flag.data': '--data needs the name of a folder',
  'folder.unusable':
    'Nothing can be saved in {at} ({why}). Make sure you can write there and the disk has room, or start with another folder: --data FOLDER',
  'folder.in-use': 'Another Panno Verde is using {at}. Close it first.',
  'folder.no-lock':
    '{at} can’t be locked ({why}), and two at once would damage what’s kept there. Start with a folder on this computer’s own disk: --data FOLDER',
  'folder.elsewhere':
    'Panno Verde is open on the computer {why}, with the same folder. Close it there. If it isn’t running there any more, delete {at}.',
  'window.falls': 'The window keeps crashing.',
  'window.falls.detail': 'Your matches are safe. Reopen the window, or quit and continue later.',
  'window.open-again': 'Reopen',
  'window.quit': 'Quit',
  'window.hangs': 'The window isn’t responding.',
  'window.hangs.detail': 'Wait a little, or reopen it. Your matches are safe either way.',
  'window.wait': 'Wait',
  'window.open-anew': 'Reopen',
  'menu.table': 'Table',
  'menu.full-screen': 'Full screen',
  'menu.edit': 'Edit',
  'menu.undo': 'Undo',
  'menu.redo': 'Redo',
  'menu.cut': 'Cut',
  'menu.copy': 'Copy',
  'menu.paste': 'Paste',
  'menu.selectAll': 'Select all',
  'menu.about': 'About Panno Verde',
  'menu.hide': 'Hide Panno Verde',
  'menu.hideOthers': 'Hide others',
  'menu.unhide': 'Show all',
  'port-taken': 'Port {port} is taken. Choose another one: --port N',
  'no-listening': 'Can’t listen on {host}, port {port}: {why}',
  'no-house': 'No NATS answers at {servers}: {why}',
  'this-computer': 'this computer',
  mind: 'Note: {notice}',
  'open-here': 'Panno Verde is open on this computer at {address}',
  'on-network': 'on the network at {address}',
  'on-network.later': 'on the network, once it’s allowed, at {address}',
  'or-at': 'or at {address}',
  'on-television': 'on a TV at {address}',
  kept: 'Everything is kept in {folder}. Ctrl-C closes the tables; they continue at the next start.',
  code: 'with the code {code}',
  phone: 'To join with a phone, scan this or use the code {code}:',
  'doctor.looking': 'Checking why nobody sees it…',
  'reach.open': 'Open to the network at {address}',
  'reach.closed': 'No longer open to the network.',
  closed: 'It’s closed to the network until you open it there. For a server that is open from the start: npm run serve',
  'code.new': 'There’s a new code. The old one doesn’t work any more.',
  'host-key.here':
    '{who} is reading out three cards at another computer ({device}). If they’re these, in this order, nobody is listening in. If not, somebody is between you: say so, and both use another network.',
  'host-key.somebody': 'Somebody',
  card: '{rank, select, 1 {ace} R {king} C {knight} F {jack} other {{rank}}} of {suit, select, D {coins} C {cups} S {swords} other {clubs}}',
  'no-window.display': 'No Electron window (there is no display): the same table is served to the browser.',
  'no-window.electron':
    'No Electron window (it is not installed and could not be fetched): the same table is served to the browser.',
  'relay.usage':
    '{command} --tokens FILE [--port N] [--host ADDRESS] [--name NAMES] [--cert FILE --key FILE] [--trust-proxy ADDRESSES] [--metrics [ADDRESS:]PORT]',
  'relay.usage.tokens':
    '--tokens FILE: who may open tables here: a secret of 16 letters or more on each line; read again on SIGHUP',
  'relay.usage.name':
    '--name NAMES: the names it’s reached by, as in its address (relay.example); without one, only from this computer',
  'relay.usage.tls':
    '--cert FILE, --key FILE: certificate and key for https, as PEM; without them, a proxy in front does https',
  'relay.usage.metrics':
    '--metrics [ADDRESS:]PORT: serves /metrics for Prometheus; on this computer only, unless an address is given',
  'relay.tokens': '--tokens needs a file with a secret of 16 letters or more on each line',
  'relay.tokens.line': '{file}, line {line}: a token has 16 letters or more, no spaces',
  'relay.file': 'Can’t read {file}: {why}',
  'relay.name': '--name {given}: not a name as in https://relay.example',
  'relay.nameless': 'It has no name, so only this computer can use it: add --name.',
  'relay.open':
    'Relay open on port {port}, for {count, plural, one {# token} other {# tokens}}. It reads nothing and keeps nothing.',
};
