/**
 * From findings to one cause and one remedy. A cause is named only if it is certain, or if its
 * remedy fits all possible ones; the first match hides the rest. Pure: `diagnosis.test.ts` has the
 * table.
 */

import type { MessageParams } from '#shared/i18n/translate.ts';
import type { Cause, Diagnosis, Remedy } from '#shared/protocol/doctor.ts';
import { DEFAULT_PORT } from '#shared/protocol/lan.ts';
import type { Findings, Typed } from './findings.ts';

// A diagnosis for a terminal: what is wrong, what to do, and what to type, a line each.

/** `print` says a sentence by its key. */
export function formatDiagnosis(
  { cause, remedy, params, command }: Diagnosis,
  print: (key: string, params?: MessageParams) => string,
): string {
  const sentences = [`doctor.${cause}`, `doctor.do.${remedy}`].map((key) => print(key, params));
  return [...sentences, ...(command === null ? [] : [command])].join('\n');
}

type DiagnosisParams = Diagnosis['params'];
type Asked<T> = (findings: T) => Diagnosis | undefined;

export function diagnose(findings: Findings): Diagnosis {
  const { wish, typed } = findings;
  const noNetwork = ownNetwork(findings);
  if (noNetwork) return noNetwork;
  if (typed) return there(findings, typed);
  if (wish === 'see') return first(ofOneWhoLooks, findings) ?? say('nobody-there', 'ask-there');
  return first(ofOneToBeSeen, findings) ?? say('well', 'look-there', ways(findings));
}

function first(questions: readonly Asked<Findings>[], findings: Findings): Diagnosis | undefined {
  for (const ask of questions) {
    const answer = ask(findings);
    if (answer) return answer;
  }
  return undefined;
}

function say(cause: Cause, remedy: Remedy, params: DiagnosisParams = {}, command: string | null = null): Diagnosis {
  return { cause, remedy, params, command };
}

/** The addresses and port others use. */
function ways({ addresses, port }: Findings): DiagnosisParams {
  return { address: addresses[0] ?? '', port: String(port) };
}

/** The remedy of typing an address where discovery fails. */
function typing({ wish }: Findings): Remedy {
  return wish === 'be-seen' ? 'type-address' : 'type-theirs';
}

/** Without a local network nothing else matters. */
function ownNetwork({ networks }: Findings): Diagnosis | undefined {
  if (networks.some(({ kind }) => kind === 'house')) return undefined;
  if (networks.some(({ kind }) => kind === 'self-given')) return say('no-address', 'ask-router');
  const tunnel = networks.find(isTunnel);
  return tunnel ? say('only-vpn', 'leave-vpn', { name: tunnel.name }) : say('no-network', 'join-network');
}

/** This computer can't send multicast. */
function cannotMulticast(findings: Findings): Diagnosis | undefined {
  const { platform, multicastTests: voices, networks } = findings;
  const error = voices.every((voice) => voice.error) ? voices[0]?.error : undefined;
  if (error === undefined) return undefined;
  if (platform === 'darwin' && error === 'EHOSTUNREACH') return say('macos-permission', 'allow-on-macos');
  if (!REFUSED.includes(error)) return say('voiceless', typing(findings), { ...ways(findings), code: error });
  const tunnel = networks.find(isTunnel);
  return tunnel ? say('vpn-keeps-in', 'let-vpn', { name: tunnel.name }) : say('nothing-goes-out', 'let-out');
}

/** Error codes where a local rule blocks sending. */
const REFUSED: readonly string[] = ['EPERM', 'EACCES', 'ENETUNREACH', 'EHOSTUNREACH'];

/** Interfaces of networks within this computer. */
const WITHIN = /^(?:docker|br-|veth|virbr|vbox|vmnet|vethernet)/i;

function isTunnel({ kind, name }: Findings['networks'][number]): boolean {
  return kind === 'virtual' && !WITHIN.test(name);
}

const ofOneToBeSeen: readonly Asked<Findings>[] = [
  ({ forItself }) => (forItself ? say('told-alone', 'let-listen') : undefined),
  ({ open }) => (open ? undefined : say('closed', 'open-table')),
  cannotMulticast,
  ({ listenErrors: deaf, wantedPort }) => {
    const [one] = deaf;
    if (!one) return undefined;
    return one.code === 'EADDRINUSE'
      ? say('port-taken', 'free-port', { port: String(wantedPort), address: one.address })
      : say('deaf', 'start-again', { address: one.address, code: one.code });
  },
  blockedByFirewall,
  (findings) => (findings.discovery ? undefined : say('no-discovery', 'type-address', ways(findings))),
  noIPv4,
  apart,
  ({ hosts, ...findings }) => {
    const unheard = firstSilentHost(hosts);
    return unheard && say('multicast', 'type-address', { ...ways({ hosts, ...findings }), host: unheard.host });
  },
  (findings) => {
    const far = findings.visitors.find(({ near }) => !near);
    return far && say('other-subnet', 'type-address', { ...ways(findings), other: far.address });
  },
  ({ otherVersions: [theirs], version }) =>
    theirs === undefined ? undefined : say('other-version', 'same-version', { theirs, ours: version }),
  (findings) => {
    const { firewall, opening, port } = findings;
    const isProven = findings.calledBy !== undefined || findings.visitors.length > 0;
    if (firewall.state !== 'on' || isProven) return undefined;
    return say(
      'firewall-perhaps',
      howToOpen(findings),
      { port: String(port), name: NAMES[firewall.tool] },
      opening.all,
    );
  },
  (findings) => {
    if (findings.port === DEFAULT_PORT) return undefined;
    return say('other-port', 'type-port', { ...ways(findings), usual: String(DEFAULT_PORT) });
  },
  (findings) => {
    const by = findings.calledBy ?? findings.visitors[0]?.address;
    return by === undefined ? undefined : say('reached', 'look-there', { ...ways(findings), by });
  },
];

const ofOneWhoLooks: readonly Asked<Findings>[] = [
  ({ discovery }) => (discovery ? undefined : say('no-discovery', 'discover')),
  cannotMulticast,
  noIPv4,
  ({ hosts, version }) => {
    const withTables = hosts.filter(({ tables }) => tables > 0);
    const [one] = withTables;
    if (!one) return undefined;
    const ours = withTables.filter((host) => host.version === version);
    if (ours.length === 0) return say('other-version', 'same-version', { theirs: one.version, ours: version });
    const unheard = firstSilentHost(hosts);
    if (unheard) return say('multicast', 'choose-asked', { host: unheard.host });
    return say('found', 'choose', { host: ours[0]?.host ?? '' });
  },
  ({ hosts: [one] }) => one && say('nothing-open', 'open-there', { host: one.host }),
  ({ multicastTests: voices, firewall, opening }) =>
    hearsNoMulticast(voices)
      ? say('firewall-multicast', 'command', { name: NAMES[firewall.tool] }, opening.multicast)
      : undefined,
  apart,
];

/** This computer's firewall blocks incoming connections. */
function blockedByFirewall(findings: Findings): Diagnosis | undefined {
  const {
    firewall,
    opening,
    multicastTests: voices,
    calledBy,
    callBackFailed: calledInVain,
    visitors,
    port,
  } = findings;
  // A call-back now outweighs a visitor some minutes ago.
  const comesIn = calledBy !== undefined || (calledInVain === undefined && visitors.some(({ near }) => near));
  const params = { port: String(port), name: NAMES[firewall.tool] };
  if (firewall.state === 'keeps-out' && !comesIn) return say('firewall', howToOpen(findings), params, opening.all);
  if (hearsNoMulticast(voices) || findings.reachesItself === false) {
    if (!comesIn) return say('firewall', howToOpen(findings), params, opening.all);
    // The firewall may have closed since the last visitor: the remedy opens everything.
    return say('firewall-multicast', 'command', params, calledBy === undefined ? opening.all : opening.multicast);
  }
  if (calledInVain === undefined) return undefined;
  return say('call-lost', howToOpen(findings), { ...params, host: calledInVain }, opening.all);
}

/** This computer doesn't receive its own multicast, so local software blocks it. */
function hearsNoMulticast(voices: Findings['multicastTests']): boolean {
  const answered = voices.filter(({ error }) => error === undefined);
  return answered.length > 0 && answered.every(({ heardOwn }) => !heardOwn);
}

/** macOS allows by program, in its settings. */
function howToOpen({ firewall: { tool, all } }: Findings): Remedy {
  if (tool !== 'macos') return 'command';
  return all ? 'macos-all' : 'macos-app';
}

/** As people know them. */
const NAMES = {
  ufw: 'ufw',
  firewalld: 'firewalld',
  nftables: 'nftables',
  windows: 'Windows Defender',
  macos: 'macOS',
} as const;

function noIPv4(findings: Findings): Diagnosis | undefined {
  const hasIPv4 = findings.networks.some(({ kind, address }) => kind === 'house' && !address.includes(':'));
  return hasIPv4 ? undefined : say('no-ipv4', typing(findings), ways(findings));
}

/** Only the router answers: nobody else is there, or the access point isolates clients. */
function apart({
  scanned: askedAround,
  neighbours,
  multicastTests: voices,
  routers,
  hosts,
  visitors,
}: Findings): Diagnosis | undefined {
  const spoke = voices.some(({ others }) => others.some((address) => !routers.includes(address)));
  const isAlone = neighbours.length === 0 && hosts.length === 0 && visitors.length === 0 && !spoke;
  return askedAround && isAlone ? say('apart', 'let-meet') : undefined;
}

/** The first host that says it advertises, where nothing is received from any of them. */
function firstSilentHost(hosts: Findings['hosts']): Findings['hosts'][number] | undefined {
  const advertising = hosts.filter(({ advertises }) => advertises > 0);
  return advertising.some(({ heard }) => heard) ? undefined : advertising[0];
}

/** Diagnoses an address that somebody typed. */
function there(findings: Findings, typed: Typed): Diagnosis {
  const { address, near, answer, host = '', exists } = typed;
  const own = findings.networks.find(({ kind }) => kind === 'house')?.address ?? '';
  switch (answer) {
    case 'reached':
      return say('there-reached', 'come-in', { address, host });
    case 'other-version':
      return say('other-version', 'same-version', { theirs: typed.version ?? '', ours: findings.version });
    case 'nobody-listens':
      return say('there-closed', 'open-there', { address, host: address });
    case 'not-panno-verde':
      return say('there-other', 'other-place', { address });
    default: {
      const kept = cannotMulticast(findings);
      if (kept) return kept;
      if (!near) return say('there-far', 'same-network', { address, own });
      return exists ? say('there-firewall', 'ask-there', { address }) : say('there-nobody', 'let-meet', { address });
    }
  }
}
