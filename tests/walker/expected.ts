/** What is found and is to be so. Each says why; there should be few. */
import type { Finding, Rule } from './audit/finding.ts';
import type { PageKind } from './view.ts';

interface Expected {
  readonly rule: Rule;
  readonly page: PageKind;
  /** Part of where it was found. */
  readonly where: string;
  readonly why: string;
}

const EXPECTED: readonly Expected[] = [];

export function expected({ rule, where, page }: Finding & { readonly page: PageKind }): boolean {
  return EXPECTED.some((one) => one.rule === rule && one.page === page && where.includes(one.where));
}
