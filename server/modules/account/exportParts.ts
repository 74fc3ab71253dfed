import { sql } from 'kysely';
import { businessParts } from './exportBusiness.ts';
import { jobParts } from './exportJobs.ts';
import { latest, marked, type ExportPart } from './exportPart.ts';

const itemsOfKind = (file: string, kind: number): ExportPart => ({
  file,
  tables: ['profile_items'],
  rows: (id) => sql`
    select id, data, is_current, position, file_key as file, created_at, updated_at from profile_items
    where member_id = ${id}::uuid and kind = ${sql.lit(kind)} and deleted_at is null order by position ${latest}`,
});

/** Others stand in these lists with the name that they show. */
const others = (file: string, table: string, other: string): ExportPart => ({
  file,
  tables: [table],
  rows: (id) => sql`
    select m.user_name as name, m.id as member, t.created_at as since
    from ${sql.table(table)} t join members m on m.id = ${sql.ref(`t.${other}`)}
    where t.member_id = ${id}::uuid order by t.created_at desc ${latest}`,
});

/** What goes into a copy of a member's data, in this order (GDPR articles 15 and 20). */
export const exportParts: readonly ExportPart[] = [
  {
    file: 'profile',
    tables: ['members'],
    single: true,
    rows: (id) => sql`
      select id, role, user_name as name, headline, details, country_code, dial_code, phone, phone_verified_at, email,
        image_key as picture, locale, timezone, email_notifications, app_notifications, verification_status,
        premium_at, terms_accepted_at, created_at, updated_at
      from members where id = ${id}::uuid`,
  },
  itemsOfKind('education', 1),
  itemsOfKind('work-experience', 2),
  itemsOfKind('certificates', 3),
  itemsOfKind('achievements', 4),
  {
    file: 'passions',
    tables: ['passions'],
    rows: (id) => sql`
      select name, created_at from passions where member_id = ${id}::uuid order by created_at ${latest}`,
  },
  {
    file: 'languages',
    tables: ['member_languages'],
    rows: (id) => sql`
      select language_id as language, proficiency from member_languages
      where member_id = ${id}::uuid order by proficiency desc, language_id ${latest}`,
  },
  {
    file: 'interests',
    tables: ['member_interests'],
    rows: (id) => sql`
      select interest_id as interest from member_interests where member_id = ${id}::uuid order by 1 ${latest}`,
  },
  {
    file: 'verifications',
    tables: ['verifications'],
    rows: (id) => sql`
      select v.type, v.item_id as item, v.status, v.requested_at, v.sent_at, v.decided_at, v.verifier, v.reason,
        (select json_agg(f.media_key order by f.position) from verification_files f where f.verification_id = v.id) as files
      from verifications v where v.owner_id = ${id}::uuid order by v.updated_at desc ${latest}`,
  },
  {
    file: 'posts',
    tables: ['posts'],
    rows: (id) => sql`
      select p.id, p.feed_type, p.text, p.visibility, p.comment_policy, p.like_count, p.comment_count, p.share_count,
        p.created_at, p.edited_at,
        (select json_agg(json_build_object('file', pm.media_key, 'description', pm.alt, 'poster', pm.poster_key) order by pm.position)
          from post_media pm where pm.post_id = p.id) as media,
        (select json_agg(json_build_object('at', pe.edited_at, 'text', pe.text) order by pe.edited_at)
          from post_edits pe where pe.post_id = p.id) as earlier
      from posts p where p.author_id = ${id}::uuid and p.deleted_at is null order by p.id desc ${latest}`,
  },
  ...businessParts,
  {
    file: 'comments',
    tables: ['comments'],
    rows: (id) => sql`
      select id, feed_id as post, parent_id as answer_to, text, created_at, edited_at from comments
      where author_id = ${id}::uuid and deleted_at is null order by id desc ${latest}`,
  },
  {
    file: 'likes',
    tables: ['likes', 'comment_likes'],
    rows: (id) => sql`
      select 'post' as of, feed_id as id, created_at from likes where member_id = ${id}::uuid
      union all select 'comment', comment_id, created_at from comment_likes where member_id = ${id}::uuid
      order by created_at desc ${latest}`,
  },
  marked('saved', 'saved'),
  marked('hidden', 'hidden_posts'),
  {
    file: 'shared',
    tables: ['shares'],
    rows: (id) => sql`
      select feed_id as post, created_at from shares where member_id = ${id}::uuid order by created_at desc ${latest}`,
  },
  {
    file: 'connections',
    tables: ['connections'],
    rows: (id) => sql`
      select m.user_name as name, m.id as member, c.status, c.direction, c.note, c.requested_at, c.connected_at
      from connections c join members m on m.id = c.other_id
      where c.member_id = ${id}::uuid order by c.requested_at desc ${latest}`,
  },
  others('following', 'follows', 'followed_id'),
  others('blocked', 'blocks', 'blocked_id'),
  others('muted', 'mutes', 'muted_id'),
  {
    file: 'recommendations',
    tables: ['recommendations'],
    // What was asked for and not shown yet is written to the member; what is not written is not there.
    rows: (id) => sql`
      select r.id, a.user_name as author, t.user_name as about, r.relationship, r.position, r.text, r.request_message, r.state,
        r.created_at, r.updated_at
      from recommendations r join members a on a.id = r.author_id join members t on t.id = r.receiver_id
      where ${id}::uuid in (r.author_id, r.receiver_id) order by r.id desc ${latest}`,
  },
  {
    file: 'messages',
    tables: ['messages', 'chats'],
    // Both sides, as the member sees them: what was deleted for both or for the member is gone.
    rows: (id) => sql`
      select m.id, other.user_name as with, other.id as member, case when m.sender_id = ${id}::uuid then 'sent' else 'received' end
        as direction, m.type, m.text, m.media_key as file, m.alt as description, m.recommendation_id as recommendation,
        m.created_at, m.read_at
      from messages m join members other on other.id = case when m.sender_id = ${id}::uuid then m.receiver_id else m.sender_id end
      join chats c on c.member_id = ${id}::uuid and c.other_id = other.id
      where ${id}::uuid in (m.sender_id, m.receiver_id) and m.deleted_at is null and m.id > c.cleared_id
        and not case when m.sender_id = ${id}::uuid then m.sender_hid else m.receiver_hid end
      order by m.id desc ${latest}`,
  },
  {
    file: 'live-rooms',
    tables: ['live_channels'],
    rows: (id) => sql`
      select channel_name as room, media_type, title, description, visibility, event_id as event, started_at, ended_at, peak, likes
      from live_channels where host_id = ${id}::uuid order by started_at desc ${latest}`,
  },
  {
    file: 'live-comments',
    tables: ['live_comments'],
    rows: (id) => sql`
      select id, channel_name as room, text, created_at, hidden_at from live_comments
      where author_id = ${id}::uuid order by id desc ${latest}`,
  },
  {
    file: 'live-likes',
    tables: ['live_likes', 'recording_likes'],
    rows: (id) => sql`
      select 'room' as of, channel_name as id, created_at from live_likes where member_id = ${id}::uuid
      union all select 'recording', recording_id::text, created_at from recording_likes where member_id = ${id}::uuid
      order by created_at desc ${latest}`,
  },
  {
    file: 'recordings',
    tables: ['recordings'],
    rows: (id) => sql`
      select recording_id as id, channel_name as room, media_type, title, visibility, started_at, duration_ms, size_bytes, state,
        media_key as file, poster_key as still, captions_key as captions, views, likes
      from recordings where host_id = ${id}::uuid order by recording_id desc ${latest}`,
  },
  {
    file: 'recordings-watched',
    tables: ['recording_views'],
    rows: (id) => sql`
      select recording_id as recording, day from recording_views where member_id = ${id}::uuid order by day desc ${latest}`,
  },
  {
    file: 'reports-made',
    tables: ['reports'],
    rows: (id) => sql`
      select id, target, reason, details, state, created_at, decided_at from reports
      where reporter_id = ${id}::uuid order by id desc ${latest}`,
  },
  ...jobParts,
  {
    file: 'messages-to-us',
    tables: ['contact_messages'],
    rows: (id) => sql`
      select reference, name, email, topic, subject, message, media_key as file, created_at from contact_messages
      where member_id = ${id}::uuid order by id desc ${latest}`,
  },
  {
    file: 'notifications',
    tables: ['notifications'],
    rows: (id) => sql`
      select type, feed_id as post, comment_id as comment, created_at, read_at from notifications
      where member_id = ${id}::uuid order by id desc ${latest}`,
  },
  {
    file: 'sessions',
    tables: ['sessions'],
    rows: (id) => sql`
      select created_at, last_seen_at, expires_at, revoked_at from sessions
      where member_id = ${id}::uuid order by created_at desc ${latest}`,
  },
  {
    file: 'earlier-contacts',
    tables: ['contact_changes'],
    rows: (id) => sql`
      select country_code, dial_code, phone, email, changed_at, expires_at from contact_changes
      where member_id = ${id}::uuid order by id desc ${latest}`,
  },
];

/** Tables that point at members and hold nothing that one of them gave, with the reason. */
export const notExported: Readonly<Record<string, string>> = {
  audit: 'What was decided, without a name.',
  data_exports: 'This archive itself.',
  follower_days: 'Sums of what others did.',
  idempotency: 'Answers that stand in the other files.',
  live_bans: 'What hosts decided about others.',
  live_seats: 'Who is where at this moment; it goes when the room closes.',
  media: 'The folder files.',
  poster_stats: 'Sums of what others did.',
  refused_requests: 'Nobody is told that they were refused.',
  reset_tokens: 'Secrets that live for minutes.',
};
