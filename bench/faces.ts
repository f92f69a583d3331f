/**
 * node bench/faces.ts [RUNS]
 * How long it takes to draw the faces of Vbi Maior as the table does: from the deck to pixels, with its pictures and without,
 * in turns. Prints the shortest of all runs in ms (others are what else the machine does), and what the slowest picture takes.
 */
import { finest } from '../src/renderer/faces/deck.ts';
import { ROME } from '../src/renderer/faces/rome/index.ts';
import { DECK } from '../src/renderer/games/vbi-maior/reading/deck.ts';
import { launchChromium } from '../tests/browser/support/chromium.ts';

/** A cell of the table's texture at 1080p, and at 4K. */
const HEIGHTS = [360, 640];
const RUNS = Number(process.argv[2] ?? 5);

const browser = await launchChromium();
const tab = await browser.newPage();
const pictured = await finest(DECK);

for (const height of HEIGHTS) {
  const width = Math.round((height * ROME.format.width) / ROME.format.height);
  for (const far of [false, true]) {
    const times = { plain: [] as number[], pictured: [] as number[] };
    let slowest = { face: '', ms: 0 };
    for (let run = 0; run < RUNS; run++) {
      for (const [name, deck] of [['plain', ROME] as const, ['pictured', pictured] as const]) {
        const from = performance.now();
        const svgs = deck.faces.map((face) => deck.draw(face, { fourColour: false, far }));
        const written = performance.now() - from;
        const each = await tab.evaluate(rasterize, { svgs, width, height });
        times[name].push(written + each.reduce((sum, ms) => sum + ms, 0));
        const most = Math.max(...each);
        if (name === 'pictured' && most > slowest.ms)
          slowest = { face: deck.faces[each.indexOf(most)] ?? '', ms: most };
      }
    }
    const [plain, fine] = [Math.min(...times.plain), Math.min(...times.pictured)];
    console.log(
      `${width}×${height}${far ? ', from afar' : ''}: ${plain.toFixed(0)} ms plain, ${fine.toFixed(0)} ms pictured; slowest ${slowest.face} ${slowest.ms.toFixed(1)} ms`,
    );
  }
}
await browser.close();

/** As `print` in table/cards/atlas.ts does it, card by card; runs in the page. */
async function rasterize(given: { svgs: string[]; width: number; height: number }): Promise<number[]> {
  const { svgs, width, height } = given;
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  const context = canvas.getContext('2d', { alpha: false, willReadFrequently: true });
  const times: number[] = [];
  for (const svg of svgs) {
    const from = performance.now();
    const image = new Image(width, height);
    image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
    await image.decode();
    const drawn = await createImageBitmap(image, { resizeWidth: width, resizeHeight: height });
    context?.drawImage(drawn, 0, 0, width, height);
    context?.drawImage(drawn, 2, 2, width - 4, height - 4);
    drawn.close();
    times.push(performance.now() - from);
  }
  return times;
}
