/** Files and links opened from outside wait here for the window; only the latest counts. */

import { BlockList, isIP } from 'node:net';
import type { OpenRequest } from '#shared/protocol/desktop-shell.ts';
import { TABLE_CODE_LENGTH, TABLE_CODE_LETTERS } from '#shared/protocol/table-values.ts';
import { relayedHostIn } from '#shared/relay/relayed-address.ts';
import { pathOf, readPannoFile } from './panno-file.ts';

// `panno-verde://join/HOST:PORT/CODE.PRINT`: an invitation link. Any page or mail may contain one,
// so it has only the address, the code and the host key's fingerprint (older ones don't); nothing
// is contacted before a person confirms.

const SCHEME = 'panno-verde';

export interface Invitation {
  /** As `hostAddressSchema` has it. */
  readonly address: string;
  readonly code: string;
  /** The fingerprint of the host's key. */
  readonly print?: string;
}

/** Max length of a link. */
const MAX_LINK_CHARS = 200;

const LINK = /^panno-verde:\/\/join\/([a-z\d.-]+|\[[a-f\d:]+\])(?::(\d{1,5}))?\/([a-z\d]+)(?:[.]([\w-]{22}))?\/?$/i;

/** The same to a host in another house, by a name that is none of this network: `panno-verde://relay/RELAY:PORT/CODE.PRINT`. */
const RELAY_LINK =
  /^panno-verde:\/\/relay\/((?:[a-z\d-]+[.])+(?!localhost)[a-z][a-z\d-]*(?::\d{1,5})?)\/([a-z\d]+)[.]([\w-]{22})\/?$/i;

/** Local host names: one label, or one with a local suffix. Digits alone would be an IP address. */
const NAME = /^(?!0x)(?=[a-z\d-]*[a-z])[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?(?:[.](?:local|lan|home[.]arpa|internal))?$/i;

/** Loopback is no invitation. */
const LOCALHOST = /^localhost(?:[.]|$)/i;

/** Private networks, without loopback. */
const LAN_ADDRESSES = new BlockList();
LAN_ADDRESSES.addSubnet('10.0.0.0', 8, 'ipv4');
LAN_ADDRESSES.addSubnet('172.16.0.0', 12, 'ipv4');
LAN_ADDRESSES.addSubnet('192.168.0.0', 16, 'ipv4');
LAN_ADDRESSES.addSubnet('fc00::', 7, 'ipv6');

/** Ports below belong to the system. */
const MIN_PORT = 1024;
const MAX_PORT = 65_535;

/** The link's invitation; undefined unless it matches exactly. */
export function parseJoinLink(text: string): Invitation | undefined {
  if (text.length > MAX_LINK_CHARS) return undefined;
  return lanInvitation(text) ?? relayInvitation(text);
}

function relayInvitation(text: string): Invitation | undefined {
  const [, relay = '', code = '', print = ''] = RELAY_LINK.exec(text) ?? [];
  const address = `https://${relay.toLowerCase()}/${print}`;
  return isCode(code) && relayedHostIn(address) ? { address, code: code.toUpperCase(), print } : undefined;
}

function lanInvitation(text: string): Invitation | undefined {
  // Browsers percent-encode the brackets of an IPv6 address.
  const [, host, port, code, print] = LINK.exec(text.replace(/%5b/i, '[').replace(/%5d/i, ']')) ?? [];
  if (host === undefined || code === undefined) return undefined;
  if (!isLanHost(host) || !isPort(port) || !isCode(code)) return undefined;
  return {
    address: port === undefined ? host : `${host}:${port}`,
    code: code.toUpperCase(),
    ...(print !== undefined && { print }),
  };
}

function isLanHost(host: string): boolean {
  const address = host.replace(/^\[(.*)\]$/, '$1');
  switch (isIP(address)) {
    case 4:
      return LAN_ADDRESSES.check(address, 'ipv4');
    case 6:
      return LAN_ADDRESSES.check(address, 'ipv6');
    default:
      return NAME.test(host) && !LOCALHOST.test(host);
  }
}

function isPort(digits: string | undefined): boolean {
  return digits === undefined || (Number(digits) >= MIN_PORT && Number(digits) <= MAX_PORT);
}

function isCode(code: string): boolean {
  return (
    code.length === TABLE_CODE_LENGTH && [...code.toUpperCase()].every((letter) => TABLE_CODE_LETTERS.includes(letter))
  );
}

export interface Inbox {
  /**
   * Takes a link or a file from the system; ignores anything else. `folder` resolves relative
   * paths.
   */
  take(argument: string, folder: string): void;
  /** Takes the program's arguments except its name and switches. */
  takeArguments(argv: readonly string[], folder: string): void;
  /** Delivers the waiting request and later ones to the latest subscriber. */
  handTo(call: (opened: OpenRequest) => void): void;
}

export function makeInbox(): Inbox {
  let waiting: OpenRequest | undefined;
  let hand: ((opened: OpenRequest) => void) | undefined;
  /** Reading is asynchronous: an older result that comes later is dropped. */
  let latest = 0;

  function put(opened: OpenRequest): void {
    if (hand) hand(opened);
    else waiting = opened;
  }

  function take(argument: string, folder: string): void {
    if (isLink(argument)) {
      latest++;
      const invitation = parseJoinLink(argument);
      put(invitation ? { kind: 'invitation', ...invitation } : { kind: 'strange-link' });
      return;
    }
    const path = pathOf(argument, folder);
    if (path === undefined) return;
    const number = ++latest;
    readPannoFile(path).then(
      (opened) => number === latest && put(opened),
      () => undefined,
    );
  }

  return {
    take,
    takeArguments(argv, folder) {
      for (const argument of argv.slice(1)) if (!argument.startsWith('-')) take(argument, folder);
    },
    handTo(call) {
      hand = call;
      if (waiting) call(waiting);
      waiting = undefined;
    },
  };
}

function isLink(argument: string): boolean {
  return argument.slice(0, SCHEME.length + 1).toLowerCase() === `${SCHEME}:`;
}
