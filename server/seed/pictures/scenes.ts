import type { Random } from '../random.ts';
import type { Palette } from './palettes.ts';
import { chart, pattern, people, poster, screen } from './scenes/graphics.ts';
import { kitchen, table } from './scenes/food.ts';
import { books, desk, plants, workshop } from './scenes/indoors.ts';
import { city, fields, harbour, hills, sea } from './scenes/outdoors.ts';
import { bicycle, classroom, market, stage, train } from './scenes/places.ts';

type Scene = (random: Random, palette: Palette, words: readonly string[]) => string;

/** Every scene, with what it shows in words for those who cannot see it. */
export const scenes = {
  hills: [hills, 'Hills behind hills under a low sun'],
  sea: [sea, 'The sun over the sea, with sailing boats'],
  fields: [fields, 'Wind wheels over fields in rows'],
  harbour: [harbour, 'Cranes and stacked containers at a quay'],
  city: [city, 'A town at night with lit windows and a moon'],
  workshop: [workshop, 'Tools on a wall above a workbench'],
  desk: [desk, 'A desk at a window with a screen, a lamp and a cup'],
  plants: [plants, 'Pots with different leaves on a shelf'],
  books: [books, 'Shelves full of books, some of them leaning'],
  table: [table, 'A set table, seen from above'],
  kitchen: [kitchen, 'Steaming pots on a stove, pans on hooks above'],
  stage: [stage, 'A stage with lamps, a microphone and an audience'],
  market: [market, 'Market stalls with striped roofs and crates'],
  train: [train, 'A train window with hills passing by, a laptop and a cup'],
  classroom: [classroom, 'A board with a drawing and rows of chairs'],
  bicycle: [bicycle, 'A bicycle leaning against a wall'],
  chart: [chart, 'A sheet with a chart on a desk, a pencil and a cup'],
  pattern: [pattern, 'A pattern of coloured tiles'],
  poster: [poster, 'A poster with large letters'],
  people: [people, 'Some people side by side'],
  screen: [screen, 'The window of a program'],
} satisfies Record<string, [draw: Scene, alt: string]>;

export type SceneName = keyof typeof scenes;

/** What goes with what, when a post shows several pictures. */
export const related: Partial<Record<SceneName, SceneName[]>> = {
  workshop: ['people', 'desk', 'plants', 'chart'],
  plants: ['hills', 'table', 'books', 'fields', 'people'],
  pattern: ['workshop', 'pattern', 'plants', 'people', 'pattern'],
  market: ['table', 'kitchen', 'people', 'plants'],
  table: ['kitchen', 'market', 'people'],
  stage: ['people', 'city', 'poster'],
  harbour: ['sea', 'city', 'train'],
  hills: ['fields', 'bicycle', 'sea'],
  classroom: ['people', 'books', 'chart'],
};
