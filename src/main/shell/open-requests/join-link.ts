/**
 * `panno-verde://join/HOST:PORT/CODE.PRINT`: an invitation that somebody has pressed. Any page and any mail may hold such a
 * link, so it says where in the house, with which code, and which key the host there has (an older one does not), and no
 * more; nobody is called before a person has looked at it.
 */
import { BlockList, isIP } from 'node:net';
import { TABLE_CODE_LENGTH, TABLE_CODE_LETTERS } from '#shared/protocol/table-code.ts';

export const SCHEME = 'panno-verde';

export interface Invitation {
  /** As `addressSchema` has it. */
  readonly address: string;
  readonly code: string;
  /** The print of the host's key. */
  readonly print?: string;
}

/** A link that is longer is none of ours. */
const MAX_LINK_CHARS = 200;

const LINK = /^panno-verde:\/\/join\/([a-z\d.-]+|\[[a-f\d:]+\])(?::(\d{1,5}))?\/([a-z\d]+)(?:[.]([\w-]{22}))?\/?$/i;

/** Names that a house gives its computers: one word, or one with an ending that leads nowhere else. Digits alone are an address in disguise. */
const NAME = /^(?!0x)(?=[a-z\d-]*[a-z])[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?(?:[.](?:local|lan|home[.]arpa|internal))?$/i;

/** This computer is no invitation. */
const LOCALHOST = /^localhost(?:[.]|$)/i;

/** Where hosts of a house are: its own networks, none that leads out of it or back to this computer. */
const LAN_ADDRESSES = new BlockList();
LAN_ADDRESSES.addSubnet('10.0.0.0', 8, 'ipv4');
LAN_ADDRESSES.addSubnet('172.16.0.0', 12, 'ipv4');
LAN_ADDRESSES.addSubnet('192.168.0.0', 16, 'ipv4');
LAN_ADDRESSES.addSubnet('fc00::', 7, 'ipv6');

/** What listens below is the system's, and no table. */
const MIN_PORT = 1024;
const MAX_PORT = 65_535;

/** What the link invites to; nothing where it is not exactly one of ours. */
export function parseJoinLink(text: string): Invitation | undefined {
  if (text.length > MAX_LINK_CHARS) return undefined;
  // Browsers write the brackets of an IPv6 address so.
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
