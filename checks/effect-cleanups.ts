/**
 * npm run -s tool checks/effect-cleanups.ts: React calls what an effect returns once the effect is over, so it must be a function or
 * nothing. TypeScript lets `void` pass, behind which there may be anything: `scrollIntoView()` is `void` by its types
 * and a promise in today's browsers, and the page that returned it went black. Exit 1 and one line for each effect
 * that returns what isn't known to be a cleanup.
 */
import { join, relative } from 'node:path';
import type { Expression, Node, SourceFile } from 'typescript/unstable/ast';
import {
  isArrowFunction,
  isBlock,
  isCallExpression,
  isFunctionExpression,
  isFunctionLikeDeclaration,
  isReturnStatement,
} from 'typescript/unstable/ast/is';
import { API, type Checker, SignatureKind, type Type, TypeFlags } from 'typescript/unstable/sync';

const PAGES = 'src/renderer/tsconfig.json';
const EFFECT = /\buse(?:Layout|Insertion)?Effect$/;

/** Every effect of the pages under `root` that returns what isn't a cleanup, one line each, and how many effects there are. */
export function wrongEffects(root: string): { read: number; wrong: string[] } {
  const api = new API({ cwd: root });
  try {
    const [project] = api.updateSnapshot({ openProjects: [join(root, PAGES)] }).getProjects();
    if (!project) throw new Error(`no project at ${PAGES}`);
    const { program, checker } = project;
    const found = program
      .getSourceFileNames()
      .filter((name) => !name.includes('/node_modules/'))
      .flatMap((name) => program.getSourceFile(name) ?? [])
      .flatMap((file) => effectsOf(file).map((effect) => ({ file, effect })));
    const wrong = found.flatMap(({ file, effect }) =>
      returnedBy(effect, checker)
        .filter(({ type }) => !isCleanup(type, checker))
        .map(({ node, type }) => complaint(root, file, node, type && checker.typeToString(type))),
    );
    return { read: found.length, wrong };
  } finally {
    api.close();
  }
}

function complaint(root: string, file: SourceFile, node: Node, type: string | undefined): string {
  const { line } = file.getLineAndCharacterOfPosition(node.getStart(file));
  const place = `${relative(root, file.fileName)}:${line + 1}`;
  return `${place}: an effect returns \`${node.getText(file)}\`, which is ${type ?? 'unknown'} and no cleanup: put it in braces`;
}

/** What is given to `useEffect` and its like. */
function effectsOf(file: SourceFile): Expression[] {
  // Most files have none: they need no walk.
  if (!/use\w*Effect\(/.test(file.text)) return [];
  return below(file).flatMap((node) => {
    if (!isCallExpression(node) || !EFFECT.test(node.expression.getText(file))) return [];
    return node.arguments[0] ?? [];
  });
}

interface Returned {
  readonly node: Node;
  readonly type: Type | undefined;
}

/** What an effect returns; nothing for one that has braces and no `return` with a value. */
function returnedBy(effect: Expression, checker: Checker): Returned[] {
  if (!isArrowFunction(effect) && !isFunctionExpression(effect))
    return [{ node: effect, type: yieldOf(effect, checker) }];
  const { body } = effect;
  const values = isBlock(body) ? returns(body) : [body];
  return values.map((node) => ({ node, type: checker.getTypeAtLocation(node) }));
}

/** What a function returns that is given by its name. */
function yieldOf(named: Expression, checker: Checker): Type | undefined {
  const type = checker.getTypeAtLocation(named);
  const [signature] = type ? checker.getSignaturesOfType(type, SignatureKind.Call) : [];
  return signature && checker.getReturnTypeOfSignature(signature);
}

/** The values that are returned in a block itself, not in functions within it. */
function returns(block: Node): Expression[] {
  return below(block, isFunctionLikeDeclaration).flatMap((node) => (isReturnStatement(node) && node.expression) || []);
}

/** All nodes below one; not those below what `closed` says. */
function below(node: Node, closed: (node: Node) => boolean = () => false): Node[] {
  const nodes: Node[] = [];
  const enter = (one: Node): void => {
    nodes.push(one);
    if (!closed(one)) one.forEachChild(enter);
  };
  node.forEachChild(enter);
  return nodes;
}

/** Whether each thing it may be is a function, or nothing at all. */
function isCleanup(type: Type | undefined, checker: Checker): boolean {
  if (!type) return false;
  const kinds = type.isUnionType() ? type.getTypes() : [type];
  return kinds.every(
    (kind) =>
      (kind.flags & TypeFlags.Undefined) !== 0 || checker.getSignaturesOfType(kind, SignatureKind.Call).length > 0,
  );
}

if (import.meta.main) {
  const { read, wrong } = wrongEffects(process.cwd());
  for (const line of wrong) console.error(line);
  console.log(`effects: ${read} read, ${wrong.length} wrong`);
  process.exitCode = wrong.length > 0 || read === 0 ? 1 : 0;
}
