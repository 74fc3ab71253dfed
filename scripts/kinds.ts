/**
 * What kind of part a component is follows from the end of its name, and the kind decides the stories of a public one. One
 * with exactly one parent is private: it has those that its parent cannot show.
 */
export interface Kind {
  name: string;
  suffixes: readonly string[];
  /** Story exports that must be there, in this order; others may stand between them. */
  stories: readonly (string | readonly string[])[];
}

/** An array inside `stories` means: at least one of these. */
export const kinds: readonly Kind[] = [
  {
    name: 'card, row or message',
    suffixes: ['Card', 'Row', 'Item', 'Message', 'Tile'],
    stories: ['Default', 'Minimal', 'LongText'],
  },
  {
    name: 'list or section',
    suffixes: ['List', 'Section', 'Feed'],
    stories: ['Default', 'Empty', 'Error', ['Many', 'LoadingMore'], 'LongText'],
  },
  {
    name: 'form or step',
    suffixes: ['Form', 'Step', 'Composer'],
    stories: ['Default', 'Filled', 'Invalid', 'Rejected', 'Done'],
  },
  { name: 'dialog, menu or drawer', suffixes: ['Dialog', 'Menu', 'Drawer', 'Sheet'], stories: ['Open'] },
  {
    name: 'live part',
    suffixes: ['Status', 'Player'],
    stories: ['Connecting', 'Live', 'Reconnecting', 'Ended', 'Offline'],
  },
  {
    name: 'part of the frame',
    suffixes: [
      'Bar',
      'Nav',
      'Sidebar',
      'Header',
      'Frame',
      'Layout',
      'Columns',
      'Rail',
      'Banner',
      'Panel',
      'Tabs',
      'Filters',
    ],
    stories: ['Default'],
  },
  {
    name: 'part of a card',
    suffixes: ['Media', 'Actions', 'Author', 'Badge', 'Button', 'Picker'],
    stories: ['Default'],
  },
  { name: 'drawing', suffixes: ['Drawing'], stories: ['Default'] },
];

/** Long text is shown by those who print it: a primitive has a story for it where it cuts or wraps in a way of its own. */
const primitive: Kind = { name: 'primitive', suffixes: [], stories: ['Default'] };
/** An overlay of `ui/` is a primitive that is seen open. */
const overlay: Kind = {
  name: 'overlay primitive',
  suffixes: ['Dialog', 'Menu', 'Drawer'],
  stories: ['Open'],
};
const page: Kind = { name: 'page', suffixes: ['Page'], stories: ['Default'] };

/** Of a file below `src/components` or `src/pages`; undefined when the name ends in no known suffix. */
export function kindOf(path: string): Kind | undefined {
  const name = /([^/]+)\.tsx$/.exec(path)?.[1] ?? '';
  if (path.startsWith('src/pages/')) return name.endsWith('Page') ? page : undefined;
  if (path.startsWith('src/components/ui/'))
    return overlay.suffixes.some((suffix) => name.endsWith(suffix)) ? overlay : primitive;
  return kinds.find(({ suffixes }) => suffixes.some((suffix) => name.endsWith(suffix)));
}

/** How a value of a `variant`, `tone` or `shape`, or a folder, is called in a story. */
export const storyNameOf = (value: string) =>
  value.replaceAll(/(^|[^A-Za-z0-9])([a-z])/g, (_, __, letter: string) => letter.toUpperCase());
