/**
 * Style sheets for browsers without `:has()`, `@container` or `dvh`. Beside each sheet the build places an older one
 * (build/legacy-browsers/older-css.ts) that uses attributes instead. This script sets them while the page runs: which
 * elements match a `:has()`, and how large containers and the window are.
 */

/** What the older style sheets need at run time, computed by the build. */
export interface LegacyStyles {
  /** The attribute to set, its subjects, and the relative selectors of which one must match. */
  readonly has: readonly (readonly [mark: string, subject: string, wanted: readonly string[]])[];
  /** A selector of all queried containers. */
  readonly containers: string;
  /** A selector of possible flex rows with a gap; empty where every browser of the list supports those. */
  readonly gaps: string;
  /** Attributes that may change a match. */
  readonly noticed: readonly string[];
}

declare const OLDER_STYLES: LegacyStyles;

const { has, containers, gaps, noticed } = OLDER_STYLES;

/** Features the sheets are written with (`MODERN_CSS_TARGETS` in build/legacy-browsers/targets.ts). */
const WANTED = 'selector(:has(a)) and (container-type:size) and (height:1dvh)';

export function applyStyleFallbacks(): void {
  if (CSS.supports(WANTED)) return;
  swapSheets();
  const look = (): void => {
    for (const [mark, subject, wanted] of has) markMatches(mark, subject, wanted);
    for (const element of document.querySelectorAll<HTMLElement>(containers)) measure(element);
    if (gaps && !HAS_FLEX_GAPS) markFlexGaps();
  };
  const changes = new MutationObserver(() => {
    look();
    // Changes made just now are ignored.
    changes.takeRecords();
  });
  changes.observe(document, { subtree: true, childList: true, attributeFilter: [...noticed] });
  for (const event of ['change', 'input', 'focusin', 'focusout']) addEventListener(event, look, true);
  const takeTheSize = (): void => {
    document.documentElement.style.setProperty('--vh', `${innerHeight / 100}px`);
    look();
  };
  addEventListener('resize', takeTheSize);
  takeTheSize();
}

/** Replaces every sheet by its older version, whenever it loads. */
function swapSheets(): void {
  const swap = (): void => {
    for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]:not([data-older])')) {
      link.dataset.older = '';
      link.href = link.href.replace(/\.css$/, '.older.css');
    }
  };
  new MutationObserver(swap).observe(document, { subtree: true, childList: true });
  swap();
}

const SCOPE = 'data-has';

/** Marks every subject with a match below or beside it. */
function markMatches(mark: string, subject: string, wanted: readonly string[]): void {
  for (const element of document.querySelectorAll(subject)) {
    element.setAttribute(SCOPE, '');
    const matches = wanted.some((one) =>
      (/^[+~]/.test(one) ? element.parentNode : element)?.querySelector(`[${SCOPE}] ${one}`),
    );
    element.removeAttribute(SCOPE);
    if (matches !== element.hasAttribute(mark)) element.toggleAttribute(mark, matches);
  }
}

const measured = new WeakMap<Element, string>();
const sizes =
  window.ResizeObserver &&
  new ResizeObserver((all) => {
    for (const { target } of all) measure(target as HTMLElement);
  });

/** Sets a container's size on its content. */
function measure(element: HTMLElement): void {
  if (!measured.has(element)) sizes?.observe(element);
  const { clientWidth, clientHeight } = element;
  const size = `${clientWidth} ${clientHeight}`;
  if (measured.get(element) === size) return;
  measured.set(element, size);
  element.style.setProperty('--cqw', `${clientWidth / 100}px`);
  element.style.setProperty('--cqh', `${clientHeight / 100}px`);
}

/** Flex gaps have the name of grid gaps, so a feature is asked for that Chromium 84 brought with them. */
const HAS_FLEX_GAPS = CSS.supports('color', 'revert');

/** A flex row without gap support spaces its children by margins (`[data-gap]` in the older sheet). */
function markFlexGaps(): void {
  for (const element of document.querySelectorAll<HTMLElement>(gaps)) {
    const { display, flexDirection } = getComputedStyle(element);
    const way = display.endsWith('flex') ? flexDirection.slice(0, 3) : 'none';
    if (element.dataset.gap !== way) element.dataset.gap = way;
  }
}
