import { describe, expect, it } from 'vitest';
import { wrongStories } from './rules/stories.ts';
import { readTree, tree } from './rules/tree.ts';

const cardPath = 'src/components/feed/PostCard.tsx';
const storyPath = 'stories/components/feed/PostCard.stories.tsx';
const story = (
  exports: string,
  { title = 'Components/Feed/PostCard', component = 'PostCard', head = '' } = {},
) =>
  `${head}\nconst meta = { title: '${title}', component: ${component} } satisfies Meta<typeof ${component}>;\nexport default meta;\n${exports}`;
const good =
  'export const Default: Story = {};\nexport const Minimal: Story = {};\nexport const Pinned: Story = {};\nexport const LongText: Story = {};';
const check = (text: string | undefined, card: string | undefined = 'export function PostCard() {}') =>
  wrongStories(tree({ ...(card && { [cardPath]: card }), ...(text && { [storyPath]: text }) }));

describe('stories', () => {
  it('mirror the components and pages, with the exports of their kind', () => {
    expect(wrongStories(readTree())).toEqual([]);
  });

  it('that are whole pass', () => expect(check(story(good))).toEqual([]));

  it.each([
    ['a missing story', undefined, `${cardPath}: no ${storyPath}`],
    [
      'a room in the title',
      story(good, { title: 'Components/Feed/Posts/PostCard' }),
      "it must be 'Components/Feed/PostCard'",
    ],
    ['another title', story(good, { title: 'Feed/PostCard' }), "it must be 'Components/Feed/PostCard'"],
    ['another component', story(good, { component: 'JobCard' }), 'satisfies Meta<typeof PostCard>'],
    ['a missing export', story(good.replace('Minimal', 'Small')), 'needs the story Minimal'],
    ['the wrong order', story(good.split('\n').toReversed().join('\n')), 'stands too early'],
    ['a fixture that is exported', story(`${good}\nexport const post = { id: 1 };`), 'post is no Story'],
    [
      'a play that asserts nothing',
      story(`${good}\nexport const Liked: Story = { play: async () => { click(); } };`),
      'Liked asserts nothing',
    ],
    [
      'a viewport that nobody sets',
      story(
        `${good}\nexport const Phone: Story = { tags: ['!visual'], globals: { viewport: { value: 'phone' } } };`,
      ),
      'Phone is played without its viewport',
    ],
    [
      'one that nobody sets, where nothing of the file is drawn',
      story(`${good}\nexport const Phone: Story = { globals: { viewport: { value: 'phone' } } };`).replace(
        'component:',
        "tags: ['!visual'], component:",
      ),
      'Phone is played without its viewport',
    ],
    ['mocked requests', story(good, { head: "import { http } from 'msw';" }), 'args only'],
    ['mocked handlers', story(good, { head: "import { mock } from '../../../mocks/msw.ts';" }), 'args only'],
    [
      'a picture from elsewhere',
      story(`${good}\nconst image = 'https://picsum.photos/200';`),
      'from outside',
    ],
  ])('do not pass with %s', (_, text, message) => {
    expect(check(text).join('\n')).toContain(message);
  });

  describe('of a private component', () => {
    const parent = (path: string, name = 'PostCard') => ({
      [path]: `import { ${name} } from '../../components/feed/PostCard.tsx';`,
    });
    const ofCard = (files: Record<string, string>, lines = 1) =>
      wrongStories(tree({ [cardPath]: 'x\n'.repeat(lines), ...files })).filter((line) =>
        line.includes('PostCard'),
      );
    const list = parent('src/components/feed/PostList.tsx');
    const none = [`${cardPath}: no ${storyPath}`];

    it('are not asked for, however long it is', () => {
      expect(ofCard(list)).toEqual([]);
      expect(ofCard(list, 249)).toEqual([]);
    });
    it('are asked for with a second parent', () =>
      expect(ofCard({ ...list, ...parent('src/components/jobs/JobList.tsx') })).toEqual(none));
    it('are asked for with a page that draws it too', () =>
      expect(ofCard({ ...list, ...parent('src/pages/feed/PostsPage.tsx') })).toEqual(none));
    it('are asked for when the one parent is no component', () =>
      expect(ofCard(parent('src/pages/feed/feedCards.ts'))).toEqual(none));
    it('are not asked for by who reads its types alone', () =>
      expect(ofCard({ ...list, ...parent('src/pages/feed/PostsPage.tsx', 'type PostCardProps') })).toEqual(
        [],
      ));
    it('may be any of those of its kind', () => {
      const pinned = story('export const Pinned: Story = {};');
      expect(ofCard({ ...list, [storyPath]: pinned })).toEqual([]);
      expect(ofCard({ [storyPath]: pinned })).toHaveLength(3);
    });
    it('are one at least', () =>
      expect(ofCard({ ...list, [storyPath]: story('') })).toEqual([`${storyPath}: no story`]));
    it('hold to the other rules', () => {
      const silent = story('export const Liked: Story = { play: async () => { click(); } };');
      expect(ofCard({ ...list, [storyPath]: silent }).join()).toContain('Liked asserts nothing');
    });
  });

  it('do not pass without their component', () => {
    expect(wrongStories(tree({ [storyPath]: story(good) }))).toEqual([`${storyPath}: no ${cardPath}`]);
  });

  it('do not pass when the name says no kind', () => {
    const path = 'src/components/feed/PostThing.tsx';
    const text = story(good, { title: 'Components/Feed/PostThing', component: 'PostThing' });
    const found = wrongStories(tree({ [path]: '', 'stories/components/feed/PostThing.stories.tsx': text }));
    expect(found).toEqual([expect.stringContaining('one of Card, Row, Item')]);
  });

  describe('of a primitive', () => {
    const part = 'src/components/ui/Tag.tsx';
    const tag = (props: string, exports: string) =>
      wrongStories(
        tree({
          [part]: `type Tone = 'info' | 'danger' | 'live'; export interface TagProps ${props}`,
          'stories/components/ui/Tag.stories.tsx': story(exports, {
            title: 'Components/Ui/Tag',
            component: 'Tag',
          }),
        }),
      ).map((line) => line.split(' ').at(-1));
    const plain = 'export const Default: Story = {};';
    const info = `${plain}\nexport const Info: Story = {};`;

    it('show each look, one of which Default is', () => {
      expect(tag('{ tone?: Tone }', info)).toEqual(['Danger', 'Live']);
      expect(tag('{ tone?: Tone }', `${info}\nexport const Live: Story = {};`)).toEqual([]);
    });
    it('show the disabled state', () => {
      expect(tag("extends ComponentProps<'button'> {}", plain)).toEqual(['Disabled']);
      expect(tag('{ disabled?: boolean }', plain)).toEqual(['Disabled']);
    });
    it('need none for a size', () => expect(tag("{ size?: 'sm' | 'md' | 'lg' }", plain)).toEqual([]));
  });
});
