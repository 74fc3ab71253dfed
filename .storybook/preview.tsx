import { moment } from '@rolecast/visual-review/capture/freeze.ts';
import { chromaticModes } from '@rolecast/visual-review/chromaticModes.ts';
import type { Preview } from '@storybook/react-vite';
import { isCommonAssetRequest } from 'msw';
import { setupWorker, type StartOptions } from 'msw/browser';
import { mswLoader } from 'msw-storybook-addon/csf3';
import { configure } from 'storybook/test';
import { forgetChanges } from '../mocks/memory.ts';
import { forgetMember } from '../mocks/session.ts';
import '../src/theme/fonts.css';
import { forgetHeights } from '../src/components/ui/useNearby.ts';
import { toastQueue } from '../src/lib/toastQueue.ts';
import { withProviders } from './decorators.tsx';
import { modes } from './modes.ts';
import { checkOtherTheme } from './otherTheme.ts';
import { loadFonts } from './stage.ts';
import './stage.css';

configure({
  // One second, the default, is too short for a page on a busy machine.
  asyncUtilTimeout: 5000,
  // What only takes the room of a text that is still to come is not the text. Storybook's own hidden pages are none of the
  // story's, and would fill the message of a failure before the story's first word.
  defaultIgnore: 'script, style, [data-standin], [data-standin] *, .sb-wrapper, .sb-wrapper *',
});

/** A request that nobody mocked fails. The worker also asks here about pages that other tabs open: they load. */
const onUnhandledFrame: StartOptions['onUnhandledFrame'] = async ({ frame }) => {
  // Frames of other protocols carry no request.
  const { request } = frame.data as { request?: Request };
  if (request && (isCommonAssetRequest(request) || request.headers.get('accept')?.includes('text/html')))
    return;
  const message = await frame.getUnhandledMessage();
  console.error(message);
  throw new Error(message);
};

const preview: Preview = {
  // Every story is drawn by the visual review; one with `!visual` is not, and says why.
  tags: ['visual'],
  decorators: [withProviders],
  beforeAll: loadFonts,
  // Several stories share one page: toasts, sessions, what the mocked server keeps, how far somebody has scrolled and how
  // tall a list was outlive the story that did it.
  beforeEach() {
    scrollTo(0, 0);
    toastQueue.clear();
    forgetMember();
    forgetChanges();
    forgetHeights();
  },
  // It comes before the accessibility addon's own.
  afterEach: checkOtherTheme,
  loaders: [
    mswLoader(async () => {
      const worker = setupWorker();
      await worker.start({ quiet: true, onUnhandledFrame, serviceWorker: { url: '/storyWorker.js' } });
      return worker;
    }),
  ],
  globalTypes: {
    theme: {
      description: 'Theme',
      toolbar: {
        title: 'Theme',
        icon: 'circlehollow',
        dynamicTitle: true,
        items: [
          { value: 'light', title: 'Light' },
          { value: 'dark', title: 'Dark' },
        ],
      },
    },
    now: { description: 'The moment at which stories are drawn (ISO 8601)' },
  },
  initialGlobals: { theme: 'light', now: moment, viewport: { value: undefined, isRotated: false } },
  parameters: {
    layout: 'fullscreen',
    a11y: {
      test: 'error',
      options: {
        runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
        // The panel of the workbench also lists what passes; a test says what does not.
        ...(import.meta.env.MODE === 'test' ? { resultTypes: ['violations'] } : {}),
      },
    },
    controls: { expanded: true },
    viewport: {
      options: {
        wide: { name: 'Wide (1280)', styles: { width: '1280px', height: '860px' }, type: 'desktop' },
        phone: { name: 'Phone (390)', styles: { width: '390px', height: '844px' }, type: 'mobile' },
      },
    },
    // Only a build for Chromatic says what it takes.
    ...(import.meta.env.VITE_CHROMATIC === 'on' ? { chromatic: { modes: chromaticModes(modes) } } : {}),
    options: {
      storySort: {
        method: 'alphabetical',
        order: ['Foundations', 'Components', ['Ui', 'Layout'], 'Pages', 'Flows'],
      },
    },
  },
};
export default preview;
