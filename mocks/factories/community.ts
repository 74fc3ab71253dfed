import type { Schemas } from '#openapi/contract.ts';
import amara from '../fixtures/community/amara.webp';
import atlas from '../fixtures/community/atlas.webp';
import bicycle from '../fixtures/community/bicycle.webp';
import brightpath from '../fixtures/community/brightpath.webp';
import fjord from '../fixtures/community/fjord.webp';
import hannah from '../fixtures/community/hannah.webp';
import kitchen from '../fixtures/community/kitchen.webp';
import kwame from '../fixtures/community/kwame.webp';
import { makeDashboard, makeSuggestion, tilesOf } from './dashboard.ts';
import { makePost, media, minutesBefore } from './feed.ts';

type Author = Schemas['Author'];

/** Some of the members that `npm start` draws, for pictures of the whole product; faces and scenes are from its seed. */
export const members = {
  amara: {
    userId: 'u1',
    userType: 1,
    userName: 'Amara Diallo',
    headline: 'Backend developer, Hamburg',
    userImage: amara,
  },
  kwame: {
    userId: 'u11',
    userType: 1,
    userName: 'Kwame Mensah',
    headline: 'Cook, Accra',
    userImage: kwame,
  },
  hannah: {
    userId: 'u12',
    userType: 1,
    userName: 'Hannah O’Connor',
    headline: 'Timber-frame carpenter, Galway',
    userImage: hannah,
  },
  brightpath: {
    userId: 'u13',
    userType: 2,
    userName: 'Brightpath Talent',
    headline: 'Recruiting that calls back. Dublin and Cork',
    userImage: brightpath,
    verificationStatus: 3,
  },
  atlas: {
    userId: 'u14',
    userType: 3,
    userName: 'Atlas Bikes',
    headline: 'Bicycles you can repair, Utrecht',
    userImage: atlas,
    verificationStatus: 3,
  },
  fjord: {
    userId: 'u15',
    userType: 3,
    userName: 'Fjordlys',
    headline: 'Lamps for long winters, Bergen',
    userImage: fjord,
    verificationStatus: 3,
  },
} satisfies Record<string, Author>;

const scene = (url: string, alt: string) => media({ url, alt, width: 1200, height: 800 }, alt);

const spareParts = makePost({
  feedId: 'f14',
  feedType: 4,
  author: members.atlas,
  createdAt: minutesBefore(60 * 5),
  text: 'We promised spare parts for thirty years. Today somebody called us in year twenty-eight. We had it. The whole warehouse clapped.',
  media: [scene(bicycle, 'A bicycle leaning against a brick wall')],
  counts: { likes: 214, comments: 31, shares: 12 },
});

/** Newest first. */
export const communityPosts: Schemas['FeedItem'][] = [
  makePost({
    feedId: 'f11',
    author: members.kwame,
    createdAt: minutesBefore(50),
    text: 'Catered for ninety with a stove for thirty. The secret is not speed. The secret is deciding on Tuesday what you will not cook on Friday.',
    media: [scene(kitchen, 'Steaming pots on a stove, pans on hooks above')],
    counts: { likes: 86, comments: 14, shares: 3 },
    viewer: { ...makePost().viewer, isLiked: true },
  }),
  makePost({
    feedId: 'f12',
    feedType: 11,
    author: members.brightpath,
    createdAt: minutesBefore(60 * 3),
    text: 'We dropped the covering letter in March. Applications went up by a third. The share we invited stayed the same. In other words: we had been turning good people away with a form.',
    media: [],
    counts: { likes: 132, comments: 27, shares: 9 },
  }),
  spareParts,
  makePost({
    feedId: 'f13',
    author: members.hannah,
    createdAt: minutesBefore(60 * 22),
    text: 'Raised the frame on Saturday. Eleven people, one crane, forty pegs, no nails.',
    media: [],
    counts: { likes: 175, comments: 19, shares: 6 },
  }),
];

const suggestions = [
  makeSuggestion({ member: members.brightpath, reason: 'Followed by 2 connections' }),
  makeSuggestion({ member: members.fjord, reason: 'Popular in Hamburg' }),
];

export const jobSeekerDashboard = makeDashboard({ suggestions });
export const brandDashboard = makeDashboard({
  headline: members.atlas.headline,
  tiles: {
    ...tilesOf.brand,
    bestPost: spareParts,
    ticketSales: [{ tickets: 36, amount: 90_000, currency: 'EUR' }],
  },
  nextSteps: [],
  suggestions: suggestions.slice(0, 1),
});
