import type { StorybookConfig } from '@storybook/react-vite';
import { mergeConfig } from 'vite';
import { countImports } from '@rolecast/visual-review/storybook/countImports.ts';

const config: StorybookConfig = {
  framework: { name: '@storybook/react-vite', options: {} },
  stories: ['../stories/**/*.stories.@(ts|tsx)'],
  addons: [
    '@storybook/addon-a11y',
    '@storybook/addon-docs',
    '@storybook/addon-vitest',
    'msw-storybook-addon',
    './visual.ts',
  ],
  // Storybook would ask chakra-ui.com for it: nothing here asks anybody.
  refs: { '@chakra-ui/react': { disable: true } },
  staticDirs: ['../public', './static'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: 'react-docgen', check: false },
  viteFinal: (vite) =>
    mergeConfig(vite, {
      plugins: [countImports()],
      // React for developers also in what is built: it alone logs what is wrong with keys, nesting and attributes.
      define: { 'process.env.NODE_ENV': '"development"' },
    }),
};
export default config;
