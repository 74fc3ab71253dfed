import { describe, expect, it } from 'vitest';
import { routes } from '../../src/app/routes.ts';
import { deadLinks, promised } from './rules/links.ts';
import { readTree, tree } from './rules/tree.ts';

const files = readTree();
const screens = routes.filter(({ page }) => page).map(({ path }) => path);

describe('links', () => {
  it('lead to screens that exist', () => {
    expect(screens.length).toBeGreaterThan(10);
    expect(deadLinks(files, screens)).toEqual([]);
  });

  it.each([
    '<Link href="/nowhere">Go</Link>',
    '<Button href={`/live/${channelName}`}>Join</Button>',
    "void navigate('/nowhere', { replace: true });",
    "export const places = { jobs: '/jobs?state=open#first' };",
    "const screen = '/tickets/' + token;",
  ])('would not let %s stand', (line) => {
    const found = deadLinks(tree({ 'src/components/site/Some.tsx': `\n${line}` }), ['', 'login']);
    expect(found).toEqual([expect.stringContaining('src/components/site/Some.tsx:2')]);
  });

  it.each([
    '<Link href="/">Go Home</Link>',
    '<Link href={`/signup?role=${role}`}>Sign up</Link>',
    '<Link href={`/posts/post-details/${token}#comments`}>Comments</Link>',
    '<Link href="#suggestions">Follow</Link>',
    "const separator = '/' + ' / ';",
    "const pattern = '/a b/';",
  ])('lets %s stand', (line) => {
    const known = ['', 'signup', 'posts/post-details/:postId'];
    expect(deadLinks(tree({ 'src/components/site/Some.tsx': line }), known)).toEqual([]);
  });

  it('what is promised is still missing', () => {
    const kept = Object.entries(promised).flatMap(([path, links]) =>
      links.map((link) => tree({ [path.replace('.ts', 'Again.ts')]: `const link = '${link}';` })),
    );
    for (const link of kept) expect(deadLinks(link, screens)).toHaveLength(1);
  });
});
