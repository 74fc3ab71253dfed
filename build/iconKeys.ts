import type { Plugin } from 'vite';

/** One of Lucide's icons, in a file of its own. */
const icon = /\/lucide-react\/dist\/esm\/icons\/[^/]+\.m?js$/;

/** An icon's module without the keys of its lines. */
export const withoutKeys = (code: string): string => code.replaceAll(/, key: "[a-z0-9]+"/g, '');

/**
 * Each line of an icon has a random key, and no compression makes those smaller: 140 of them are in the first load of the
 * dashboard. An icon's lines never move, so nothing depends on the keys but a warning of React for developers: Storybook,
 * which reads the same configuration and brings an entry of its own, keeps them.
 */
export function iconsWithoutKeys(): Plugin {
  let active = false;
  return {
    name: 'icons-without-keys',
    apply: 'build',
    configResolved({ build }) {
      active = !build.ssr && !build.rolldownOptions.input;
    },
    transform: {
      filter: { id: icon },
      handler: (code) => (active ? { code: withoutKeys(code), map: null } : null),
    },
  };
}
