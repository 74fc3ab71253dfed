/** Flat colours of one picture, from the light ground to the ink. They are relatives of the product's own tokens. */
export interface Palette {
  sky: string;
  far: string;
  mid: string;
  near: string;
  ink: string;
  sun: string;
  light: string;
}

export const palettes = {
  mint: {
    sky: '#D0E2DC',
    far: '#A6CBBF',
    mid: '#4E9A87',
    near: '#0B6B57',
    ink: '#123A31',
    sun: '#F2C14E',
    light: '#F7F6F2',
  },
  rose: {
    sky: '#F0D9DC',
    far: '#DFB2BB',
    mid: '#B65E78',
    near: '#8A2C46',
    ink: '#45142A',
    sun: '#F2C14E',
    light: '#FBF3F0',
  },
  sea: {
    sky: '#DAE8F0',
    far: '#A9C9DC',
    mid: '#4B88AE',
    near: '#1F5270',
    ink: '#0F2C3F',
    sun: '#F3A65A',
    light: '#F6F8F8',
  },
  clay: {
    sky: '#F1E2D2',
    far: '#DDB994',
    mid: '#B97B45',
    near: '#7A4A1C',
    ink: '#3E240B',
    sun: '#E8A33B',
    light: '#FBF6EE',
  },
  plum: {
    sky: '#E8DFF0',
    far: '#C6AFDA',
    mid: '#8A5FB0',
    near: '#5E3480',
    ink: '#2E1742',
    sun: '#F28C6A',
    light: '#F8F4FA',
  },
  olive: {
    sky: '#E6ECD6',
    far: '#BECB93',
    mid: '#84954A',
    near: '#48561B',
    ink: '#232B0A',
    sun: '#F2A93B',
    light: '#F9FAF2',
  },
  straw: {
    sky: '#F7EDCF',
    far: '#E7CF85',
    mid: '#C49B2C',
    near: '#7A5C0A',
    ink: '#3A2C05',
    sun: '#D9532C',
    light: '#FDF9EC',
  },
  iris: {
    sky: '#DEDCF2',
    far: '#B2ADDF',
    mid: '#6C63B4',
    near: '#423A86',
    ink: '#1E1A47',
    sun: '#F2C14E',
    light: '#F6F5FB',
  },
  dusk: {
    sky: '#26413B',
    far: '#35605A',
    mid: '#1C7A66',
    near: '#0B6B57',
    ink: '#0E1F1B',
    sun: '#F2C14E',
    light: '#F3E6C4',
  },
  night: {
    sky: '#18242F',
    far: '#2A3E4E',
    mid: '#3C5D70',
    near: '#0F1920',
    ink: '#0A1117',
    sun: '#F2C14E',
    light: '#F3E6C4',
  },
} as const satisfies Record<string, Palette>;

export type PaletteName = keyof typeof palettes;
