/** Polyfills of language features that our pages use and browsers of our list lack; no more than that. */

type Any = Record<PropertyKey, unknown>;
type List = readonly unknown[];
type Test = (value: unknown, at: number, all: List) => unknown;

/** Adds what is missing as the browser would: non-enumerable. */
function add(to: object | undefined, missing: Readonly<Record<string, unknown>>): void {
  if (!to) return;
  for (const [name, value] of Object.entries(missing)) {
    if (!(name in to)) Object.defineProperty(to, name, { value, writable: true, configurable: true });
  }
}

if (!('globalThis' in window)) Object.assign(window, { globalThis: window });

function fromEnd(list: List, test: Test): number {
  let at = list.length - 1;
  while (at >= 0 && !test(list[at], at, list)) at--;
  return at;
}

function flat(list: List, depth = 1): unknown[] {
  const all: unknown[] = [];
  for (const one of list) {
    if (Array.isArray(one) && depth > 0) all.push(...flat(one, depth - 1));
    else all.push(one);
  }
  return all;
}

/** A stable sort, also where the browser's own is not. */
function sorted(list: List, compare?: (a: unknown, b: unknown) => number): unknown[] {
  const before = compare ?? ((a: unknown, b: unknown) => (String(a) < String(b) ? -1 : Number(String(a) > String(b))));
  return Array.from(list, (value, at) => ({ value, at }))
    .sort((a, b) => before(a.value, b.value) || a.at - b.at)
    .map(({ value }) => value);
}

add(Array.prototype, {
  at(this: List, at: number) {
    return this[at < 0 ? this.length + at : at];
  },
  flat(this: List, depth?: number) {
    return flat(this, depth);
  },
  flatMap(this: List, make: Test) {
    return flat(this.map((value, at) => make(value, at, this)));
  },
  findLast(this: List, test: Test) {
    return this[fromEnd(this, test)];
  },
  findLastIndex(this: List, test: Test) {
    return fromEnd(this, test);
  },
  toSorted(this: List, compare?: (a: unknown, b: unknown) => number) {
    return sorted(this, compare);
  },
  toReversed(this: List) {
    return [...this].reverse();
  },
  toSpliced(this: List, from: number, count: number, ...others: unknown[]) {
    const all = [...this];
    all.splice(from, count, ...others);
    return all;
  },
  with(this: List, at: number, value: unknown) {
    const all = [...this];
    all[at < 0 ? all.length + at : at] = value;
    return all;
  },
});

function matches(text: string, pattern: RegExp): RegExpExecArray[] {
  const own = new RegExp(pattern.source, pattern.flags);
  const all: RegExpExecArray[] = [];
  for (let found = own.exec(text); found; found = own.exec(text)) {
    all.push(found);
    if (found[0] === '') own.lastIndex++;
  }
  return all;
}

add(String.prototype, {
  at(this: string, at: number) {
    return this[at < 0 ? this.length + at : at];
  },
  replaceAll(this: string, what: string | RegExp, by: string) {
    return typeof what === 'string' ? this.split(what).join(by) : this.replace(what, by);
  },
  matchAll(this: string, pattern: RegExp) {
    return matches(this, pattern)[Symbol.iterator]();
  },
});

function grouped<Key>(list: Iterable<unknown>, keyOf: (value: unknown, at: number) => Key): Map<Key, unknown[]> {
  const groups = new Map<Key, unknown[]>();
  for (const [at, value] of [...list].entries()) {
    const key = keyOf(value, at);
    const group = groups.get(key);
    if (group) group.push(value);
    else groups.set(key, [value]);
  }
  return groups;
}

function fromEntries(pairs: Iterable<readonly [PropertyKey, unknown]>): Any {
  const made: Any = {};
  for (const [name, value] of pairs) made[name] = value;
  return made;
}

add(Object, {
  fromEntries,
  hasOwn: (of: object, name: PropertyKey) => Reflect.getOwnPropertyDescriptor(of, name) !== undefined,
  groupBy: (list: Iterable<unknown>, keyOf: (value: unknown, at: number) => PropertyKey) =>
    Object.assign(Object.create(null), fromEntries(grouped(list, keyOf))),
});
add(Map, { groupBy: grouped });

add(Promise, {
  allSettled: (all: Iterable<unknown>) =>
    Promise.all(
      Array.from(all, (one) =>
        Promise.resolve(one).then(
          (value) => ({ status: 'fulfilled', value }),
          (reason: unknown) => ({ status: 'rejected', reason }),
        ),
      ),
    ),
});

/** Aborts when the first of them aborts. */
function anyOf(signals: Iterable<AbortSignal>): AbortSignal {
  const own = new AbortController();
  const end = (): void => own.abort();
  for (const signal of signals) {
    if (signal.aborted) end();
    else signal.addEventListener('abort', end, { once: true });
  }
  return own.signal;
}

add(window.AbortSignal, {
  any: anyOf,
  timeout(ms: number) {
    const own = new AbortController();
    setTimeout(() => own.abort(), ms);
    return own.signal;
  },
});
add(window.AbortSignal?.prototype, {
  throwIfAborted(this: AbortSignal) {
    if (this.aborted) throw new DOMException('The operation was aborted.', 'AbortError');
  },
});

add(window, {
  queueMicrotask: (run: () => void) => void Promise.resolve().then(run),
  requestIdleCallback: (run: (left: { timeRemaining(): number }) => void) =>
    setTimeout(() => run({ timeRemaining: () => 10 }), 1),
});

add(Element.prototype, {
  checkVisibility(this: Element) {
    return this.getClientRects().length > 0;
  },
  replaceChildren(this: Element, ...others: (Node | string)[]) {
    this.textContent = '';
    this.append(...others);
  },
  toggleAttribute(this: Element, name: string, on = !this.hasAttribute(name)) {
    if (on) this.setAttribute(name, '');
    else this.removeAttribute(name);
    return on;
  },
});

add(Blob.prototype, {
  arrayBuffer(this: Blob) {
    return new Response(this).arrayBuffer();
  },
});

add(window.CanvasRenderingContext2D?.prototype, {
  roundRect(
    this: CanvasRenderingContext2D,
    ...[x, y, width, height, radius]: [number, number, number, number, number]
  ) {
    const round = Math.min(radius, width / 2, height / 2);
    this.moveTo(x + round, y);
    this.arcTo(x + width, y, x + width, y + height, round);
    this.arcTo(x + width, y + height, x, y + height, round);
    this.arcTo(x, y + height, x, y, round);
    this.arcTo(x, y, x + width, y, round);
    this.closePath();
  },
});

/** Names joined as the language joins lists. */
function Names(language: string) {
  const and = ({ it: ' e ', de: ' und ' } as Readonly<Record<string, string>>)[language] ?? ' and ';
  return {
    format(names: Iterable<string>): string {
      const all = [...names];
      const end = all.pop() ?? '';
      return all.length === 0 ? end : all.join(', ') + and + end;
    },
  };
}
add(Intl, { ListFormat: Names });
