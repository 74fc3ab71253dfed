import type { Config } from './config.ts';
import { exportTask, purgeExports } from './modules/account/exportTask.ts';
import { keepApplications } from './modules/jobs/apply/applicationUpkeep.ts';
import { sendNotices } from './modules/jobs/hiring/notices.ts';
import { TELL_CHANGE, tellChangeTask } from './modules/jobs/posting/changes.ts';
import { ANSWER, answerTask } from './modules/jobs/posting/closing.ts';
import { keepJobs } from './modules/jobs/posting/jobUpkeep.ts';
import { tellSearches } from './modules/jobs/search/tellSearches.ts';
import { keepPosterStats } from './modules/jobs/measurePosters.ts';
import { LEAVE_EVENTS, leaveEventsTask } from './modules/events/tickets/eraseTickets.ts';
import { TELL_HOLDERS, tellHoldersTask } from './modules/events/tickets/holders.ts';
import { REFUND_ALL, refundAllTask } from './modules/events/tickets/refundAll.ts';
import { keepTickets } from './modules/events/tickets/ticketUpkeep.ts';
import { keepPayments } from './modules/payments/paymentUpkeep.ts';
import { REFUND } from './modules/payments/refunds.ts';
import { refundTask } from './modules/payments/refundTask.ts';
import { purgeLiveComments } from './modules/live/rooms/commentUpkeep.ts';
import { TELL_LIVE, tellLiveTask } from './modules/live/rooms/liveNews.ts';
import { recordingTasks } from './modules/live/recordings/finishTask.ts';
import { TELL_MESSAGE, tellMessageTask } from './modules/chat/chatNews.ts';
import { TELL_FOLLOWERS, tellFollowersTask } from './notify/tellFollowers.ts';
import { keepVerifications } from './modules/profile/verification/verificationUpkeep.ts';
import { mailTasks } from './modules/notifications/mail/mailTasks.ts';
import { pushTasks } from './modules/notifications/push/pushTasks.ts';
import { forgetEvents } from './stream/sequence.ts';
import { outboxTask } from './outbox/send.ts';
import { sendersOf } from './outbox/senders.ts';
import { indexSearch, learnTables, purgeMedia, purgeOld, purgeUnverified } from './upkeep.ts';
import { sandboxTasks } from './modules/payments/chooseProvider.ts';
import type { TaskKind } from './tasks.ts';

/** Everything that is done in the background, by its kind. `print`: where demonstration mode prints codes. */
export const taskKinds = (config: Config, print: (line: string) => void): Record<string, TaskKind> => ({
  'outbox.send': outboxTask(sendersOf(config, print)),
  'media.purge': purgeMedia,
  'old.purge': purgeOld,
  'unverified.purge': purgeUnverified,
  'tables.learn': learnTables,
  'stream.forget': forgetEvents,
  'export.make': exportTask,
  'exports.purge': purgeExports,
  'search.index': indexSearch,
  'verifications.keep': keepVerifications,
  'applications.notices': sendNotices,
  'applications.keep': keepApplications,
  'jobs.keep': keepJobs,
  'jobs.searches': tellSearches,
  'posters.keep': keepPosterStats,
  [ANSWER]: answerTask,
  [TELL_CHANGE]: tellChangeTask,
  'payments.keep': keepPayments,
  [REFUND]: refundTask,
  'tickets.keep': keepTickets,
  [REFUND_ALL]: refundAllTask,
  [TELL_HOLDERS]: tellHoldersTask,
  [LEAVE_EVENTS]: leaveEventsTask,
  [TELL_FOLLOWERS]: tellFollowersTask,
  [TELL_MESSAGE]: tellMessageTask,
  [TELL_LIVE]: tellLiveTask,
  'live.comments': purgeLiveComments,
  ...mailTasks,
  ...pushTasks,
  ...sandboxTasks,
  ...recordingTasks,
});
