import type { Browser } from 'playwright-core';

export interface Shot {
  readonly name: string;
  /** In base64. */
  readonly jpeg: string;
}

/** The pictures beside each other, each with its name, as a PNG; `width`: of each, in pixels. */
export async function lay(browser: Browser, shots: readonly Shot[], columns: number, width: number): Promise<Buffer> {
  const page = await browser.newPage({ viewport: { width: columns * (width + 8) + 8, height: 400 } });
  const figures = shots.map(
    ({ name, jpeg }) => `<figure><img src="data:image/jpeg;base64,${jpeg}"><figcaption>${name}</figcaption></figure>`,
  );
  await page.setContent(`<style>
    body { margin: 8px; background: #444; color: #fff; font: 14px sans-serif;
      display: grid; gap: 8px; grid-template-columns: repeat(${columns}, ${width}px); }
    figure { margin: 0; } img { width: 100%; display: block; }
  </style>${figures.join('')}`);
  const sheet = await page.screenshot({ fullPage: true });
  await page.close();
  return sheet;
}
