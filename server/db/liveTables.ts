// Live rooms and recordings.
import type { Default, OptionalTime, Time } from './columns.ts';

export interface LiveChannelsTable {
  channel_name: string;
  host_id: string;
  client_id: string;
  /** VIDEO 1, AUDIO 2 (specification 3). */
  media_type: 1 | 2;
  title: string;
  description: string | null;
  /** EVERYONE 0, FOLLOWERS 1, TICKET_HOLDERS 2. */
  visibility: 0 | 1 | 2;
  event_id: string | null;
  provider: 'WEBRTC' | 'AGORA';
  state: Default<'LIVE' | 'HOST_AWAY' | 'ENDED'>;
  /** The one presence of the host that may publish. */
  host_seat: string | null;
  host_away_until: OptionalTime;
  started_at: Time;
  ended_at: OptionalTime;
  audience: Default<number>;
  peak: Default<number>;
  likes: Default<number>;
  comments_off: Default<boolean>;
  slow_mode_sec: Default<number>;
  pinned_comment_id: string | null;
  /** The running recording. */
  recording_id: string | null;
  /** When followers were told of it. */
  told_at: OptionalTime;
  audience_changed_at: OptionalTime;
  audience_told_at: Time;
  likes_changed_at: OptionalTime;
  likes_told_at: Time;
  /** It has ended, and the media server knows. */
  closed_at: OptionalTime;
  /** A picture of what is on air, and when one was last asked for. */
  poster_key: Default<string | null>;
  poster_at: OptionalTime;
}

export interface LiveSeatsTable {
  seat_id: string;
  channel_name: string;
  member_id: string;
  /** HOST 0, AUDIENCE 1 (specification 3). */
  role: 0 | 1;
  /** The session it was given to: it ends with it. */
  session_hash: string;
  /** What Agora calls the seat. */
  agora_uid: number | null;
  issued_at: Time;
  /** Of its token. */
  expires_at: Time;
  /** Its media run since then, unless they were lost. */
  connected_at: OptionalTime;
  lost_at: OptionalTime;
  /** It is over. */
  left_at: OptionalTime;
  /** And the media server knows. */
  out_at: OptionalTime;
}

export interface LiveCommentsTable {
  id: string;
  channel_name: string;
  author_id: string;
  client_id: string;
  text: string;
  created_at: Time;
  hidden_at: OptionalTime;
}

export interface LiveLikesTable {
  channel_name: string;
  member_id: string;
  created_at: Time;
}

export interface LiveBansTable {
  channel_name: string;
  member_id: string;
  /** KICK 3, MUTE 4. */
  kind: 3 | 4;
  created_at: Time;
}

export interface RecordingsTable {
  recording_id: string;
  channel_name: string;
  host_id: string;
  media_type: 1 | 2;
  title: string;
  /** PUBLIC 0, CONNECTIONS 1, ONLY_ME 2. */
  visibility: 0 | 1 | 2;
  started_at: Time;
  /** Nothing is written to it any more. */
  stopped_at: OptionalTime;
  /** As the media server says it. */
  stop_reason: string | null;
  duration_ms: Default<number>;
  size_bytes: Default<number>;
  /** PROCESSING 0, READY 1, FAILED 2, PARTIAL 3. */
  state: Default<0 | 1 | 2 | 3>;
  /** Per cent. */
  progress: Default<number>;
  failure_reason: string | null;
  media_key: string | null;
  /** A still of the film. */
  poster_key: string | null;
  captions_key: string | null;
  /** The greatest number of a part for which a link was given. */
  last_link: Default<number>;
  views: Default<number>;
  likes: Default<number>;
  created_at: Time;
}

/** What the browser uploads where no media server records. */
export interface RecordingPartsTable {
  recording_id: string;
  part_number: number;
  size_bytes: number;
  created_at: Time;
}

export interface RecordingLikesTable {
  recording_id: string;
  member_id: string;
  created_at: Time;
}

/** One view of a member a day. */
export interface RecordingViewsTable {
  recording_id: string;
  member_id: string;
  day: string;
}
