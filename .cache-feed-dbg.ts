import { launch } from './tests/visual/capture/browser.ts';
import { openStage } from './tests/visual/capture/stage.ts';
import { serveFolder } from './scripts/serve.ts';
import { createHash } from 'node:crypto'; import { writeFileSync } from 'node:fs';
const [, , id, width = '1280', height = '860', times='5', fresh=''] = process.argv;
const site = await serveFolder('storybook-static');
const b = await launch() as any;
let stage = await openStage(b.browser ?? b, (site as any).url ?? (site as any).origin, { width: +width, height: +height });
let last: string[] = []; let lastTree: string[] = [];
for (let i = 0; i < +times; i++) {
  if (fresh) { await stage.close(); stage = await openStage(b.browser ?? b, (site as any).url ?? (site as any).origin, { width: +width, height: +height }); }
  else await stage.play('components-ui-badge--default');
  const p = await stage.play(id!); if (p.problem) console.log(p.problem.slice(0,300));
  for (const theme of ['light','dark']) {
  const d = await stage.draw({ id: 'x', theme, width: +width, height: +height } as any, { whole: true, ready: undefined } as any) as any;
  if (typeof d === 'string') { console.log(d); continue; }
  const h = createHash('md5').update(d.png).digest('hex').slice(0, 8);
  writeFileSync(`/tmp/dbg-${theme}-${i}.png`, d.png);
  console.log(i, theme, h, d.height, 'gone:', last.filter((t) => !d.text.includes(t)).slice(0, 5), 'came:', d.text.filter((t: string) => last.length && !last.includes(t)).slice(0, 5),
   await stage.page.evaluate(() => [document.activeElement?.tagName, document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent?.slice(0,30)].join(' ')));
  last = d.text; }
}
await stage.close(); await (b.close?.() ?? b.browser.close()); await site.close();
