/** The specification's enumerations (section 3 and 4), spelt as it spells them. */

export const ContentType = {
  JOB_POST: 2,
  EVENT: 3,
  BRAND: 4,
  ADS: 5,
  BUSINESS: 6,
  BUSSINESS_POST: 8,
  JOBSEEKER_POST: 10,
  HR_POST: 11,
} as const;
export type ContentType = (typeof ContentType)[keyof typeof ContentType];

/** What a member calls it in a sentence. */
export const contentNoun = (feedType: number) =>
  feedType === ContentType.JOB_POST ? 'job' : feedType === ContentType.EVENT ? 'event' : 'post';

export const contentTypeLabels: Record<number, string> = {
  2: 'JOB',
  3: 'EVENT',
  4: 'BRAND',
  5: 'ADS',
  6: 'BUSINESS',
};

export const MessageType = { TEXT: 0, IMAGE: 1, RECOMMEND: 2 } as const;
/** Kind of a live room or recording. */
export const LiveMediaType = { VIDEO: 1, AUDIO: 2 } as const;
/** Kind of a picture or clip in a post. */
export const MediaType = { IMAGE: 0, VIDEO: 1 } as const;
export const LiveParticipant = { HOST: 0, AUDIENCE: 1 } as const;
export const RecommendationList = { GIVEN: 1, RECEIVED: 2, PENDING: 3 } as const;
export const Pricing = { FREE: 0, PAID: 1 } as const;
export const FollowAction = { FOLLOW: 1, UNFOLLOW: 2 } as const;
/** The specification leaves this set unnamed; here it is the kind of a transaction. */
export const TransactionType = { CERTIFICATION: 1, EVENT: 2, PLAN_UPGRADE: 3 } as const;
export const AuthMode = { REGISTER: 1, LOGIN: 2, FORGOT: 3, RESEND: 4 } as const;
export const Platform = { WEB: 3 } as const;
export const MessageNotification = { OTHERS: 0, SEND_MESSAGE: 1 } as const;
export const RequestKind = { SEND_REQUEST: 0, ACCEPT_REQUEST: 2 } as const;

export const RequestStatus = { NOT_ACCEPTED: 1, ACCEPTED: 2, REJECTED: 3, HOLD: 4 } as const;
export const ConnectionStatus = { REQUESTED: 0, CONNECTED: 1, NOT_CONNECTED: 2 } as const;
export const ConnectionAction = {
  ADD_CONNECTION: 0,
  REMOVE_CONNECTION: 1,
  ACCEPT: 2,
  REJECT: 3,
  BLOCK: 4,
  UNBLOCK: 5,
  REPORT: 6,
} as const;
export const VerificationStatus = {
  NOT_VERIFIED: 0,
  VERIFICATION_REQUESTED: 1,
  SENT_FOR_VERIFICATION: 2,
  VERIFIED: 3,
} as const;

/** Actions of ours (product 3.9). */
export const Toggle = { ON: 1, OFF: 0 } as const;
export const PostAction = { ADD: 0, EDIT: 1 } as const;
export const CommentAction = { ADD: 0, EDIT: 1, DELETE: 2, HIDE: 3, SHOW: 4 } as const;
export const FeedFilter = { ALL: 0, FOLLOWING: 1, SAVED: 2, MINE: 3 } as const;
export const UploadPurpose = {
  PROFILE: 1,
  POST: 2,
  CHAT: 3,
  RESUME: 4,
  DOCUMENT: 5,
  EVENT: 6,
  RECORDING: 7,
} as const;
