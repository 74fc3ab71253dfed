import { type Kysely, sql } from 'kysely';

const statements = [
  'alter table reports add column author_id uuid',
  'alter table reports add column evidence jsonb',
  'alter table reports add column decided_at timestamptz',
  'create index reports_target on reports (target)',
  // What is still there is what was reported, as far as anybody can tell.
  `update reports set author_id = posts.author_id, evidence = jsonb_build_object('text', posts.text, 'media', '[]'::jsonb)
    from posts
    where posts.deleted_at is null and reports.target = 'feed:' || posts.feed_type || ':' || posts.id`,
  `update reports set author_id = comments.author_id, evidence = jsonb_build_object('text', comments.text, 'media', '[]'::jsonb)
    from comments
    where comments.deleted_at is null and reports.target = 'comment:' || comments.id`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
