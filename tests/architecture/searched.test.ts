import { expect, it } from 'vitest';
import { unsearched } from './rules/searched.ts';
import { readTree, tree } from './rules/tree.ts';

it('whoever changes what is found tells the search', () => {
  expect(unsearched(readTree())).toEqual([]);
});

it.each([
  `db.updateTable('members').set({ user_name: name }).where('id', '=', id).execute();`,
  `db.updateTable('members').set({ phone_verified_at: now }).execute();`,
  `const change = { suspended_at: null };\ndb.updateTable('members').set(change).execute();`,
  `const deleted_at = now;\ndb.updateTable('members').set({ deleted_at }).execute();`,
  `db.updateTable('members').set({ ...changed(edit), headline });\nconst changed = () => ({ user_name: 'x' });`,
  `db.insertInto('members').values(rows).execute();`,
  `db.deleteFrom('members').where('id', '=', id).execute();`,
  `insert(trx, 'members', rows);`,
  'sql`update members set deleted_at = now() where id = ${id}`.execute(db);',
  `db.insertInto('jobs').values(job).execute();`,
  `db.updateTable('events').set({ status: 2 }).execute();`,
  'sql`delete from jobs where owner_id = ${id}`.execute(db);',
])('%j is named', (text) => {
  const path = 'server/modules/account/rename.ts';
  expect(unsearched(tree({ [path]: text }))).toHaveLength(1);
  expect(unsearched(tree({ [path]: `${text}\nawait indexMember(db, id);` }))).toEqual([]);
});

it.each([
  `db.updateTable('members').set({ headline }).where('user_name', '=', name).execute();`,
  `db.updateTable('posts').set({ deleted_at });\ndb.updateTable('members').set((row) => ({ post_count: 0 }));`,
  `db.selectFrom('members').select(['user_name', 'deleted_at']).execute();`,
  'sql`update members set follower_count = 0 from gone where members.id = gone.id and deleted_at is null`.execute(db);',
  'sql`update jobs set view_count = view_count + 1 from made where jobs.id = made.job_id`.execute(db);',
  `db.insertInto('sessions').values({ role: 1 }).execute();`,
])('%j passes', (text) => {
  expect(unsearched(tree({ 'server/modules/account/rename.ts': text }))).toEqual([]);
});
