import { sql } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import type { Db } from '../context.ts';
import * as start from './migrations/0001_start.ts';
import * as postVideo from './migrations/0002_post_video.ts';
import * as followers from './migrations/0003_followers.ts';
import * as mentions from './migrations/0004_mentions.ts';
import * as editVisibility from './migrations/0010_edit_visibility.ts';
import * as shares from './migrations/0011_shares.ts';
import * as reportEvidence from './migrations/0012_report_evidence.ts';
import * as unverified from './migrations/0013_unverified.ts';
import * as profile from './migrations/0020_profile.ts';
import * as graph from './migrations/0021_graph.ts';
import * as search from './migrations/0022_search.ts';
import * as verification from './migrations/0023_verification.ts';
import * as suggestions from './migrations/0024_suggestions.ts';
import * as jobs from './migrations/0025_jobs.ts';
import * as jobList from './migrations/0026_job_list.ts';
import * as jobSkills from './migrations/0027_job_skills.ts';
import * as jobConsent from './migrations/0028_job_consent.ts';
import * as jobRequests from './migrations/0029_job_requests.ts';
import * as events from './migrations/0030_events.ts';
import * as payments from './migrations/0040_payments.ts';
import * as contactChanges from './migrations/0050_contact_changes.ts';
import * as tickets from './migrations/0060_tickets.ts';
import * as refunds from './migrations/0065_refunds.ts';
import * as soldPolicy from './migrations/0065_sold_policy.ts';
import * as doorScans from './migrations/0066_door_scans.ts';
import * as memberEmail from './migrations/0067_member_email.ts';
import * as eventLinks from './migrations/0068_event_links.ts';
import * as chat from './migrations/0070_chat.ts';
import * as stream from './migrations/0080_stream.ts';
import * as disputes from './migrations/0081_disputes.ts';
import * as notificationGroups from './migrations/0084_notification_groups.ts';
import * as devices from './migrations/0088_devices.ts';
import * as pushed from './migrations/0089_pushed.ts';
import * as mailed from './migrations/0090_mailed.ts';
import * as live from './migrations/0100_live.ts';
import * as jobOrders from './migrations/0101_job_orders.ts';
import * as jobSearches from './migrations/0101_job_searches.ts';
import * as hiddenPosts from './migrations/0102_hidden_posts.ts';
import * as recordingPosters from './migrations/0103_recording_posters.ts';
import * as lostDisputes from './migrations/0103_lost_disputes.ts';
import * as livePosters from './migrations/0104_live_posters.ts';
import * as testPayments from './migrations/0104_test_payments.ts';
import * as resumedRecordings from './migrations/0104_resumed_recordings.ts';
import * as jobSkillWords from './migrations/0105_job_skill_words.ts';

/** Add at the end, never change one that was released. */
const migrations: Record<string, Migration> = {
  '0001_start': start,
  '0002_post_video': postVideo,
  '0003_followers': followers,
  '0004_mentions': mentions,
  '0010_edit_visibility': editVisibility,
  '0011_shares': shares,
  '0012_report_evidence': reportEvidence,
  '0013_unverified': unverified,
  '0020_profile': profile,
  '0021_graph': graph,
  '0022_search': search,
  '0023_verification': verification,
  '0024_suggestions': suggestions,
  '0025_jobs': jobs,
  '0026_job_list': jobList,
  '0027_job_skills': jobSkills,
  '0028_job_consent': jobConsent,
  '0029_job_requests': jobRequests,
  '0030_events': events,
  '0040_payments': payments,
  '0050_contact_changes': contactChanges,
  '0060_tickets': tickets,
  '0065_refunds': refunds,
  '0065_sold_policy': soldPolicy,
  '0066_door_scans': doorScans,
  '0067_member_email': memberEmail,
  '0068_event_links': eventLinks,
  '0070_chat': chat,
  '0080_stream': stream,
  '0081_disputes': disputes,
  '0084_notification_groups': notificationGroups,
  '0088_devices': devices,
  '0089_pushed': pushed,
  '0090_mailed': mailed,
  '0100_live': live,
  '0101_job_orders': jobOrders,
  '0101_job_searches': jobSearches,
  '0102_hidden_posts': hiddenPosts,
  '0103_recording_posters': recordingPosters,
  '0103_lost_disputes': lostDisputes,
  '0104_live_posters': livePosters,
  '0104_test_payments': testPayments,
  '0104_resumed_recordings': resumedRecordings,
  '0105_job_skill_words': jobSkillWords,
};

const LOCK = 727_201;

/**
 * Brings the tables up to date, all or nothing, in one transaction. Several nodes may start at once: on PostgreSQL the
 * first takes a lock and the others find nothing left to do. Returns the names of the migrations that were run.
 */
export async function migrate(db: Db, kind: 'pglite' | 'postgres'): Promise<string[]> {
  return db.transaction().execute(async (trx) => {
    if (kind === 'postgres') await sql`select pg_advisory_xact_lock(${sql.lit(LOCK)})`.execute(trx);
    const migrator = new Migrator({ db: trx, provider: { getMigrations: async () => migrations } });
    const { error, results = [] } = await migrator.migrateToLatest();
    if (error) throw error;
    return results.filter((result) => result.status === 'Success').map((result) => result.migrationName);
  });
}
