/** A hook of `node:module`: `node:sqlite` is a package that does the same. */
const PACKAGE = '@photostructure/sqlite';

export function resolve(specifier, context, next) {
  if (specifier !== 'node:sqlite') return next(specifier, context);
  return next(PACKAGE, { ...context, parentURL: import.meta.url });
}
