/**
 * npm run check:names: words that only this project used have given way to the field's own (docs/glossary.md). Exit 1 and one
 * line for each path or exported name that uses one again.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const READ = ['src', 'tests', 'build', 'checks', 'tools'];
const SOURCE = /[.]tsx?$/;
/** The formatter writes every export at the beginning of a line, and one name in each line of a list. */
const EXPORTED =
  /^export (?:default )?(?:declare )?(?:abstract )?(?:async )?(?:function\*?|class|const|let|type|interface|enum) (\w+)/gm;
const EXPORT_LIST = /^export (?:type )?\{([^}]*)\}/gm;

/** A word in a path or an exported name, and what to say in its place. A plural has its own line only where it is irregular. */
const RETIRED: Readonly<Record<string, string>> = {
  afresh: 'startsNewSeal',
  aloft: 'in flight',
  around: 'dependencies (…Deps), context',
  banter: 'quick chat',
  captain: 'room host',
  carrier: 'node lifecycle, request forwarder',
  comer: 'late joiner, admission',
  deserted: 'idle table',
  discreet: 'constant-time window, padding',
  discreetly: 'constant-time window, padding',
  discretion: 'constant-time window',
  doorkeeper: 'admission',
  fallen: 'error fallback',
  hearsay: 'seen advertisements',
  heir: 'late joiner, seat transfer',
  honesty: 'determinism check',
  inherit: 'late joiner, seat transfer',
  inheriting: 'late joiner, seat transfer',
  knock: 'screen pairing, host probe, probe quota',
  outbox: 'stream queue',
  outlook: 'evaluation',
  ponder: 'think time',
  prospect: 'evaluation',
  remark: 'quick chat',
  salvage: 'recovery',
  sewn: 'cloth stitching',
  sight: 'observation, view',
  sighting: 'observation, view',
  sofa: 'TV layout',
  stranger: 'unknown host key',
  surroundings: 'dependencies (…Deps), context',
  tally: 'high-water mark, score animation',
  teller: 'broadcaster',
  toll: 'rate limit',
  tongue: 'language',
  twin: 'accessible table',
  walker: 'UI audit',
  wander: 'MCMC step',
  whence: 'client address',
  whisper: 'tip',
  witness: 'local commitment log',
};

/** Names of folders, one each. */
const RETIRED_FOLDERS: Readonly<Record<string, string>> = {
  app: 'desktop',
  comers: 'host',
  doors: 'admission',
  faces: 'decks',
  hand: 'phone',
  house: 'cluster',
  keys: 'input',
  marks: 'avatars',
  older: 'legacy-browsers',
  paper: 'ui',
  reading: 'selectors',
  screen: 'tv',
  scripts: 'build, checks, tools',
  seal: 'fair-shuffle',
  seen: 'view',
  session: 'client',
  talk: 'chat',
  turns: 'rules',
  walker: 'ui-audit',
  words: 'messages',
};

/** `path` or `path name` → why the word stays. */
const ALLOWED: Readonly<Record<string, string>> = {
  'src/main/store/row-schemas.ts Heir': 'a column of the store has this name',
  'src/main/store/store.ts Heir': 'the same type, exported again',
  'src/renderer/avatars/portraits/people/trades.ts captain': 'a portrait: its id goes over the wire',
  'src/renderer/decks/svg.ts around': 'a figure repeated around a point',
  'src/renderer/sound/voices/table.ts knock': 'a sound: a knuckle on wood',
  'src/renderer/table-drawing/draw-table.ts fillAround': 'what lies around a shape is filled',
};

export interface Names {
  /** Paths from the root, with slashes. */
  readonly paths: readonly string[];
  exportsOf(path: string): readonly string[];
}

/** Every path and exported name that has a retired word, one line each; and every exemption that nothing needs. */
export function retiredWords(
  { paths, exportsOf }: Names,
  allowed: Readonly<Record<string, string>> = ALLOWED,
): string[] {
  const used = new Set<string>();
  const isAllowed = (key: string): boolean => {
    if (!(key in allowed)) return false;
    used.add(key);
    return true;
  };
  const wrong = paths.flatMap((path) => [
    ...folderComplaints(path),
    ...complaints(path.split('/').at(-1) ?? '').flatMap((found) => (isAllowed(path) ? [] : `${path}: ${found}`)),
    ...exportsOf(path).flatMap((name) =>
      complaints(name).flatMap((found) => (isAllowed(`${path} ${name}`) ? [] : `${path}: ${name}: ${found}`)),
    ),
  ]);
  const stale = Object.keys(allowed).filter((key) => !used.has(key));
  return [...wrong, ...stale.map((key) => `${key}: is exempt in checks/retired-words.ts, and has no retired word`)];
}

function folderComplaints(path: string): string[] {
  return path
    .split('/')
    .slice(0, -1)
    .flatMap((folder) => {
      const term = RETIRED_FOLDERS[folder];
      return term ? [`${path}: the folder "${folder}" is called ${term} now`] : complaints(folder);
    });
}

/** What is wrong with one name, whatever its case: `loadRemarks`, `load-remarks`, `REMARKS`. */
function complaints(name: string): string[] {
  return wordsOf(name).flatMap((word) => {
    const retired = [word, word.replace(/s$/, ''), word.replace(/es$/, '')].find((form) =>
      Object.hasOwn(RETIRED, form),
    );
    return retired ? [`"${retired}" is retired: say ${RETIRED[retired]}`] : [];
  });
}

function wordsOf(name: string): string[] {
  return name
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replace(/([A-Z])([A-Z][a-z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z0-9]+/);
}

/** The names that a source text exports. */
export function exportedNames(source: string): string[] {
  const lists = [...source.matchAll(EXPORT_LIST)].flatMap(([, list = '']) =>
    list.split(',').flatMap((one) => /(\w+)\s*$/.exec(one)?.[1] ?? []),
  );
  return [...[...source.matchAll(EXPORTED)].flatMap(([, name]) => name ?? []), ...lists];
}

function namesUnder(root: string): Names {
  const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard', ...READ], {
    cwd: root,
    encoding: 'utf8',
  });
  const deleted = execFileSync('git', ['ls-files', '-z', '--deleted', ...READ], { cwd: root, encoding: 'utf8' });
  const gone = new Set(deleted.split('\0'));
  return {
    paths: listed.split('\0').filter((path) => path !== '' && !gone.has(path)),
    exportsOf: (path) => (SOURCE.test(path) ? exportedNames(readFileSync(join(root, path), 'utf8')) : []),
  };
}

if (import.meta.main) {
  const names = namesUnder(process.cwd());
  const wrong = retiredWords(names);
  for (const line of wrong) console.error(line);
  console.log(`names: ${names.paths.length} files read, ${wrong.length} wrong`);
  process.exitCode = wrong.length > 0 || names.paths.length === 0 ? 1 : 0;
}
