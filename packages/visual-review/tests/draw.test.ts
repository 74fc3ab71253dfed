import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launch } from '../src/capture/browser.ts';
import { freeze, moment } from '../src/capture/freeze.ts';
import { play } from '../src/capture/inPage.ts';
import { draw } from '../src/capture/stage.ts';
import { loadConfig } from '../src/config.ts';
import { configOf, modes } from './support/config.ts';

const [mode] = modes;
let browser: Browser;
// The browser is the project's, as everywhere. On a bare machine its own needs are installed first.
beforeAll(async () => {
  const project = await loadConfig();
  await project.ensureBrowser();
  ({ browser } = await launch(project));
}, 120_000);
afterAll(() => browser.close());

/** Draws a page as the review draws a story. */
async function drawn(html: string) {
  if (!mode) throw new Error('there is no mode');
  const page = await browser.newPage({ viewport: { width: mode.width, height: mode.height } });
  await page.addInitScript(freeze, moment);
  const body = `<!doctype html><script>__STAGE__={applyTheme(){},countNeverAnswered:()=>0}</script>${html}`;
  await page.route('http://127.0.0.1/', (route) => route.fulfill({ contentType: 'text/html', body }));
  await page.goto('http://127.0.0.1/');
  const session = await page.context().newCDPSession(page);
  const look = await draw(page, session, mode, { whole: true }, configOf('.').patience);
  if (typeof look === 'string') throw new Error(look);
  return { page, look };
}

/** What the page has heard by the second frame from now. */
const heard = (page: Page) =>
  page.evaluate(async () => {
    for (let frame = 0; frame < 3; frame++) await new Promise((resolve) => requestAnimationFrame(resolve));
    return (globalThis as unknown as { heard: string[] }).heard.splice(0);
  });

const listening = `<div style="height:3000px">Tall</div><script>
  heard = []
  addEventListener('resize', () => heard.push('resize'))
  matchMedia('(min-width: 900px)').addEventListener('change', () => heard.push('width'))
  new IntersectionObserver(() => heard.push('in sight')).observe(document.querySelector('div'))
  new ResizeObserver(() => heard.push('size')).observe(document.querySelector('div'))
</script>`;

test('a page does not notice that it is drawn down to its end, and hears of its window afterwards', async () => {
  const { page, look } = await drawn(listening);
  expect(look.height).toBeGreaterThan(3000);
  // What an observer tells at first.
  expect(await heard(page)).toEqual(['size', 'in sight']);
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await heard(page)).toEqual(expect.arrayContaining(['resize', 'width', 'size']));
});

test('a story that is shown right after a picture hears how large it is', async () => {
  const { page } = await drawn(`<div>Some words</div><script>
    heard = []
    const listeners = {}
    __STORYBOOK_PREVIEW__ = {}
    __STORYBOOK_ADDONS_CHANNEL__ = {
      on: (event, listener) => (listeners[event] = listener),
      off() {},
      emit(event, { storyId }) {
        new ResizeObserver(() => heard.push('size')).observe(document.querySelector('div'))
        listeners.storyFinished({ storyId, status: 'success', reporters: [] })
      },
    }
  </script>`);
  expect(await page.evaluate(play, { id: 'next', patience: 1000 })).toEqual({ parameters: {} });
  expect(await heard(page)).toEqual(['size']);
});

test('a strip is drawn from its start, a row of tabs where the chosen one is', async () => {
  const strip = (id: string, content: string) =>
    `<div id=${id} style="width:100px;overflow:auto;white-space:nowrap"><span style="padding-right:500px">a</span>${content}</div>`;
  const { page } = await drawn(
    `${strip('strip', '<a href="#">b</a>')}${strip('tabs', '<a role=tab aria-selected=true>c</a>')}
    <script>for (const id of ['strip', 'tabs']) document.getElementById(id).scrollLeft = 200</script>`,
  );
  const left = (id: string) => page.evaluate((name) => document.getElementById(name)?.scrollLeft, id);
  expect([await left('strip'), await left('tabs')]).toEqual([0, 200]);
});

test('code that was asked for and has not run is waited for', async () => {
  const { look } = await drawn(
    `<p>Loading</p><script>
      __FROZEN__.counted(new Promise((arrive) => setTimeout(arrive, 400)))
        .then(() => document.querySelector('p').textContent = 'Here')
    </script>`,
  );
  expect(look.text).toEqual(['Here']);
});
