import type { Schemas } from '#openapi/contract.ts';
import { manageConnectionRequestRules } from '#openapi/generated/rules/manageConnectionRequestRules.ts';
import { validate, type FieldErrors } from '../lib/validate.ts';
import { ConnectionAction, ConnectionStatus } from './enums.ts';
import { Role } from './roles.ts';

export type Relation = Schemas['Relation'];
export type Connection = Schemas['Connection'];
export type ConnectionSuggestion = Schemas['ConnectionSuggestion'];
export type ConnectionCounts = Schemas['ConnectionCounts'];

/** Actions of ours beside those of the specification (product 3.9). */
export const RelationAction = { ...ConnectionAction, WITHDRAW: 7, MUTE: 8, UNMUTE: 9 } as const;
/** All but REPORT, which changes nothing between the two. */
export type RelationAction = Schemas['ManageConnectionRequest']['action'];

/** IN: the other asked. OUT: the reader asked. */
export const RequestDirection = { IN: 1, OUT: 2 } as const;

/** The lists of product S49. */
export const ConnectionList = {
  CONNECTED: 0,
  RECEIVED: 1,
  SENT: 2,
  FOLLOWING: 3,
  FOLLOWERS: 4,
  BLOCKED: 5,
  MUTED: 6,
} as const;
export type ConnectionList = (typeof ConnectionList)[keyof typeof ConnectionList];

export const ConnectionSort = { NEWEST: 0, NAME: 1 } as const;
export type ConnectionSort = (typeof ConnectionSort)[keyof typeof ConnectionSort];

export const noteLimit = 300;

export const connectionListLabels: Record<ConnectionList, string> = {
  0: 'Connected',
  1: 'Requests received',
  2: 'Sent',
  3: 'Following',
  4: 'Followers',
  5: 'Blocked',
  6: 'Muted',
};

/** Its count, by list. */
export const countNames: Record<ConnectionList, keyof ConnectionCounts> = {
  0: 'connected',
  1: 'received',
  2: 'sent',
  3: 'following',
  4: 'followers',
  5: 'blocked',
  6: 'muted',
};

/** The list that an address names. */
export const toConnectionList = (text: string | null): ConnectionList | undefined =>
  Object.values(ConnectionList).find((list) => countNames[list] === text);

const connects = (role: number) => role === Role.JOB_SEEKER || role === Role.HR;

/** The lists that can have anything in them: roles 1 and 2 connect, roles 2 to 4 are followed (product 6). */
export const listsOf = (role: number): ConnectionList[] => [
  ...(connects(role) ? [ConnectionList.CONNECTED, ConnectionList.RECEIVED, ConnectionList.SENT] : []),
  ConnectionList.FOLLOWING,
  ...(role === Role.JOB_SEEKER ? [] : [ConnectionList.FOLLOWERS]),
  ConnectionList.BLOCKED,
  ConnectionList.MUTED,
];

export const isRequestTo = ({ connectionStatus, requestDirection }: Relation, direction: 1 | 2): boolean =>
  connectionStatus === ConnectionStatus.REQUESTED && requestDirection === direction;

export const isConnected = ({ connectionStatus, isBlocked }: Relation): boolean =>
  connectionStatus === ConnectionStatus.CONNECTED && !isBlocked;

/** What has come of a suggestion to connect; undefined while nothing was done. */
export const connectOutcome = (viewer: Relation): string | undefined => {
  if (isConnected(viewer)) return 'You are connected now';
  return isRequestTo(viewer, RequestDirection.OUT) ? 'Request sent' : undefined;
};

/** Without a direction, which stands beside REQUESTED only. */
function withStatus(
  { requestDirection: _old, ...relation }: Relation,
  connectionStatus: Relation['connectionStatus'],
): Relation {
  const canMessage = connectionStatus === ConnectionStatus.CONNECTED && relation.canMessage;
  return { ...relation, connectionStatus, canMessage };
}

/**
 * How the two stand after an action, as the server will answer (product 5): shown before it does. Crossing requests
 * connect at once; blocking removes requests and follows.
 */
export function relationAfter(relation: Relation, action: RelationAction): Relation {
  switch (action) {
    case RelationAction.ADD_CONNECTION:
      if (relation.connectionStatus === ConnectionStatus.CONNECTED) return relation;
      return isRequestTo(relation, RequestDirection.IN)
        ? withStatus(relation, ConnectionStatus.CONNECTED)
        : {
            ...withStatus(relation, ConnectionStatus.REQUESTED),
            requestDirection: RequestDirection.OUT,
          };
    case RelationAction.ACCEPT:
      return withStatus(relation, ConnectionStatus.CONNECTED);
    case RelationAction.REMOVE_CONNECTION:
    case RelationAction.REJECT:
    case RelationAction.WITHDRAW:
      return withStatus(relation, ConnectionStatus.NOT_CONNECTED);
    case RelationAction.BLOCK:
      return {
        ...withStatus(relation, ConnectionStatus.NOT_CONNECTED),
        isBlocked: true,
        isFollowing: false,
      };
    case RelationAction.UNBLOCK:
      return { ...relation, isBlocked: false };
    case RelationAction.MUTE:
      return { ...relation, isMuted: true };
    case RelationAction.UNMUTE:
      return { ...relation, isMuted: false };
    default: {
      const forgotten: never = action;
      return forgotten;
    }
  }
}

/** Whether a member in this relation stands in the reader's list. FOLLOWERS cannot be told from it. */
const isIn: Record<keyof Omit<ConnectionCounts, 'followers'>, (relation: Relation) => boolean> = {
  connected: isConnected,
  received: (relation) => !relation.isBlocked && isRequestTo(relation, RequestDirection.IN),
  sent: (relation) => !relation.isBlocked && isRequestTo(relation, RequestDirection.OUT),
  following: ({ isFollowing }) => isFollowing,
  blocked: ({ isBlocked }) => isBlocked,
  muted: ({ isMuted, isBlocked }) => isMuted && !isBlocked,
};

/** The counts once somebody went from one relation to another. */
export function countsAfter(counts: ConnectionCounts, from: Relation, to: Relation): ConnectionCounts {
  const next = { ...counts };
  for (const [name, holds] of Object.entries(isIn) as [keyof typeof isIn, (typeof isIn)['connected']][])
    next[name] = Math.max(0, counts[name] + Number(holds(to)) - Number(holds(from)));
  return next;
}

/** What became of a row since its list was read: it stays where it was and says so. Undefined while it belongs there. */
export function outcomeIn(list: ConnectionList, relation: Relation): string | undefined {
  if (list === ConnectionList.BLOCKED) return relation.isBlocked ? undefined : 'No longer blocked';
  if (relation.isBlocked) return 'Blocked. Neither of you sees the other.';
  if (list === ConnectionList.MUTED) return relation.isMuted ? undefined : 'No longer muted';
  if (list === ConnectionList.CONNECTED) return isConnected(relation) ? undefined : 'No longer connected';
  if (list === ConnectionList.SENT || list === ConnectionList.RECEIVED) {
    if (isConnected(relation)) return 'You are connected now';
    if (isIn[list === ConnectionList.SENT ? 'sent' : 'received'](relation)) return undefined;
    if (relation.connectionStatus === ConnectionStatus.REQUESTED) return undefined;
    return list === ConnectionList.SENT ? 'Request withdrawn' : 'Request declined';
  }
  return undefined;
}

/** The contract's sentence. */
export const noteErrors = (values: { note: string }): FieldErrors =>
  validate({ note: manageConnectionRequestRules.note }, values);
