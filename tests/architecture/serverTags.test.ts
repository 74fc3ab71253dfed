import { describe, expect, it } from 'vitest';
import { serverOrder, wrongServerImports } from './rules/serverTags.ts';
import { readTree, tree } from './rules/tree.ts';

describe('the rooms of the server', () => {
  const files = readTree();

  it('stand in one order, and import only what stands before them', () => {
    for (const room of serverOrder)
      expect([...files.keys()].filter((path) => path.startsWith(`${room}/`)).length, room).toBeGreaterThan(0);
    expect(wrongServerImports(files)).toEqual([]);
  });

  it.each([
    ['server/modules/chat/friends.ts', "import { follow } from '../people/follow.ts';", 'a later tag'],
    [
      'server/modules/payments/holds.ts',
      "import type { Row } from '../events/cards.ts';",
      'a type of a later tag',
    ],
    [
      'server/modules/feed/report.ts',
      "const said = import('../notifications/view.ts');",
      'a later tag, when asked',
    ],
    [
      'server/shared/paging.ts',
      "import { items } from '../modules/feed/items.ts';",
      'a tag, from what is shared',
    ],
    [
      'server/shared/pair.ts',
      "import { indexWords } from '../search/words.ts';",
      'the search, from what is shared',
    ],
    [
      'server/search/openJobs.ts',
      "import { jobs } from '../modules/jobs/jobs.ts';",
      'a tag, from the search',
    ],
    [
      'server/search/words.ts',
      "import { notify } from '../notify/notify.ts';",
      'the telling, from the search',
    ],
    [
      'server/notify/notify.ts',
      "import { view } from '../modules/notifications/view.ts';",
      'a tag, from the telling',
    ],
    [
      'server/db/visible.ts',
      "import { toAuthor } from '../shared/authors.ts';",
      'what is shared, from the ground',
    ],
    [
      'server/context.ts',
      "import type { Intent } from './modules/payments/settle.ts';",
      'a tag, from the ground',
    ],
    [
      'server/modules/account/login.ts',
      "import { handlers } from '../../handlers.ts';",
      'what is put together',
    ],
    [
      'server/modules/payments/settle.ts',
      "import { purposes } from '../../purposes.ts';",
      'what is put together',
    ],
    [
      'server/tasks.ts',
      "import { taskKinds } from './taskKinds.ts';",
      'what is put together, from the ground',
    ],
    [
      'server/modules/feed/items.ts',
      "import { runReports } from '../../admin/runReports.ts';",
      'the console',
    ],
  ])('would not let %s say %s: %s', (path, text) => {
    expect(wrongServerImports(tree({ [path]: `\n${text}` }))).toEqual([expect.stringContaining(`${path}:2`)]);
  });

  it('names one of two tags that import each other', () => {
    const both = {
      'server/modules/jobs/apply.ts': "import { readableEvent } from '../events/ownEvent.ts';",
      'server/modules/events/ownEvent.ts': "import { apply } from '../jobs/apply.ts';",
    };
    expect(wrongServerImports(tree(both))).toEqual([
      expect.stringContaining(
        'server/modules/jobs/apply.ts:1 ../events/ownEvent.ts: server/modules/jobs stands below',
      ),
    ]);
  });

  it('asks for the place of a tag that is new', () => {
    const found = wrongServerImports(tree({ 'server/modules/polls/vote.ts': '' }));
    expect(found).toEqual([expect.stringContaining('server/modules/polls/vote.ts:1')]);
  });

  it('may import down, and at the top each other', () => {
    const good = {
      'server/modules/account/eraseMember.ts': "import { eraseChats } from '../chat/eraseChats.ts';",
      'server/modules/payments/settle.ts': "import { tell } from '../../notify/notify.ts';",
      'server/notify/notify.ts': "import { visiblePosts } from '../shared/posts.ts';",
      'server/app.ts':
        "import { handlers } from './handlers.ts';\nimport { Watch } from './modules/live/watch.ts';",
      'server/modules/events/tickets/seats.ts': "import { lockEvent } from '../ownEvent.ts';",
    };
    expect(wrongServerImports(tree(good))).toEqual([]);
  });
});
