/** npm run check:imports: which folder may import which. Exit 1 and one line for each import that goes the wrong way. */
import { cruise, type ICruiseResult, type IForbiddenRuleType } from 'dependency-cruiser';

const TEST = '[.]test[.]tsx?$';
const PURE_PACKAGES = 'zod|pure-rand|@orpc/contract|@noble/(?:ciphers|curves|hashes)';
const TEST_PACKAGES = 'vitest|fast-check|intl-messageformat';

/** Folders and their wings from the top: each wing knows those below it, none beside it and none above. */
const LAYERS: Readonly<Record<string, readonly (readonly string[])[]>> = {
  'src/main': [['shell', 'cluster', 'relay'], ['lan'], ['host'], ['store']],
  'src/shared/games/[^/]+': [['bots'], ['view'], ['rules'], ['state']],
  'src/shared/evening': [['forms'], ['pairing']],
  'src/main/lan': [['doctor', 'outside'], ['discovery', 'server'], ['reach'], ['encryption']],
  'src/main/host': [
    ['api'],
    ['evening'],
    ['room'],
    ['table'],
    ['match'],
    ['fair-shuffle'],
    ['bots', 'connections'],
    ['time'],
  ],
  'src/renderer': [
    ['desktop'],
    ['phone', 'tv'],
    ['evening'],
    ['match', 'room'],
    ['games'],
    ['ui', 'sound'],
    ['table3d', 'table-flat'],
    ['table-drawing'],
    ['motion', 'chat', 'input'],
    ['client', 'decks', 'avatars', 'i18n', 'hooks'],
    ['lazy', 'stores'],
  ],
  'src/renderer/desktop': [
    ['lobby', 'records', 'statistics', 'lan', 'evening', 'learn'],
    ['hot-seat'],
    ['match'],
    ['codex', 'daily', 'story', 'table-settings', 'settings'],
    ['page', 'jobs'],
  ],
  'src/renderer/games/[^/]+': [['panels'], ['zones'], ['selectors']],
  'src/renderer/phone': [['learn'], ['join', 'match', 'room'], ['sheets'], ['evening'], ['page']],
  'src/renderer/client': [['match'], ['room'], ['tables'], ['connection'], ['device']],
  'src/renderer/sound': [['playback'], ['cues'], ['voices']],
  'src/renderer/motion': [['animation'], ['highlights'], ['layout']],
  'src/renderer/table3d': [['render', 'cards', 'plates', 'pointer'], ['room']],
};

/** Paths are regular expressions over resolved files, from the root; `$1` is what the rule's `from` caught. */
const FORBIDDEN: (IForbiddenRuleType & { name: string; comment: string })[] = [
  {
    name: 'shared-is-pure',
    comment: 'src/shared runs everywhere: itself and a few pure packages, no Node, Electron, React or three',
    from: { path: '^src/shared/', pathNot: TEST },
    to: { pathNot: ['^src/shared/', `^node_modules/(${PURE_PACKAGES})/`] },
  },
  {
    name: 'shared-tests-are-pure',
    comment: 'a test in src/shared may use the catalogue and the test runner besides, and no more',
    from: { path: `^src/shared/.*${TEST}` },
    to: { pathNot: ['^src/(shared|catalogue)/', `^node_modules/(${PURE_PACKAGES}|${TEST_PACKAGES})/`] },
  },
  {
    name: 'catalogue-on-shared',
    comment: 'the catalogue has the games of src/shared; the host and the pages look them up in it',
    from: { path: '^src/catalogue/' },
    to: { path: '^src/', pathNot: '^src/(catalogue|shared)/' },
  },
  {
    name: 'renderer-not-main',
    comment: 'a page knows the host by shared/protocol alone',
    from: { path: '^src/(renderer|preload)/' },
    to: { path: '^src/main/' },
  },
  {
    name: 'main-not-renderer',
    comment: 'the host knows no page',
    from: { path: '^src/main/' },
    to: { path: '^src/(renderer|preload)/' },
  },
  {
    name: 'renderer-not-node',
    comment: 'the same page runs in a browser',
    from: { path: '^src/(renderer|preload)/', pathNot: TEST },
    to: { dependencyTypes: ['core'] },
  },
  {
    name: 'host-not-node',
    comment: 'the host runs in a worker of the page to try as well',
    from: { path: '^src/main/host/', pathNot: [TEST, '^src/main/host/testing/'] },
    to: { dependencyTypes: ['core'], pathNot: 'node:sqlite' },
  },
  {
    name: 'relay-reads-nothing',
    comment: 'a relay knows lines and pages: no host, no store, no contract, and no game',
    from: { path: '^src/main/relay(?:/|[.]ts$)', pathNot: TEST },
    to: {
      path: '^src/',
      pathNot: [
        '^src/shared/(relay|crypto|i18n)/',
        '^src/main/(relay/|flags[.]ts$|program-messages[.]ts$)',
        '^src/main/host/(time/|connections/client-device[.]ts$)',
        '^src/main/lan/(encryption/x25519|server/(client-address|connection-limits|http-security|page-requests|rate-limits|refuse-upgrade|static-files))[.]ts$',
      ],
    },
  },
  {
    name: 'demo-on-top',
    comment: 'the page to try puts the host and the page together; neither knows it',
    from: { path: '^src/(shared|catalogue|main|preload|renderer)/' },
    to: { path: '^src/demo/' },
  },
  {
    name: 'electron-in-the-shell',
    comment: 'the host runs without Electron: only the shell and the preload know it',
    from: { path: '^src/', pathNot: '^src/(shared/|main/index[.]ts$|main/shell/|preload/)' },
    to: { path: '(^|/)electron(/|$)' },
  },
  {
    name: 'game-not-game',
    comment: 'a game stands alone',
    from: { path: '^src/(?:shared|renderer)/games/([^/]+)/' },
    to: { path: '^src/(?:shared|renderer)/games/[^/]+/', pathNot: '^src/(?:shared|renderer)/games/$1/' },
  },
  {
    name: 'no-cheat-at-a-table',
    comment: 'the arena has bots that are shown the truth: no program that people play with knows them',
    from: { path: '^src/', pathNot: ['^src/shared/bots/testing[.]ts$', TEST] },
    to: { path: '^src/shared/bots/arena[.]ts$' },
  },
  {
    name: 'evening-by-the-contract',
    comment: 'an evening knows what all games have in common, and how words are said: no table, no wire, no deck',
    from: { path: '^src/shared/evening/' },
    to: { path: '^src/shared/', pathNot: '^src/shared/(evening|engine|i18n)/' },
  },
  {
    name: 'nobody-needs-an-evening',
    comment: 'games, bots and the engine are played whether or not it is an evening',
    from: { path: '^src/shared/(engine|games|bots|cards|fair-shuffle|crypto|i18n)/' },
    to: { path: '^src/shared/evening/' },
  },
  {
    name: 'no-game-named',
    comment: 'engine, bots, host and table know no game by name: games come out of the catalogue',
    from: { path: ['^src/shared/(?!games/)', '^src/main/', '^src/renderer/(?!games/)'] },
    to: { path: '^src/(?:shared|renderer)/games/[^/]+/' },
  },
  {
    name: 'tricks-for-games',
    comment: 'only games, and what loads them, stand on the kit of trick games',
    from: { path: '^src/', pathNot: ['^src/(?:shared|renderer)/(?:tricks|games)/', TEST] },
    to: { path: '^src/(?:shared|renderer)/tricks/' },
  },
  {
    name: 'tricks-on-the-engine',
    comment: 'the rules of trick games know the engine, bots, lessons, cards and words',
    from: { path: '^src/shared/tricks/', pathNot: TEST },
    to: { path: '^src/shared/', pathNot: '^src/shared/(tricks|engine|bots|lessons|cards|i18n|fair-shuffle)/' },
  },
  {
    name: 'tricks-on-the-table',
    comment: 'the look of trick games knows what all games share, and what lies beneath: no page',
    from: { path: '^src/renderer/tricks/' },
    to: { path: '^src/renderer/(desktop|phone|tv|evening|match|room)/' },
  },
  {
    name: 'not-the-catalogue',
    comment: 'the table and every game are handed what they need: they look no game up',
    from: {
      path: ['^src/renderer/(?:games/[^/]+|tricks)/', '^src/renderer/(?:motion|table3d|table-flat|table-drawing)/'],
      pathNot: TEST,
    },
    to: { path: '^src/(?:catalogue/|renderer/games/index[.])' },
  },
  ...Object.entries(LAYERS).flatMap(([folder, order]) => layerRules(folder, order)),
  {
    name: 'checks-are-for-tests',
    comment: 'what holds games to their contract is no part of what is played',
    from: { path: '^src/', pathNot: [TEST, '^src/shared/engine/checks/', '/(testing|hidden)[.]ts$'] },
    to: { path: '^src/shared/engine/checks/' },
  },
  {
    name: 'the-host-above-its-wings',
    comment: 'the host puts its wings together: they are handed what they need',
    from: { path: '^src/main/host/(?!api/|testing/)[^/]+/', pathNot: TEST },
    to: { path: '^src/main/host/[^/]+$' },
  },
  {
    name: 'the-page-above-its-wings',
    comment: "the phone's page puts its wings together",
    from: { path: '^src/renderer/phone/[^/]+/', pathNot: TEST },
    to: { path: '^src/renderer/phone/[^/]+$' },
  },
  {
    name: 'the-app-above-its-wings',
    comment: 'the app puts its wings together',
    from: { path: '^src/renderer/desktop/[^/]+/', pathNot: TEST },
    to: { path: '^src/renderer/desktop/[^/]+$' },
  },
  {
    name: 'the-look-above-its-wings',
    comment: 'a game’s look puts its wings together: these need none of what stands above them',
    from: { path: '^src/renderer/games/[^/]+/[^/]+/', pathNot: TEST },
    to: { path: '^src/renderer/games/[^/]+/[^/]+$' },
  },
  {
    name: 'the-cloth-on-the-room',
    comment: 'the room is there without the cloth that is laid in it',
    from: { path: '^src/renderer/table3d/room/[^/]+$', pathNot: TEST },
    to: { path: '^src/renderer/table3d/room/cloth/' },
  },
  {
    name: 'the-rules-above-their-wings',
    comment: 'a game’s rules put its wings together: these need none of what stands above them',
    from: { path: '^src/shared/games/[^/]+/(view|rules|state)/', pathNot: TEST },
    to: { path: '^src/shared/games/[^/]+/[^/]+$' },
  },
  {
    name: 'the-table-has-a-face',
    comment: 'what the table is told, and what of it is used, says one file at its root, which needs none of its wings',
    from: { path: '^src/renderer/motion/[^/]+$', pathNot: TEST },
    to: { path: '^src/renderer/motion/[^/]+/' },
  },
  {
    name: 'no-circle',
    comment: 'who reads one file of a circle has to read them all',
    from: {},
    to: { circular: true },
  },
  {
    name: 'nothing-unresolved',
    comment: 'an import that leads nowhere would hide from the other rules',
    from: {},
    to: { couldNotResolve: true },
  },
];

/** Of what is played: a test reaches wherever it needs to, and what tests share lies where it is needed. */
const FOLDERS: typeof FORBIDDEN = [
  {
    name: 'no-folder-circle',
    comment: 'who reads one folder of a circle has to read them all',
    scope: 'folder',
    // The folder of the games counts with its own: these stand on the kit, and the kit on what all games share.
    from: { pathNot: '^src/renderer/(games|tricks)$' },
    to: { circular: true },
  },
];
const NOT_PLAYED = `${TEST}|/testing/|/(testing|hidden)[.]tsx?$`;

function layerRules(folder: string, order: readonly (readonly string[])[]) {
  const wing = (names: readonly string[]): string => `^${folder}/(${names.join('|')})/`;
  return order.flatMap((names, k) => {
    const rule = {
      name: `wings-of-${folder.replace('src/', '').replace('/[^/]+', '').replaceAll('/', '-')}`,
      comment: `${order.map((row) => row.join(', ')).join(' → ')}: each wing knows those after it alone`,
      from: { path: wing(names), pathNot: TEST },
    };
    const beside = { ...rule, to: { path: wing(names), pathNot: `^${folder}/$1/` } };
    const above = { ...rule, to: { path: wing(order.slice(0, k).flat()) } };
    return k === 0 ? [beside] : [beside, above];
  });
}

/** Every import under `root`/src that breaks a rule, one line each, and how many files were read. */
export async function wrongImports(root: string): Promise<{ read: number; wrong: string[] }> {
  const files = await importsUnder(root, FORBIDDEN);
  const folders = await importsUnder(root, FOLDERS, NOT_PLAYED);
  return { read: files.read, wrong: [...files.wrong, ...folders.wrong] };
}

async function importsUnder(root: string, rules: typeof FORBIDDEN, exclude?: string) {
  const { output } = await cruise(['src'], {
    baseDir: root,
    ...(exclude && { exclude }),
    // dependency-cruiser does not know TypeScript 7: without this it would read no .ts file and find nothing wrong.
    parser: 'swc',
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    // Packages may be linked in: what they are is said by where they are asked for.
    preserveSymlinks: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      // As Node reads it from source; what a bundler finds instead lies beside it.
      conditionNames: ['node', 'import', 'default'],
      extensions: ['.ts', '.tsx', '.js', '.json'],
    },
    validate: true,
    ruleSet: { forbidden: rules.map((rule) => ({ ...rule, severity: 'error' })) },
  });
  const { summary } = output as ICruiseResult;
  const why = new Map(rules.map((rule) => [rule.name, rule.comment]));
  return {
    read: summary.totalCruised,
    wrong: summary.violations.map(({ rule, from, to }) => `${from} → ${to}: ${rule.name} (${why.get(rule.name)})`),
  };
}

if (import.meta.main) {
  const { read, wrong } = await wrongImports(process.cwd());
  for (const line of wrong) console.error(line);
  console.log(`imports: ${read} files read, ${wrong.length} wrong imports`);
  process.exitCode = wrong.length > 0 || read === 0 ? 1 : 0;
}
