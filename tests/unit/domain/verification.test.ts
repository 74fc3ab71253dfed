import { describe, expect, it } from 'vitest';
import { exportText } from '../../../src/domain/dataExport.ts';
import { askedByOther, chooseDocuments, verificationSentence } from '../../../src/domain/verification.ts';
import {
  askedItem,
  itemInReview,
  makeVerificationItem,
  returnedItem,
  verifiedItem,
} from '../../../mocks/factories/verification.ts';

const file = (name: string, type: string) => ({ name, type });
const pdf = (name: string) => file(name, 'application/pdf');

describe('documents that are chosen', () => {
  it('are taken up to five', () => {
    const four = ['a', 'b', 'c', 'd'].map(pdf);
    expect(chooseDocuments(four, 0)).toEqual({ taken: four });
    expect(chooseDocuments(four, 4)).toEqual({
      taken: [pdf('a')],
      refused: '3 files were not added: 5 files are the most.',
    });
  });

  it('are of kinds that a verifier can read', () => {
    const letter = file('letter.docx', 'application/msword');
    expect(chooseDocuments([letter, pdf('a')], 0)).toEqual({
      taken: [pdf('a')],
      refused: '“letter.docx” was not added: a verifier reads PDF, JPEG and PNG.',
    });
  });
});

describe('where an item stands', () => {
  it.each([
    ['nobody asked', makeVerificationItem(), ''],
    ['HR asks', askedItem, 'asks you to verify this'],
    ['in review', itemInReview, 'until then nothing can be changed'],
    ['verified', verifiedItem, 'Checked by Rolecast verification on'],
    ['sent back', returnedItem, ''],
  ])('%s', (_, item, text) => {
    expect(verificationSentence(item) ?? '').toContain(text);
  });

  it('tells a request of HR from an own one', () => {
    expect([askedByOther(askedItem), askedByOther(returnedItem)]).toEqual([true, false]);
    expect(askedByOther({ ...askedItem, status: 2 })).toBe(false);
  });
});

it.each([
  [999, '999 bytes'],
  [4_821_044, '4.8 MB'],
  [120_000_000, '120 MB'],
  [3_400_000_000, '3.4 GB'],
])('an archive of %i bytes is told in words', (sizeBytes, text) => {
  expect(exportText({ state: 2, sizeBytes })).toBe(`Your data is ready, ${text}.`);
});
