import type { Schemas } from '#openapi/contract.ts';
import type { VerificationFile } from '../../src/components/profile/verification/VerificationFileItem.tsx';
import { pictures } from '../fixtures/pictures.ts';
import { authors, minutesBefore } from './feed.ts';

type Item = Schemas['VerificationItem'];

const daysBefore = (days: number) => minutesBefore(60 * 24 * days);

/** Files that were sent, as their owner gets them. */
export const documentFiles: Schemas['DocumentFile'][] = [
  {
    mediaKey: 'document/front',
    url: pictures.glacier.url,
    fileName: 'licence-front.jpg',
    contentType: 'image/webp',
    size: 402_133,
  },
  {
    mediaKey: 'document/licence',
    url: '/media/document/licence?expires=1&signature=s',
    fileName: 'licence.pdf',
    contentType: 'application/pdf',
    size: 184_220,
  },
];

/** A certificate of Amara's that nobody has asked about. */
export const makeVerificationItem = (changes: Partial<Item> = {}): Item => ({
  documentId: 'ce1',
  documentType: 3,
  title: 'Certified Kubernetes Administrator',
  owner: authors.amara,
  status: 0,
  files: [],
  fee: 0,
  currency: 'EUR',
  updatedAt: daysBefore(30),
  ...changes,
});

/** An HR agency asks for it. */
export const askedItem = makeVerificationItem({
  status: 1,
  requestedBy: authors.nordlicht,
  requestedAt: daysBefore(2),
});

/** It was sent back with a reason. */
export const returnedItem = makeVerificationItem({
  documentId: 'ed1',
  documentType: 1,
  title: 'B.Sc. Computer Science, University of Hamburg',
  status: 1,
  requestedBy: authors.amara,
  requestedAt: daysBefore(12),
  reason: 'The date of the diploma cannot be read. Please take the picture in daylight, without a flash.',
  files: documentFiles,
});

export const itemInReview = makeVerificationItem({
  documentId: 'we1',
  documentType: 2,
  title: 'Backend developer, Nordlicht Payments',
  status: 2,
  requestedBy: authors.amara,
  requestedAt: daysBefore(1),
  sentAt: daysBefore(1),
  files: documentFiles,
});

export const verifiedItem = makeVerificationItem({
  documentId: 'u1',
  documentType: 5,
  title: 'Identity document',
  status: 3,
  requestedBy: authors.amara,
  requestedAt: daysBefore(124),
  sentAt: daysBefore(124),
  verifiedAt: daysBefore(120),
  verifier: 'Rolecast verification',
});

/** One in each state, in the order of the server. */
export const verificationItems: Item[] = [
  askedItem,
  returnedItem,
  verifiedItem,
  itemInReview,
  makeVerificationItem({ documentId: 'ac1', documentType: 4, title: 'Speaker of the year, Hamburg meetups' }),
];

/** Files in the dialog: a picture and a PDF that have arrived. */
export const chosenFiles: VerificationFile[] = [
  { id: 'f1', name: 'licence-front.jpg', picture: pictures.glacier.url, state: 'ready', progress: 1 },
  { id: 'f2', name: 'licence.pdf', state: 'ready', progress: 1 },
];
