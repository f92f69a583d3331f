/** A NATS that lets in only whom its operator's account names, as `nsc` would set it up: keys, tokens and a file for who may. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { nkeys } from '@nats-io/transport-node';

type Key = ReturnType<typeof nkeys.createUser>;

/** What a claim says beside who says it of whom. */
type Claim = Readonly<Record<string, unknown>>;

const base64url = (text: string | Uint8Array): string => Buffer.from(text).toString('base64url');

/** What `by` says of `of`, signed. */
function token(by: Key, of: Key, name: string, nats: Claim): string {
  const head = { typ: 'JWT', alg: 'ed25519-nkey' };
  const now = Math.floor(Date.now() / 1000);
  const claims = { jti: name, iat: now, iss: by.getPublicKey(), name, sub: of.getPublicKey() };
  const said = [head, { ...claims, nats: { ...nats, version: 2 } }].map((part) => base64url(JSON.stringify(part)));
  const text = said.join('.');
  return `${text}.${base64url(by.sign(Buffer.from(text)))}`;
}

/** As much as one likes. */
const FREE = { subs: -1, conn: -1, leaf: -1, imports: -1, exports: -1, data: -1, payload: -1, wildcards: true };
const KEPT = { mem_storage: -1, disk_storage: -1, streams: -1, consumer: -1 };
const ANYTHING = { pub: {}, sub: {}, subs: -1, data: -1, payload: -1 };

export interface Operated {
  /** What the server is told in a file. */
  readonly config: string;
  /** The file of somebody who may come in. */
  readonly creds: string;
}

/** Writes both to this folder; each has an operator of its own. */
export function operatedIn(folder: string): Operated {
  const [operator, system, account, user] = [
    nkeys.createOperator(),
    nkeys.createAccount(),
    nkeys.createAccount(),
    nkeys.createUser(),
  ];
  const accounts = {
    [system.getPublicKey()]: token(operator, system, 'SYS', { type: 'account', limits: FREE }),
    [account.getPublicKey()]: token(operator, account, 'house', { type: 'account', limits: { ...FREE, ...KEPT } }),
  };
  const config = join(folder, 'operator.conf');
  writeFileSync(
    config,
    [
      `operator: ${token(operator, operator, 'club', { type: 'operator' })}`,
      `system_account: ${system.getPublicKey()}`,
      'resolver: MEMORY',
      `resolver_preload: {\n${Object.entries(accounts)
        .map(([key, said]) => `  ${key}: ${said}`)
        .join('\n')}\n}`,
    ].join('\n'),
  );
  const creds = join(folder, 'host.creds');
  const seed = Buffer.from(user.getSeed()).toString();
  const parts = [
    ['NATS USER JWT', token(account, user, 'host', { type: 'user', ...ANYTHING })],
    ['USER NKEY SEED', seed],
  ];
  writeFileSync(
    creds,
    parts.map(([what, text]) => `-----BEGIN ${what}-----\n${text}\n------END ${what}------\n`).join('\n'),
    { mode: 0o600 },
  );
  return { config, creds };
}
