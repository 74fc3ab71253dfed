import type { Schemas } from '#openapi/contract.ts';
import { makeMember, makeUserInfo } from './factories/profile.ts';
import { feedHandlers } from './handlers/feed.ts';
import { peopleHandlers } from './handlers/people.ts';
import { changeRelation, postsNow, relationNow } from './memory.ts';
import type { MockHandlers } from './msw.ts';
import { relations } from './factories/people.ts';
import { authors, minutesBefore } from './factories/feed.ts';

type UserInfo = Schemas['UserInfo'];

/** What nobody but the member is sent, and what none of these has. */
const notShown = {
  countryCode: undefined,
  dialCode: undefined,
  phone: undefined,
  email: undefined,
  dateOfBirth: undefined,
  sectionVisibility: undefined,
  profileStrength: undefined,
  nextSteps: undefined,
};

/** Ilse van Dorp as somebody else sees her. */
export const visited = (changes: Partial<UserInfo> = {}): UserInfo => {
  const { sections } = makeUserInfo();
  const { certificates: _private, ...open } = sections;
  return {
    member: makeMember({
      ...notShown,
      ...authors.ilse,
      firstName: 'Ilse',
      lastName: 'van Dorp',
      userImage: undefined,
      headline: 'Product designer at Kade',
      about:
        'I draw things until they can be used with gloves on. Eleven years of ticket gates, till receipts and the small screens between them.',
      location: { city: 'Utrecht', country: 'NL' },
      website: undefined,
      openToWork: undefined,
      verificationStatus: 0,
      verifiedDocument: undefined,
      verifiedAt: undefined,
    }),
    viewer: relations.stranger,
    sections: open,
    connectionsOnly: ['certificates'],
    ...changes,
  };
};

/** An organisation as others see it. */
export const visitedOrganisation = (
  member: Schemas['Member'],
  viewer: Schemas['Relation'] = relations.organisation,
): UserInfo => ({ member: { ...member, ...notShown }, viewer, sections: {}, connectionsOnly: [] });

/** Of a member whom the reader blocks nothing else is sent. */
const bare = ({ userId, userType, userName }: Schemas['Member']): Schemas['Member'] => ({
  userId,
  userType,
  userName,
  premiumUser: 0,
  verificationStatus: 0,
  createdAt: minutesBefore(0),
  updatedAt: minutesBefore(0),
});

/** With what only connections see, once they are. */
function seen(info: UserInfo, viewer: Schemas['Relation']): UserInfo {
  if (viewer.connectionStatus !== relations.connected.connectionStatus) return { ...info, viewer };
  const { certificates } = makeUserInfo().sections;
  const opened = info.connectionsOnly.includes('certificates') ? { certificates } : {};
  return { ...info, viewer, sections: { ...info.sections, ...opened }, connectionsOnly: [] };
}

/** The server, as a visitor of this profile meets it: it remembers what the story did about the member. */
export function visiting(info: UserInfo): MockHandlers {
  const { userId } = info.member;
  const viewer = () => relationNow(userId) ?? info.viewer ?? relations.stranger;
  return {
    ...feedHandlers,
    ...peopleHandlers,
    getUserInfo: () => ({
      message: 'Profile',
      response: viewer().isBlocked
        ? { member: bare(info.member), viewer: viewer(), sections: {}, connectionsOnly: [] }
        : seen(info, viewer()),
    }),
    manageConnection: (body) => {
      changeRelation(userId, viewer());
      return peopleHandlers.manageConnection(body);
    },
    getFeedList: ({ otherUserId }) => {
      const response = postsNow().filter(({ author }) => author.userId === otherUserId);
      return { message: 'Feed', response, count: response.length, snapshotAt: minutesBefore(0) };
    },
  };
}
