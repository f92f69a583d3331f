/**
 * npm run -s tool checks/floating-promises.ts: a promise that nobody waits for and that fails ends the process, and with it every match of the
 * house. So each is awaited, handed on, or says itself what becomes of its failure (`catch`, `then` with two handlers).
 * `void` only says that nobody waits: that is enough in a page, which such a failure does not end, and in a test, which it
 * should. Exit 1 and one line for each that floats. (Biome's rule of this kind knows no promise of another package.)
 */
import { join, relative } from 'node:path';
import { type ArrowFunction, type Expression, type Node, type SourceFile, SyntaxKind } from 'typescript/unstable/ast';
import {
  isArrowFunction,
  isAwaitExpression,
  isBinaryExpression,
  isBlock,
  isCallExpression,
  isConditionalExpression,
  isExpressionStatement,
  isFunctionExpression,
  isParenthesizedExpression,
  isPropertyAccessExpression,
  isVoidExpression,
} from 'typescript/unstable/ast/is';
import { API, type Checker, SignatureKind, type Type, TypeFlags } from 'typescript/unstable/sync';

const PROJECTS = ['shared', 'main', 'preload', 'renderer'].map((part) => `src/${part}/tsconfig.json`);

/** Where `void` is enough. */
const FORGIVING = /^src[/]renderer[/]|[/]testing[/]|[.]test[.]tsx?$/;

/** Every promise under `root` that floats, one line each, and how many files were read. */
export function floatingPromises(root: string, projects: readonly string[] = PROJECTS) {
  const found = new Map<string, readonly string[]>();
  for (const path of projects) readProject(root, path, found);
  return { read: found.size, wrong: [...found.values()].flat() };
}

/** Adds what floats in each file of a project, by the file's name; those that were read already are not read again. */
function readProject(root: string, path: string, found: Map<string, readonly string[]>): void {
  const api = new API({ cwd: root });
  try {
    const [project] = api.updateSnapshot({ openProjects: [join(root, path)] }).getProjects();
    if (!project) throw new Error(`no project at ${path}`);
    const { program, checker } = project;
    for (const name of program.getSourceFileNames()) {
      const file = name.includes('/node_modules/') || found.has(name) ? undefined : program.getSourceFile(name);
      if (!file) continue;
      const floating = floatingIn(file, checker, FORGIVING.test(relative(root, name)));
      found.set(
        name,
        floating.map((node) => complaint(root, file, node)),
      );
    }
  } finally {
    api.close();
  }
}

function complaint(root: string, file: SourceFile, node: Node): string {
  const { line } = file.getLineAndCharacterOfPosition(node.getStart(file));
  const text = node.getText(file).split('\n', 1)[0];
  return `${relative(root, file.fileName)}:${line + 1}: nobody hears of it if \`${text}\` fails: await it, or catch`;
}

function floatingIn(file: SourceFile, checker: Checker, mayVoid: boolean): Node[] {
  const floating: Node[] = [];
  const enter = (node: Node): void => {
    const dropped = mayVoid && isVoidExpression(node) ? undefined : droppedBy(node, checker);
    if (dropped && floats(dropped, file, checker)) floating.push(dropped);
    node.forEachChild(enter);
  };
  enter(file);
  return floating;
}

/** The expression whose value goes nowhere: a statement's, that of `void`, what a callback returns to who wants nothing. */
function droppedBy(node: Node, checker: Checker): Expression | undefined {
  if (isExpressionStatement(node)) return isVoidExpression(node.expression) ? undefined : node.expression;
  if (isVoidExpression(node)) return node.expression;
  if ((isArrowFunction(node) || isFunctionExpression(node)) && isWantedForNothing(node, checker)) return node;
  return undefined;
}

/** A function that is handed to somebody who does nothing with what it returns. */
function isWantedForNothing(node: Expression, checker: Checker): boolean {
  const wanted = checker.getContextualType(node);
  const signatures = wanted
    ? kindsOf(wanted).flatMap((kind) => checker.getSignaturesOfType(kind, SignatureKind.Call))
    : [];
  return (
    signatures.length > 0 &&
    signatures.every((signature) => {
      const returned = checker.getReturnTypeOfSignature(signature);
      return returned !== undefined && (returned.flags & TypeFlags.Void) !== 0;
    })
  );
}

function floats(node: Expression, file: SourceFile, checker: Checker): boolean {
  if (isParenthesizedExpression(node)) return floats(node.expression, file, checker);
  if (isAwaitExpression(node)) return false;
  if (isConditionalExpression(node)) return [node.whenTrue, node.whenFalse].some((one) => floats(one, file, checker));
  // What is assigned somebody may still wait for; of what is chosen, the last is what comes out.
  if (isBinaryExpression(node)) {
    const isAssigned = /^(?:=|\?\?=|\|\|=|&&=)$/.test(node.operatorToken.getText(file));
    return !isAssigned && [node.left, node.right].some((one) => floats(one, file, checker));
  }
  if (isArrowFunction(node) && !isBlock(node.body) && !isAsync(node)) return floats(node.body, file, checker);
  if (isArrowFunction(node) || isFunctionExpression(node)) return returnsPromise(node, checker);
  if (isCaught(node, file)) return false;
  return isPromise(checker.getTypeAtLocation(node), checker);
}

function isAsync({ modifiers }: ArrowFunction): boolean {
  return modifiers?.some(({ kind }) => kind === SyntaxKind.AsyncKeyword) ?? false;
}

function returnsPromise(node: Expression, checker: Checker): boolean {
  const type = checker.getTypeAtLocation(node);
  const [signature] = type ? checker.getSignaturesOfType(type, SignatureKind.Call) : [];
  return signature !== undefined && isPromise(checker.getReturnTypeOfSignature(signature), checker);
}

/** `….catch(handler)`, `….then(one, other)`, and what is `finally` after these. */
function isCaught(node: Expression, file: SourceFile): boolean {
  if (!isCallExpression(node) || !isPropertyAccessExpression(node.expression)) return false;
  const { expression, arguments: given } = node;
  switch (expression.name.getText(file)) {
    case 'catch':
      return given.length > 0;
    case 'then':
      return given.length > 1;
    case 'finally':
      return isCaught(expression.expression, file);
    default:
      return false;
  }
}

function kindsOf(type: Type): readonly Type[] {
  return type.isUnionType() ? type.getTypes() : [type];
}

/** Whether it may be something with a `then` that is called. */
function isPromise(type: Type | undefined, checker: Checker): boolean {
  return (
    type !== undefined &&
    kindsOf(type).some((kind) => {
      if ((kind.flags & (TypeFlags.Any | TypeFlags.Unknown)) !== 0) return false;
      const then = checker.getPropertyOfType(kind, 'then');
      const thenType = then && checker.getTypeOfSymbol(then);
      return thenType !== undefined && checker.getSignaturesOfType(thenType, SignatureKind.Call).length > 0;
    })
  );
}

if (import.meta.main) {
  const { read, wrong } = floatingPromises(process.cwd());
  for (const line of wrong) console.error(line);
  console.log(`promises: ${read} files read, ${wrong.length} floating`);
  process.exitCode = wrong.length > 0 || read === 0 ? 1 : 0;
}
