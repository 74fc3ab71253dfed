import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { kindOf, kinds, storyNameOf } from '../kinds.ts';
import { root } from '../process.ts';

const component = (name: string) => `import { chakra } from '@chakra-ui/react';

export interface ${name}Props {
  name: string;
}

/** What it is for, in a sentence that its name does not say. */
export function ${name}({ name }: ${name}Props) {
  return <chakra.div color="fg.default">{name}</chakra.div>;
}
`;

const story = (
  folder: string,
  name: string,
  exports: string[],
) => `import type { Meta, StoryObj } from '@storybook/react-vite';
import { ${name} } from '${'../'.repeat(2 + folder.split('/').length)}src/components/${folder}/${name}.tsx';

const unwritten = () => {
  throw new Error('story not written');
};

const meta = {
  title: 'Components/${storyNameOf(folder.split('/')[0] ?? '')}/${name}',
  component: ${name},
  args: { name: '${name}' },
} satisfies Meta<typeof ${name}>;
export default meta;
type Story = StoryObj<typeof meta>;

${exports.map((name) => `export const ${name}: Story = { play: unwritten };`).join('\n')}
`;

const entriesOf = (tag: string) => {
  const folder = join(root, 'src/components', tag);
  return existsSync(folder) ? readdirSync(folder, { withFileTypes: true }) : [];
};
const roomsOf = (tag: string) =>
  entriesOf(tag)
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);
const hasParts = (tag: string) => entriesOf(tag).some((entry) => entry.isFile());

/** `npm run new:component feed/posts/PostCard`: a component and its story, which fails until every export is written. */
export function run([path = '']: string[]): number {
  const [, folder, name] = /^([a-z-]+(?:\/[a-z]+)?)\/([A-Z][A-Za-z0-9]+)$/.exec(path) ?? [];
  if (!folder || !name) {
    console.error(
      'Usage: npm run new:component <tag|ui|layout>[/<room>]/<Name>, such as feed/posts/PostCard',
    );
    return 2;
  }
  const [tag = '', room] = folder.split('/');
  const rooms = roomsOf(tag);
  if (room === undefined ? rooms.length > 0 && !hasParts(tag) : !rooms.includes(room)) {
    console.error(
      rooms.length > 0
        ? `${tag} has these rooms: ${rooms.join(', ')}`
        : `${tag} has no rooms: ${tag}/${name}`,
    );
    return 2;
  }
  const part = `src/components/${folder}/${name}.tsx`;
  const kind = kindOf(part);
  if (!kind) {
    console.error(
      `The end of the name says the kind: ${kinds.flatMap(({ suffixes }) => suffixes).join(', ')}`,
    );
    return 2;
  }
  const files = {
    [part]: component(name),
    [`stories/components/${folder}/${name}.stories.tsx`]: story(
      folder,
      name,
      kind.stories.map((wanted) => [wanted].flat()[0] ?? ''),
    ),
  };
  const taken = Object.keys(files).find((file) => existsSync(join(root, file)));
  if (taken) {
    console.error(`${taken} is already there`);
    return 1;
  }
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
    console.log(file);
  }
  console.log(
    `A ${kind.name}. Add one story for each state of its own; data for them comes from mocks/factories/${folder.split('/')[0]}.ts.`,
  );
  console.log(
    'With one component alone as its parent it needs none below 100 lines: the parent shows its states.',
  );
  return 0;
}
