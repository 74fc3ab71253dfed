import { describe, expect, it } from 'vitest';
import { wrongImports } from './rules/imports.ts';
import { impureComponents } from './rules/purity.ts';
import { readTree, tree } from './rules/tree.ts';

const files = readTree();

describe('imports', () => {
  it('go down the floors only', () => {
    expect(files.size).toBeGreaterThan(50);
    expect(wrongImports(files)).toEqual([]);
  });

  it.each([
    ['src/lib/money.ts', "import { roles } from '../domain/roles.ts';"],
    ['src/lib/money.ts', "import { useState } from 'react';"],
    ['src/theme/tokens.ts', "export { Card } from '../components/ui/Card.tsx';"],
    ['src/components/ui/Card.tsx', "import { PostCard } from '../feed/PostCard.tsx';"],
    ['src/components/feed/PostCard.tsx', "import { JobCard } from '../jobs/JobCard.tsx';"],
    ['src/components/feed/PostCard.tsx', "import { Header } from '../layout/Header.tsx';"],
    ['src/components/feed/PostCard.tsx', "import { operations } from '#openapi/generated/operations.ts';"],
    ['src/components/feed/PostCard.tsx', "import useSWR from 'swr/infinite';"],
    ['src/components/feed/PostCard.tsx', "import { Link } from 'react-router-dom';"],
    ['src/components/feed/PostCard.tsx', "import { useFeed } from '../../hooks/feed/useFeed.ts';"],
    ['src/components/feed/PostCard.tsx', "import type { Session } from '../../api/session.ts';"],
    ['src/api/client.ts', "import { useFeed } from '../hooks/feed/useFeed.ts';"],
    ['src/hooks/feed/useFeed.ts', "import { PostCard } from '../../components/feed/PostCard.tsx';"],
    ['src/pages/feed/PostsPage.tsx', "const Other = import('../jobs/JobsPage.tsx');"],
    ['src/pages/feed/PostsPage.tsx', "import { routes } from '../../app/routes.ts';"],
    ['src/api/client.ts', "import { handlers } from '../../mocks/msw.ts';"],
    ['src/api/client.ts', "import type { Context } from '../../server/context.ts';"],
    ['server/app.ts', "import { roles } from '../src/domain/roles.ts';"],
    ['mocks/factories/feed.ts', "import { buildApp } from '../../server/app.ts';"],
    [
      'stories/components/feed/PostCard.stories.tsx',
      "import { useFeed } from '../../../src/hooks/feed/useFeed.ts';",
    ],
    ['packages/visual-review/src/modes.ts', "import { root } from '../../../scripts/process.ts';"],
    ['packages/visual-review/src/modes.ts', "import type { Schemas } from '#openapi/contract.ts';"],
    ['packages/visual-review/src/cli.ts', "import config from '../../../visual.config.ts';"],
    ['packages/visual-review/tests/plan.test.ts', "import { modes } from '../../../.storybook/modes.ts';"],
    ['src/lib/money.ts', "import { hashOf } from '@rolecast/visual-review/store/hash.ts';"],
    ['scripts/steps.ts', "import { listed } from '../tests/api/onPglite.ts';"],
    ['scripts/steps.ts', "import type { Report } from '../packages/visual-review/src/types.ts';"],
    ['scripts/tasks/bench.ts', "import { api } from '../../tests/api/setup.ts';"],
    ['.storybook/preview.tsx', "import { moment } from '../tests/e2e/support/clock.ts';"],
    ['src/lib/money.ts', "import { debounce } from './debounce';"],
  ])('would not let %s say %s', (path, text) => {
    expect(wrongImports(tree({ [path]: `\n${text}` }))).toEqual([expect.stringContaining(`${path}:2`)]);
  });

  it('may go down', () => {
    const good = {
      'src/components/feed/PostCard.tsx':
        "import type { Schemas } from '#openapi/contract.ts';\nimport { Card } from '../ui/Card.tsx';\nimport { PostMedia } from './PostMedia.tsx';",
      'src/hooks/feed/useFeed.ts': "import type { ListState } from '../../components/ui/listState.ts';",
      'src/pages/feed/PostsPage.tsx': "import { useFeed } from '../../hooks/feed/useFeed.ts';",
      'scripts/steps.ts': "import type { Report } from '@rolecast/visual-review/types.ts';",
      'scripts/tasks/bench.ts':
        "import { root } from '../process.ts';\nimport { visual } from '../../tests/bench/visual.ts';",
      '.storybook/visual.ts': "const config = import('../visual.config.ts');",
      'packages/visual-review/tests/plan.test.ts': "import { modesOf } from '../src/modes.ts';",
      'server/app.ts': "import bundle from '#openapi/generated/openapi.json' with { type: 'json' };",
    };
    expect(wrongImports(tree(good))).toEqual([]);
  });
});

describe('components', () => {
  it('are pure', () => expect(impureComponents(files)).toEqual([]));

  it.each([
    'Date.now()',
    'Math.random()',
    'new Date()',
    'window.location.href',
    'location.assign("/")',
    'fetch("/api")',
    'localStorage.theme',
  ])('would not be let use %s', (text) => {
    const found = impureComponents(tree({ 'src/components/ui/Card.tsx': `const x = ${text};` }));
    expect(found[0]).toContain('src/components/ui/Card.tsx:1');
  });

  it('may take a date apart', () => {
    const text = 'const x = new Date(at); const { location } = event; const y = <p>{event.location}</p>;';
    expect(impureComponents(tree({ 'src/components/ui/Card.tsx': text }))).toEqual([]);
  });
});
