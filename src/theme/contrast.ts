import { palettes } from './tokens.ts';
import type { Palette } from './tokens.ts';

type Group = Exclude<keyof Palette, 'scrim'>;
/** A semantic colour token, such as `fg.muted`. */
export type ColourToken = { [G in Group]: `${G}.${Extract<keyof Palette[G], string>}` }[Group];

export interface Pair {
  fg: ColourToken;
  bg: ColourToken;
  /** WCAG 2.2: 4.5 for text (1.4.3), 3 for the parts that make a control recognisable (1.4.11). */
  least: 4.5 | 3;
  use: string;
}

const grounds = ['bg.canvas', 'bg.surface', 'bg.sunken', 'bg.hover'] as const;
const statuses = ['danger', 'warning', 'success', 'info'] as const;

const onEvery = (fg: ColourToken, least: 4.5 | 3, use: string): Pair[] =>
  grounds.map((bg) => ({ fg, bg, least, use }));

/** Every foreground and background that our parts draw together. A new combination gets a line here. */
export const pairs: Pair[] = [
  ...onEvery('fg.default', 4.5, 'text'),
  ...onEvery('fg.muted', 4.5, 'secondary text, placeholders'),
  ...onEvery('accent.solid', 4.5, 'links, selected, focus ring'),
  ...onEvery('danger.solid', 4.5, 'field errors'),
  ...onEvery('border.control', 3, 'edge of inputs, boxes and radio cards'),
  { fg: 'accent.contrast', bg: 'accent.solid', least: 4.5, use: 'primary button' },
  { fg: 'accent.contrast', bg: 'accent.hover', least: 4.5, use: 'primary button, hovered' },
  { fg: 'accent.solid', bg: 'accent.muted', least: 3, use: 'edge of a chosen card' },
  { fg: 'fg.default', bg: 'bg.fill', least: 4.5, use: 'neutral badge and chip' },
  { fg: 'accent.solid', bg: 'bg.fill', least: 3, use: 'progress' },
  { fg: 'live.contrast', bg: 'live.solid', least: 4.5, use: 'live badge and button' },
  { fg: 'live.contrast', bg: 'live.hover', least: 4.5, use: 'live button, hovered' },
  { fg: 'live.solid', bg: 'bg.surface', least: 3, use: 'the dot of the word mark' },
  { fg: 'live.solid', bg: 'bg.canvas', least: 3, use: 'the dot of the word mark' },
  { fg: 'danger.contrast', bg: 'danger.hover', least: 4.5, use: 'danger button, hovered' },
  { fg: 'accent.fg', bg: 'accent.muted', least: 4.5, use: 'chips, selected rows, selection' },
  { fg: 'accent.fg', bg: 'bg.surface', least: 4.5, use: 'news of the current place' },
  { fg: 'live.fg', bg: 'live.muted', least: 4.5, use: 'quiet notes about something live' },
  { fg: 'premium.fg', bg: 'premium.muted', least: 4.5, use: 'premium badge, pricing' },
  ...statuses.flatMap((status): Pair[] => [
    { fg: `${status}.contrast`, bg: `${status}.solid`, least: 4.5, use: `${status}, solid` },
    { fg: `${status}.fg`, bg: `${status}.muted`, least: 4.5, use: `${status} notice and badge` },
    { fg: `${status}.solid`, bg: 'bg.surface', least: 4.5, use: `${status} word or icon` },
    { fg: `${status}.solid`, bg: 'bg.fill', least: 3, use: `${status} progress` },
  ]),
];

/** The colour of a token in a theme, as `#RRGGBB`. */
export function colourOf(theme: keyof typeof palettes, token: ColourToken): string {
  const [group, name] = token.split('.') as [Group, string];
  // The type of `token` says that the group has this name.
  return (palettes[theme][group] as Record<string, string>)[name]!;
}

function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** WCAG 2.2 contrast ratio of two `#RRGGBB` colours, 1 to 21. */
export function contrast(a: string, b: string): number {
  const [x, y] = [luminance(a), luminance(b)];
  return (Math.max(x, y) + 0.05) / (Math.min(x, y) + 0.05);
}
