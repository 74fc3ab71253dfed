import type { OperationId, RequestBody } from '#openapi/contract.ts';
import { operations } from '#openapi/generated/operations.ts';
import { contractDocument, type JsonSchema } from '../../../server/contract/document.ts';
import type { World } from './world.ts';

/** A payload of a read; `userId` is put in. */
type Payload<Op extends OperationId> = Omit<NonNullable<RequestBody<Op>>, 'userId'>;
type Reads = { [Op in OperationId]?: (world: World) => Payload<Op>[] };

const page = { pageIndex: 1 };
const ofEach = (world: World) => world.members.map(({ userId }) => ({ otherUserId: userId }));

/** How every operation that lists something of others is read in full. A new one belongs here (product D13, R5). */
export const listReads: Reads = {
  getFeedList: (world) => [
    { ...page, filter: 0 as const, feedType: 2 as const },
    ...([1, 2, 3] as const).map((sort) => ({
      ...page,
      filter: 0 as const,
      feedType: 2 as const,
      sort,
      sortCurrency: 'EUR',
    })),
    ...([0, 1, 2] as const).map((filter) => ({ ...page, filter })),
    ...ofEach(world).map((of) => ({ ...page, ...of, filter: 3 as const })),
    { ...page, filter: 0, tag: 'together' },
  ],
  getFeedDetails: ({ posts, jobs, events }) => [
    ...posts.map((at) => ({ ...at, ...page, include: 'likers' as const })),
    ...jobs.map((feedId) => ({ feedId, feedType: 2 as const })),
    ...events.map((feedId) => ({ feedId, feedType: 3 as const })),
  ],
  getEventList: () => [
    page,
    ...(['NEWEST', 'PRICE'] as const).map((sort) => ({ ...page, sort })),
    { ...page, filters: { text: 'together' } },
  ],
  getPostedEvents: (world) => [page, ...ofEach(world).map((of) => ({ ...page, ...of }))],
  getEventDetails: ({ events }) => events.map((eventId) => ({ eventId })),
  jobPosted: (world) => [page, ...ofEach(world).map((of) => ({ ...page, ...of }))],
  getPostDetails: ({ posts }) => posts,
  commentDetails: ({ posts, comments }) => [
    ...posts.map((at) => ({ ...at, ...page, sort: 0 as const })),
    ...comments.map(({ commentId, ...at }) => ({
      ...at,
      ...page,
      sort: 1 as const,
      parentCommentId: commentId,
    })),
  ],
  myBrandPosts: () => [page],
  getHiddenPosts: () => [page],
  getMentionSuggestions: ({ members }) => [
    { kind: 0, text: '' },
    ...members.map(({ userName }) => ({ kind: 0 as const, text: userName.slice(0, 3) })),
    { kind: 1, text: 'to' },
  ],
  getNotificationList: () => [page, { ...page, unread: true }],
  // With the first page of CONNECTED come people whom the caller may know. BLOCKED 5 is the one list that names whom the caller has blocked.
  getMyConnections: ({ members }) =>
    ([0, 1, 2, 3, 4, 6] as const).flatMap((list) => [
      { ...page, list },
      { ...page, list, sort: 1 as const },
      ...members.map(({ userName }) => ({ ...page, list, searchText: userName })),
    ]),
  // Everybody and everything is called so, and everybody has a name of their own beside it.
  search: ({ members }) => [
    ...([1, 2, 3, 4, 5, 6] as const).map((searchType) => ({
      searchType,
      searchText: 'together',
      pageIndex: 0,
    })),
    ...([1, 2, 3, 4] as const).flatMap((searchType) =>
      members.map(({ userName }) => ({ searchType, searchText: userName, pageIndex: 0 })),
    ),
  ],
  getRecommendations: (world) => [
    ...([1, 2, 3] as const).map((type) => ({ ...page, type })),
    ...ofEach(world).flatMap((of) => ([1, 2] as const).map((type) => ({ ...page, ...of, type }))),
  ],
  dashboardDetails: () => [{}],
  getFriendList: () => [page, { ...page, searchText: 'together' }, { ...page, searchText: 'kiln' }],
  getWholeMessage: ({ members }) => members.map(({ userId }) => ({ ...page, friendId: userId })),
  fetchChannel: ({ events, rooms }) => [
    { mediaType: 1 as const },
    { mediaType: 2 as const },
    ...events.map((eventId) => ({ eventId })),
    ...rooms.map((channelName) => ({ channelName })),
  ],
  recordings: (world) =>
    ([1, 2] as const).flatMap((mediaType) => [
      { ...page, mediaType },
      { ...page, mediaType, mine: true },
      ...ofEach(world).map((of) => ({ ...page, ...of, mediaType })),
    ]),
  getCompanies: ({ members }) => members.map(({ userName }) => ({ searchText: userName })),
};

/** Lists of one member's profile: across a block they are refused. */
export const profileLists = [
  'getLanguages',
  'getWorkExperience',
  'getEducationalDetails',
  'getCertificate',
  'getAchievement',
] as const satisfies OperationId[];

const own = 'answers what the caller wrote or keeps; nobody else stands in it';
const survives = 'an application and its answer survive a block (product D13); a test of their own says so';
const bought =
  'a block takes nobody the ticket that they hold, nor a guest from the door; a test of their own says so';
const master = 'a list that is the same for everybody';

/** Operations with a list in their answer that shows nobody, each with its reason. */
export const withoutOthers: { [Op in OperationId]?: string } = {
  register: own,
  passwordForgot: own,
  resendCode: own,
  verifyAccount: own,
  countries: master,
  managePost: own,
  addJob: own,
  manageEvent: own,
  eventEdit: own,
  eventDetail: own,
  managePackageTickets: own,
  manageComment: own,
  notificationUpdate: own,
  fetchNotificationValue: own,
  presignedUrl: own,
  getUserInfo: 'one member by id: of whom the caller blocked the required fields alone (contract: Member)',
  editProfile: own,
  addUserQualification: own,
  addWorkExperience: own,
  getCurrentlyWorkingExperience: own,
  endCurrentPosition: own,
  addCertificate: own,
  addAchievement: own,
  addLanguages: own,
  manageInterests: own,
  getPassionList: own,
  getLanguageList: master,
  getInterestList: master,
  verificationRequestList: 'items of one member by id; who asked for it is left out across a block',
  sendForVerification: own,
  transactions: own,
  transactionDetails: own,
  getTransactionId: own,
  applyJob: own,
  getAppliedJobs: own,
  manageJobSearches: own,
  getJobRequestList: survives,
  verifyJobApplication: survives,
  eventTicketPurchase: own,
  ticketList: bought,
  ticketDetail: bought,
  getTicketDetails: bought,
  manageTickets: bought,
  sendMessage: own,
  generateToken: 'the way to the media of one room, by its name',
  recordStart: own,
};

interface Node extends JsonSchema {
  $ref?: string;
}

const resolve = (node: Node): Node =>
  node.$ref
    ? (node.$ref
        .replace('#/', '')
        .split('/')
        // A reference of the bundled document leads somewhere in it.
        .reduce<unknown>((at, key) => (at as Record<string, unknown>)[key], contractDocument) as Node)
    : node;

function hasList(value: unknown, seen = new Set<unknown>()): boolean {
  if (typeof value !== 'object' || value === null) return false;
  const node = resolve(value as Node);
  if (seen.has(node)) return false;
  seen.add(node);
  return node.type === 'array' || Object.values(node).some((part) => hasList(part, seen));
}

/** Every operation of the contract whose answer has a list in it, however deep. */
export const operationsWithLists = (Object.keys(operations) as OperationId[]).filter((op) => {
  const { path, method } = operations[op];
  return hasList(
    contractDocument.paths[path]?.[method]?.responses['200']?.content?.['application/json']?.schema,
  );
});
