import { createSystem, defaultBaseConfig, defineConfig } from '@chakra-ui/react';
import { bodyFont, monoFont } from './fonts.ts';
import { globalCss } from './globalCss.ts';
import { animationStyles, keyframes } from './motion.ts';
import { textStyles } from './textStyles.ts';
import * as t from './tokens.ts';

const rem = (px: number) => ({ value: `${px / 16}rem` });
const px = (value: number) => ({ value: `${value}px` });

function each<Key extends string, In, Out>(
  record: Record<Key, In>,
  map: (value: In) => Out,
): Record<Key, Out> {
  const entries = Object.entries(record) as [Key, In][];
  // Object.fromEntries forgets its key type; the keys are exactly those of `record`.
  return Object.fromEntries(entries.map(([key, value]) => [key, map(value)])) as Record<Key, Out>;
}

const themed = (light: string, dark: string) => ({ value: { base: light, _dark: dark } });

function themedGroup<Key extends string>(light: Record<Key, string>, dark: Record<Key, string>) {
  const keys = Object.keys(light) as Key[];
  return Object.fromEntries(keys.map((key) => [key, themed(light[key], dark[key])]));
}

const { light, dark } = t.palettes;

const spacing = Object.fromEntries(t.spaceSteps.map((step) => [String(step), rem(step * 4)]));

/**
 * The one Chakra system: base utilities and conditions, our tokens, no recipe. A recipe lives in
 * `theme/recipes/` and is loaded by the component that uses it, so that the first page pays for its own only.
 * `bg`, `fg` and `border` without a suffix are what Chakra's own parts fall back to.
 */
export const system = createSystem(
  defaultBaseConfig,
  defineConfig({
    preflight: true,
    // Chakra can only check this in types that its own generator writes; tests/unit/theme/tokens.test.ts does it here.
    strictTokens: true,
    conditions: { dark: '.dark &' },
    globalCss,
    theme: {
      breakpoints: each(t.breakpoints, (value) => `${value}px`),
      keyframes,
      animationStyles,
      textStyles,
      tokens: {
        fonts: { body: { value: bodyFont }, heading: { value: bodyFont }, mono: { value: monoFont } },
        fontSizes: each(t.fontSizes, rem),
        fontWeights: each(t.fontWeights, (value) => ({ value })),
        spacing,
        sizes: {
          ...spacing,
          ...each(t.measures, rem),
          control: each(t.controls, rem),
          full: { value: '100%' },
          min: { value: 'min-content' },
          max: { value: 'max-content' },
          fit: { value: 'fit-content' },
          dvh: { value: '100dvh' },
          dvw: { value: '100dvw' },
        },
        radii: each(t.radii, px),
        zIndex: each(t.zIndex, (value) => ({ value })),
        durations: each(t.durations, (value) => ({ value: `${value}ms` })),
        easings: { out: { value: 'cubic-bezier(0.2, 0, 0, 1)' } },
      },
      semanticTokens: {
        colors: {
          bg: {
            DEFAULT: themed(light.bg.canvas, dark.bg.canvas),
            ...themedGroup(light.bg, dark.bg),
            scrim: themed(light.scrim, dark.scrim),
          },
          border: {
            DEFAULT: themed(light.border.subtle, dark.border.subtle),
            ...themedGroup(light.border, dark.border),
          },
          fg: { DEFAULT: themed(light.fg.default, dark.fg.default), ...themedGroup(light.fg, dark.fg) },
          accent: themedGroup(light.accent, dark.accent),
          live: themedGroup(light.live, dark.live),
          premium: themedGroup(light.premium, dark.premium),
          print: themedGroup(light.print, dark.print),
          danger: themedGroup(light.danger, dark.danger),
          warning: themedGroup(light.warning, dark.warning),
          success: themedGroup(light.success, dark.success),
          info: themedGroup(light.info, dark.info),
          avatar: Object.fromEntries(
            t.avatarHues.map((hue) => [
              hue.name,
              { bg: themed(hue.light.bg, hue.dark.bg), fg: themed(hue.light.fg, hue.dark.fg) },
            ]),
          ),
        },
        shadows: { float: themed(t.shadows.light.float, t.shadows.dark.float) },
      },
    },
  }),
);
