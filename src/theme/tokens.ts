/** The design's numbers as plain data: no React, no Chakra, so that tests and tools can compute from them. */

const light = {
  bg: { canvas: '#F7F6F2', surface: '#FFFFFF', sunken: '#EFEDE6', hover: '#F1EFE9', fill: '#E8E5DC' },
  border: { subtle: '#E5E2D9', strong: '#C9C5B8', control: '#8A8677' },
  fg: { default: '#17211E', muted: '#55615C' },
  accent: { solid: '#0B6B57', hover: '#095A49', contrast: '#FFFFFF', muted: '#DCEFE9', fg: '#07503F' },
  live: { solid: '#C8102E', hover: '#AB0D27', contrast: '#FFFFFF', muted: '#FBE4E4', fg: '#86091F' },
  premium: { muted: '#F6ECD2', fg: '#6B4A00' },
  danger: { solid: '#B42318', hover: '#991D13', contrast: '#FFFFFF', muted: '#FBE5E1', fg: '#831A12' },
  warning: { solid: '#855700', contrast: '#FFFFFF', muted: '#FAEAD0', fg: '#694303' },
  success: { solid: '#2E6B1F', contrast: '#FFFFFF', muted: '#E1F0DA', fg: '#1F5214' },
  info: { solid: '#1D5DA6', contrast: '#FFFFFF', muted: '#DFEBF8', fg: '#12467F' },
  /** What cameras read: the same in both themes. */
  print: { paper: '#FFFFFF', ink: '#000000' },
  scrim: 'rgb(23 33 30 / 0.44)',
};

/** Two colours of the same shape: every theme must name every token. */
export type Palette = typeof light;

const dark: Palette = {
  bg: { canvas: '#101413', surface: '#171C1B', sunken: '#0B0F0E', hover: '#1F2624', fill: '#262E2B' },
  border: { subtle: '#2A3230', strong: '#42504C', control: '#6E7C77' },
  fg: { default: '#ECF1EF', muted: '#A3B0AB' },
  accent: { solid: '#35B597', hover: '#4CC4A8', contrast: '#06231C', muted: '#12352D', fg: '#7FDCC3' },
  live: { solid: '#FF5A6E', hover: '#FF7585', contrast: '#2B0006', muted: '#451820', fg: '#FFB3BB' },
  premium: { muted: '#3A2E10', fg: '#F0CF7A' },
  danger: { solid: '#F2877C', hover: '#F59B92', contrast: '#2B0603', muted: '#42201C', fg: '#F6B8B0' },
  warning: { solid: '#D69A3E', contrast: '#271700', muted: '#3A2B12', fg: '#EFC98B' },
  success: { solid: '#85B56A', contrast: '#0C2005', muted: '#20351A', fg: '#B4D8A2' },
  info: { solid: '#74A9E6', contrast: '#03182F', muted: '#17314D', fg: '#AFCFF3' },
  print: { paper: '#FFFFFF', ink: '#000000' },
  scrim: 'rgb(3 6 5 / 0.66)',
};

export const palettes: { light: Palette; dark: Palette } = { light, dark };

/** Behind initials. The order is part of the look: a member's hue is `id modulo 8`. */
export const avatarHues = [
  { name: 'fern', light: { bg: '#D5E6DB', fg: '#1F5C45' }, dark: { bg: '#1B3A2D', fg: '#A5D8BE' } },
  { name: 'rose', light: { bg: '#F1D9DC', fg: '#8A2C40' }, dark: { bg: '#48222B', fg: '#F0B5C0' } },
  { name: 'iris', light: { bg: '#DEDCF2', fg: '#423A86' }, dark: { bg: '#2A2750', fg: '#C3BEF2' } },
  { name: 'sky', light: { bg: '#DAE8F0', fg: '#1F5270' }, dark: { bg: '#17364A', fg: '#A9D2EA' } },
  { name: 'olive', light: { bg: '#E0E7CF', fg: '#48561B' }, dark: { bg: '#2F381A', fg: '#CBD8A0' } },
  { name: 'clay', light: { bg: '#EBDACA', fg: '#7A4A1C' }, dark: { bg: '#43301F', fg: '#E6C3A0' } },
  { name: 'plum', light: { bg: '#E4DAEC', fg: '#5E3480' }, dark: { bg: '#3A2748', fg: '#D9BDEC' } },
  { name: 'straw', light: { bg: '#F3E6C4', fg: '#6B5205' }, dark: { bg: '#3D3310', fg: '#E6D08A' } },
] as const;

/** In px; used as rem so that a member's own text size counts. */
export const fontSizes = {
  xs: 12,
  sm: 13,
  md: 14,
  lg: 16,
  xl: 18,
  '2xl': 22,
  '3xl': 28,
  '4xl': 36,
} as const;

export const fontWeights = { regular: 400, medium: 500, semibold: 600, heading: 650, bold: 700 } as const;

/** Step n is n times 4 px. The halves are optical corrections inside a component only. */
export const spaceSteps = [
  0, 0.5, 1, 1.5, 2, 2.5, 3, 3.5, 4, 5, 5.5, 6, 7, 7.5, 8, 8.5, 9, 10, 11, 12, 13, 14, 15, 16, 18, 20, 24, 28,
  30, 32, 40, 48, 56, 64, 72, 80,
] as const;

/** Fixed measures of the frame, in px. */
export const measures = {
  header: 60,
  sidebar: 244,
  rail: 72,
  content: 640,
  aside: 320,
  page: 1240,
  form: 400,
} as const;

/** Heights of buttons (sm, md, lg) and of inputs, in px. */
export const controls = { sm: 32, md: 40, lg: 46, input: 44 } as const;

export const radii = { small: 6, control: 10, card: 14, full: 9999 } as const;

/** Only for what floats: menus, dialogs, toasts. */
export const shadows = {
  light: { float: '0 1px 2px rgb(23 33 30 / 0.06), 0 8px 28px rgb(23 33 30 / 0.12)' },
  dark: { float: '0 1px 2px rgb(0 0 0 / 0.4), 0 10px 32px rgb(0 0 0 / 0.5)' },
} as const;

export const zIndex = {
  raised: 1,
  sticky: 10,
  header: 20,
  overlay: 40,
  dialog: 50,
  menu: 60,
  toast: 70,
  tooltip: 80,
} as const;

/** In milliseconds. */
export const durations = { enter: 160, leave: 120 } as const;

/**
 * In px, from this width on: `md` ends the phone layout, `xl` is where the right rail appears. The names are
 * those that Chakra's types know.
 */
export const breakpoints = { sm: 480, md: 768, lg: 1024, xl: 1180 } as const;
