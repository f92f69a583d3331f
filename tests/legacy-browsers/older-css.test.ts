import { describe, expect, it } from 'vitest';
import { olderStyles } from '../../build/legacy-browsers/older-css.ts';
import type { BrowserAudience } from '../../build/legacy-browsers/targets.ts';

const lowered = (audience: BrowserAudience, css: string): string => olderStyles(audience).lower(css);

describe('an older sheet', () => {
  it('asks for an attribute where the newer one asks `:has()`, and says whom to look at', () => {
    const styles = olderStyles('screen');
    const sheet = styles.lower('.a > :not(b, :has(+ .c)) i, .d:is(p, .e):has(.f[open], > g) { top: 0 }');
    expect(sheet).toBe('p.d:not(.x)[data-h_0],.d.e[data-h_1],.a>:not(b):not([data-h_2]) i{top:0}');
    expect(styles.data().has).toEqual([
      ['data-h_0', 'p.d:not(.x)', ['.f[open]', '> g']],
      ['data-h_1', '.d.e', ['.f[open]', '> g']],
      ['data-h_2', '.a > :not(b)', ['+ .c']],
    ]);
  });

  it('asks the window where the newer one asks a container, and is told the size of a container', () => {
    const styles = olderStyles('page');
    expect(styles.lower('@container window (width < 9rem) or (height >= 3rem) { a { width: 4cqw } }')).toBe(
      '@media (max-width:8.999rem),(min-height:3rem){a{width:calc(4*var(--cqw,1vw))}}',
    );
    styles.lower('.b { container-type: size } #root { container: window / size }');
    expect(styles.data().containers).toBe('.b');
  });

  it('has margins for the gaps of rows that flex, and says what may be one', () => {
    const styles = olderStyles('screen');
    expect(styles.lower('.a, .b { gap: 1px 2px } .c { row-gap: var(--d) } .e { display: grid; row-gap: 0 }')).toBe(
      '.a,.b{gap:1px 2px}.a[data-gap=col]>*+*,.b[data-gap=col]>*+*{margin-top:1px}.a[data-gap=row]>*+*,.b[data-gap=row]>*+*{margin-left:2px}.c{row-gap:var(--d)}.c[data-gap=col]>*+*{margin-top:var(--d)}.e{row-gap:0;display:grid}',
    );
    expect(styles.data().gaps).toBe('.a,.b,.c');
    expect(lowered('page', '.a { display: flex; gap: 1px }')).toBe('.a{gap:1px;display:flex}');
  });

  it('decides for a television’s picture which size is the smaller', () => {
    expect(lowered('screen', 'a { width: min(50rem, 10vw); height: clamp(1vh, 3vw, 10px * 2) }')).toBe(
      'a{width:10vw;height:20px}',
    );
    expect(lowered('screen', 'a { width: min(2rem, 9vw / var(--b)); height: max(1vh, 2 * (3px + 4vw)) }')).toBe(
      'a{width:2rem;height:calc(6px + 8vw)}',
    );
  });
});
