import { gzipSync } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { build, type Rolldown } from 'vite';
import { routeSizes } from '../../build/budget.ts';
import { root } from '../../scripts/process.ts';
import type { Measure } from './measure.ts';

/** The least that an application with these two libraries can be. */
const floorSource = `
import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
const router = createBrowserRouter([{ path: '/', element: createElement('h1', null, 'Hello') }]);
createRoot(document.getElementById('root')).render(createElement(RouterProvider, { router }));
`;

/** React + createBrowserRouter alone, built as the application is, in KiB of gzip level 9. */
async function floorKiB(): Promise<number> {
  const entry = `${root}/floor-of-the-bench.js`;
  const result = (await build({
    root,
    configFile: false,
    logLevel: 'silent',
    publicDir: false,
    plugins: [
      react(),
      {
        name: 'floor',
        resolveId: (id) => (id === entry ? id : undefined),
        load: (id) => (id === entry ? floorSource : undefined),
      },
    ],
    build: {
      write: false,
      target: 'es2022',
      modulePreload: { polyfill: false },
      rollupOptions: { input: entry },
    },
  })) as Rolldown.RolldownOutput;
  const bytes = result.output
    .filter((file) => file.type === 'chunk')
    .reduce((sum, chunk) => sum + gzipSync(chunk.code, { level: 9 }).length, 0);
  return bytes / 1024;
}

/** Of the floor: how much a screen may weigh. */
const bounds: Record<string, number> = { '/login': 1.6, '/': 2 };

/** First-load JavaScript of the routes of the budget, against the floor built in the same run. */
export async function firstLoad(): Promise<Measure[]> {
  const floor = await floorKiB();
  return [
    { name: 'React + createBrowserRouter alone, gzip', value: floor, unit: 'KiB' },
    ...routeSizes().flatMap(({ route, gzipKiB }): Measure[] => {
      const max = bounds[route];
      return [
        { name: `first-load JavaScript of ${route}, gzip`, value: gzipKiB, unit: 'KiB' },
        {
          name: `first-load JavaScript of ${route} against React + router`,
          value: gzipKiB / floor,
          unit: 'x',
          ...(max === undefined ? {} : { bound: { max } }),
        },
      ];
    }),
  ];
}
