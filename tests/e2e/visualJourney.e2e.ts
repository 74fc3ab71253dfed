import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { startReviewServer } from '@rolecast/visual-review/server/reviewServer.ts';
import config from '../../visual.config.ts';
import { introduce, note, openReview, storybook, test } from './support/review.ts';
import { makeWorkbench, type Workbench } from './support/planted.ts';

// The mocks of Storybook are one.
test.use({ serviceWorkers: 'allow' });

const buttons = [
  'components-ui-button--outline',
  'components-ui-button--danger',
  'components-ui-errorstate--long-text',
];
/** Wins over the recipe, as a change of the recipe does. */
const radius = (px: number) => ({ css: `#storybook-root button:not(#_){border-radius:${px}px!important}` });

/** A store in which these stories are approved as they are, in a first commit. */
function approved(bench: Workbench, stories: readonly string[]): void {
  expect(bench.visual('run', ...stories).code).toBe(1);
  expect(bench.visual('approve', '--all', '--role', 'design', '--note', 'The first pictures').code).toBe(0);
  bench.git('add', '.');
  bench.git('commit', '-qm', 'First pictures');
  expect(bench.visual('run', ...stories)).toMatchObject({ code: 0 });
}

/** Runs once the story shows a button. */
const whenShown = (change: string) =>
  `new MutationObserver((_, observer) => { if (!document.querySelector('#storybook-root button')) return; observer.disconnect(); ${change} }).observe(document.body, { childList: true, subtree: true });`;

/** The radius of the buttons as they are approved, in pixels. */
const radiusOf = async (url: string, page: Page) => {
  await page.goto(`${url}/iframe.html?id=${buttons[0]}&viewMode=story`);
  const value = await page
    .locator('#storybook-root button')
    .first()
    .evaluate((button) => getComputedStyle(button).borderRadius);
  return Number.parseFloat(value);
};

test('a radius that moves by one pixel is found, named, approved in Storybook and stays approved in git', async ({
  page,
}) => {
  test.setTimeout(240_000);
  const bench = makeWorkbench();
  const places = {
    store: join(bench.folder, 'tests/visual'),
    report: join(bench.folder, 'report'),
    rules: config,
  };
  try {
    await test.step('the stories are approved on main', () => approved(bench, buttons));
    const server = await startReviewServer({ storybook, ...places, port: 0 });
    try {
      const before = await radiusOf(server.url, page);
      const branch = bench.plant('rounder', radius(before + 1));
      bench.git('switch', '-qc', 'rounder');

      await test.step('the run fails and names the button in every story', async () => {
        const { code, output } = bench.visual('run', ...buttons, '--storybook', branch);
        expect(output).toMatch(/\n0 passed, 6 failed\n$/);
        expect(code).toBe(1);
        const { shots } = bench.report();
        for (const { state, diff } of shots) {
          expect(state).toBe('changed');
          expect(diff?.cause.label).toContain(`border-radius ${before}px → ${before + 1}px`);
          expect(diff?.regions[0]?.element).toMatch(/^button/);
        }
        expect(new Set(shots.map(({ diff }) => diff?.cause.key)).size).toBe(1);
      });

      await test.step('the report opens from disk', async () => {
        await page.goto(`file://${join(places.report, 'index.html')}`);
        await expect(page.getByText(`border-radius ${before}px → ${before + 1}px`).first()).toBeVisible();
      });

      await test.step('in Storybook the shots are one cause, approved with one note', async () => {
        const review = await openReview(page, server.url, buttons[0] ?? '');
        await expect(review.getByText('6 shots in 3 stories')).toBeVisible();
        await review.getByRole('button', { name: 'Approve all 6 with the same cause' }).click();
        await note(page, 'Approve 6 shots', 'Rounder, from the design review');
        await introduce(page);
        await expect(review.getByText('Nothing is left to review.')).toBeVisible();
        await page.keyboard.press('Escape');
      });

      await test.step('the run passes, and git says who and why', () => {
        expect(bench.visual('run', ...buttons, '--storybook', branch)).toMatchObject({ code: 0 });
        bench.git('add', '.');
        bench.git('commit', '-qm', 'Rounder buttons\n\nVisual-Approved-by: Ana Ruiz <ana@rolecast.example>');
        expect(bench.git('log', '-p', '--', 'tests/visual/decisions')).toContain(
          'Rounder, from the design review',
        );
        expect(bench.visual('verify').output).toContain(' 0 failed');
      });

      await test.step('a squash merge stays green', () => {
        bench.git('switch', '-q', 'main');
        bench.git('merge', '-q', '--squash', 'rounder');
        bench.git('commit', '-qm', 'Rounder buttons (squashed)');
        const { code, output } = bench.visual('verify');
        expect(output).toContain(' 0 failed');
        expect(code).toBe(0);
        expect(bench.visual('run', ...buttons, '--storybook', branch)).toMatchObject({ code: 0 });
      });

      await test.step('another change is rejected, and the run says who did and why', async () => {
        const square = bench.plant('square', radius(0));
        expect(bench.visual('run', buttons[0] ?? '', '--storybook', square).code).toBe(1);
        const review = await openReview(page, server.url, buttons[0] ?? '');
        await page.keyboard.press('r');
        await note(page, 'Reject', 'Not our language');
        await expect(review.getByRole('button', { name: 'Rejected 1' })).toBeVisible();
        const { code, output } = bench.visual('run', buttons[0] ?? '', '--storybook', square);
        expect(code).toBe(1);
        expect(output).toContain('rejected by Ana Ruiz <ana@rolecast.example> (product)');
        expect(output).toContain('Not our language');
      });
    } finally {
      await server.close();
    }
  } finally {
    bench.remove();
  }
});

test('each kind of change is caught and named', () => {
  test.setTimeout(240_000);
  const bench = makeWorkbench();
  const story = 'components-ui-errorstate--long-text';
  try {
    approved(bench, [story]);
    const everyStory = (change: string) =>
      `new MutationObserver(() => { const root = document.querySelector('#storybook-root'); const button = root.querySelector('button'); if (!button) return; ${change} }).observe(document.querySelector('#storybook-root'), { childList: true, subtree: true });`;
    const plants = {
      move: {
        change: { css: '#storybook-root button{position:relative;top:1px}' },
        kind: 'pixels',
        says: 'moved 1 px down',
      },
      tint: {
        change: {
          css: '[data-backdrop]:not(#_){background-color:#f4f3ef!important}',
        },
        kind: 'tint',
        says: 'background-color',
      },
      label: {
        change: { script: everyStory("button.setAttribute('aria-hidden', 'true');") },
        kind: 'tree',
        says: 'button',
      },
      word: {
        change: {
          script: everyStory(
            "const heading = root.querySelector('p'); if (!heading.textContent.startsWith('Planted')) heading.textContent = 'Planted words';",
          ),
        },
        kind: 'text',
        says: 'Planted words',
      },
      contrast: {
        change: { css: '#storybook-root p{color:#9a9a9a!important}' },
        kind: 'axe',
        says: 'color-contrast',
      },
    };
    for (const [name, { change, kind, says }] of Object.entries(plants)) {
      const { output } = bench.visual('run', story, '--storybook', bench.plant(name, change));
      const [shot] = bench.report().shots;
      expect.soft(shot?.state, name).toBe('changed');
      expect.soft(shot?.diff?.kinds, name).toContain(kind);
      expect.soft(output, name).toContain(says);
    }
  } finally {
    bench.remove();
  }
});

test('a part that differs on a phone alone is found there', () => {
  test.setTimeout(120_000);
  const bench = makeWorkbench();
  const story = 'components-feed-deletedpostcard--minimal';
  try {
    approved(bench, [story]);
    const states = (...args: string[]) => {
      bench.visual('run', story, ...args);
      return bench.report().shots.map(({ mode, state }) => `${mode} ${state}`);
    };
    expect(states()).toEqual(['light-wide same', 'dark-phone same']);
    const css = '@media (max-width: 500px) { #storybook-root button { position: relative; top: 1px } }';
    const narrow = bench.plant('narrow', { css });
    expect(states('--storybook', narrow)).toEqual(['light-wide same', 'dark-phone changed']);
  } finally {
    bench.remove();
  }
});

test('a story that does not hold is named, also in the theme in which it was not drawn', () => {
  test.setTimeout(120_000);
  const bench = makeWorkbench();
  const story = 'components-jobs-jobfeedcard--minimal';
  try {
    const check = (name: string, change: Parameters<Workbench['plant']>[1]) =>
      bench.visual('run', story, '--check', '--storybook', bench.plant(name, change)).output;
    const dark = check('dark', { css: '.dark #storybook-root *:not(#_){color:#333!important}' });
    expect.soft(dark).toContain('axe in the dark theme: color-contrast');
    expect.soft(dark).not.toContain('axe in the light theme');
    const nameless = whenShown("document.body.insertAdjacentHTML('beforeend', '<button></button>');");
    const label = check('label', { script: nameless });
    expect.soft(label).toContain('button-name');
    const said = check('said', { script: whenShown("console.error('planted');") });
    expect.soft(said).toContain('console.error: planted');
    expect.soft(check('nothing', {})).not.toContain('does not hold');
  } finally {
    bench.remove();
  }
});

test('a story that throws, hangs or asks another host is broken, by name, and the run ends with 2', () => {
  test.setTimeout(120_000);
  const bench = makeWorkbench();
  const story = 'components-ui-button--outline';
  try {
    for (const [script, says] of [
      ["setTimeout(() => { throw new Error('planted') });", 'an error was thrown and caught by nobody'],
      [
        "setInterval(() => document.querySelector('#storybook-root').toggleAttribute('data-planted'), 1);",
        'it never came to rest',
      ],
      [
        "fetch('http://elsewhere.example/font.woff2').catch(() => {});",
        'asks for http://elsewhere.example/font.woff2',
      ],
    ] as const) {
      const { code, output } = bench.visual(
        'run',
        story,
        '--storybook',
        bench.plant('broken', { script: whenShown(script) }),
      );
      expect.soft(output).toContain(says);
      expect.soft(output).toContain('Components/Ui/Button, Outline');
      expect.soft(code).toBe(2);
    }
  } finally {
    bench.remove();
  }
});
