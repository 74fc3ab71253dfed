import type { Schemas } from '#openapi/contract.ts';
import amaraPhoto from '../fixtures/community/amara.webp';
import atlasLogo from '../fixtures/community/atlas.webp';
import brightpathLogo from '../fixtures/community/brightpath.webp';
import { pictures } from '../fixtures/pictures.ts';
import { minutesBefore } from './feed.ts';
import { makeSections } from './profileSections.ts';

type Member = Schemas['Member'];
type Sections = Schemas['ProfileSections'];

const daysBefore = (days: number) => minutesBefore(60 * 24 * days);
const counts: Schemas['MemberCounts'] = {
  connections: 64,
  followers: 0,
  following: 12,
  posts: 9,
  recommendations: 3,
};

/** Everything that each member has, whatever its role. */
const anyone = {
  premiumUser: 0,
  verificationStatus: 0,
  createdAt: daysBefore(300),
  updatedAt: daysBefore(3),
  lastActiveAt: daysBefore(0),
} satisfies Partial<Member>;

/** Fields that the member alone is sent. */
const ownOnly = {
  countryCode: 'DE',
  dialCode: '+49',
  phone: '1512345678',
  email: 'amara@example.org',
  locale: 'en-DE',
  timezone: 'Europe/Berlin',
  sectionVisibility: { certificates: 1, contact: 2 },
} satisfies Partial<Member>;

/** Amara Diallo, a job seeker, as she sees herself. */
export const makeMember = (changes: Partial<Member> = {}): Member => ({
  ...anyone,
  ...ownOnly,
  userId: 'u1',
  userType: 1,
  userName: 'Amara Diallo',
  userImage: amaraPhoto,
  coverImage: pictures.glacier.url,
  firstName: 'Amara',
  lastName: 'Diallo',
  headline: 'Backend developer who answers her own pager',
  about:
    'I build the parts that nobody sees and everybody waits for. Nine years of payment systems, two of them in a team that slept through the night.\n\nAsk me about queues, Wolof proverbs, and why your retries make it worse.',
  location: { city: 'Hamburg', country: 'DE' },
  website: 'https://amara.example.org',
  dateOfBirth: '1996-04-23',
  openToWork: {
    isOpen: true,
    roles: ['Backend developer', 'Platform engineer'],
    workplaceTypes: [2, 3],
    visibleTo: 1,
  },
  verificationStatus: 3,
  verifiedDocument: 5,
  verifiedAt: daysBefore(120),
  counts,
  profileStrength: 85,
  nextSteps: [7, 9],
  ...changes,
});

/** Of an HR agency, a brand and a business, as they see themselves. */
export const makeAgency = (changes: Partial<Member> = {}): Member => ({
  ...anyone,
  ...ownOnly,
  userId: 'u13',
  userType: 2,
  userName: 'Brightpath Talent',
  companyName: 'Brightpath Talent',
  companyImage: brightpathLogo,
  coverImage: pictures.meadow.url,
  companyLocation: { city: 'Dublin', country: 'IE' },
  contactPerson: 'Aoife Brennan',
  registrationNumber: 'IE 662118',
  industry: 'RECRUITMENT',
  companySize: '11-50',
  foundedYear: 2014,
  responseRate: 94,
  medianDaysToAnswer: 3.5,
  headline: 'Recruiting that calls back. Dublin and Cork',
  about: 'We answer every application within a week, also when the answer is no.',
  website: 'https://brightpath.example.org',
  verificationStatus: 3,
  verifiedDocument: 6,
  verifiedAt: daysBefore(200),
  counts: { connections: 210, followers: 1840, following: 31, posts: 77, recommendations: 6 },
  profileStrength: 90,
  nextSteps: [8],
  ...changes,
});
export const makeBrand = (changes: Partial<Member> = {}): Member => ({
  ...makeAgency(),
  userId: 'u14',
  userType: 3,
  userName: 'Atlas Bikes',
  companyName: 'Atlas Bikes',
  companyImage: atlasLogo,
  coverImage: pictures.valley.url,
  companyLocation: { city: 'Utrecht', country: 'NL' },
  contactPerson: 'Joris de Wit',
  registrationNumber: 'KVK 68214455',
  industry: 'MANUFACTURING',
  companySize: '51-200',
  foundedYear: 1987,
  responseRate: undefined,
  medianDaysToAnswer: undefined,
  headline: 'Bicycles you can repair, Utrecht',
  about: 'Every part of an Atlas can be bought for thirty years. We have kept that promise since 1987.',
  website: 'https://atlasbikes.example.org',
  counts: { connections: 0, followers: 5312, following: 44, posts: 128, recommendations: 0 },
  ...changes,
});
export const makeBusiness = (changes: Partial<Member> = {}): Member => ({
  ...makeAgency(),
  userId: 'u4',
  userType: 4,
  userName: 'Café Sol',
  companyName: 'Café Sol',
  companyImage: undefined,
  coverImage: pictures.orchard.url,
  companyLocation: { address: 'Calle de la Paloma 12', city: 'Madrid', country: 'ES' },
  contactPerson: 'Lucía Prieto',
  registrationNumber: 'B-85441207',
  industry: 'FOOD',
  companySize: '1-10',
  foundedYear: 2011,
  responseRate: undefined,
  medianDaysToAnswer: undefined,
  headline: 'Breakfast until four, music after nine',
  about: 'Open Tuesday to Sunday, 8 to 23. Closed in August, like everybody with sense.',
  website: 'https://cafesol.example.org',
  verificationStatus: 0,
  verifiedDocument: undefined,
  verifiedAt: undefined,
  counts: { connections: 0, followers: 612, following: 18, posts: 41, recommendations: 0 },
  profileStrength: 60,
  nextSteps: [10, 1],
  ...changes,
});

/** Both people who may connect, and are not connected yet. */
export const makeRelation = (changes: Partial<Schemas['Relation']> = {}): Schemas['Relation'] => ({
  connectionStatus: 2,
  isFollowing: false,
  isBlocked: false,
  isMuted: false,
  canConnect: true,
  canFollow: false,
  canMessage: false,
  mutualCount: 3,
  ...changes,
});

/** The own profile of a job seeker; `{ viewer: makeRelation() }` makes it somebody else's. */
export const makeUserInfo = (changes: Partial<Schemas['UserInfo']> = {}): Schemas['UserInfo'] => ({
  member: makeMember(),
  sections: makeSections(),
  connectionsOnly: [],
  ...changes,
});

const emptySections: Sections = {
  experience: [],
  education: [],
  certificates: [],
  achievements: [],
  passions: [],
  languages: [],
  interests: [],
};
/** Of somebody who has just come: a name, and nothing else. */
export const newUserInfo: Schemas['UserInfo'] = makeUserInfo({
  member: makeMember({
    userImage: undefined,
    coverImage: undefined,
    headline: undefined,
    about: undefined,
    location: undefined,
    website: undefined,
    openToWork: undefined,
    sectionVisibility: { contact: 2 },
    verificationStatus: 0,
    verifiedDocument: undefined,
    verifiedAt: undefined,
    counts: { connections: 0, followers: 0, following: 0, posts: 0, recommendations: 0 },
    profileStrength: 10,
    nextSteps: [1, 2, 4, 5, 6, 7],
  }),
  sections: emptySections,
});
