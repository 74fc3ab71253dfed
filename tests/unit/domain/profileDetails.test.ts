import { describe, expect, it } from 'vitest';
import { makeAgency, makeBrand, makeBusiness, makeMember } from '../../../mocks/factories/profile.ts';
import { detailsErrors, toDetails, toDetailsRequest } from '../../../src/domain/profileDetails.ts';
import { tabsOf } from '../../../src/domain/profile.ts';

const today = new Date('2026-01-15T09:00:00Z');

describe('the details of a profile', () => {
  it.each([makeMember(), makeAgency(), makeBrand(), makeBusiness()])(
    'of $userName are right, and nothing is sent when nothing changed',
    (member) => {
      const values = toDetails(member);
      expect(detailsErrors(member.userType, values, today)).toEqual({});
      expect(toDetailsRequest(member, values)).toEqual({});
    },
  );

  it('send what changed, and clear what was emptied', () => {
    const member = makeMember();
    const values = { ...toDetails(member), headline: '', 'location.city': 'Kiel', website: ' ' };
    expect(toDetailsRequest(member, values)).toEqual({
      location: { city: 'Kiel', country: 'DE' },
      clear: ['headline', 'website'],
    });
  });

  it('keep the street of a business, and send a year as a number', () => {
    const member = makeBusiness();
    const values = { ...toDetails(member), 'companyLocation.city': 'Toledo', foundedYear: '2012' };
    expect(toDetailsRequest(member, values)).toEqual({
      companyLocation: { address: 'Calle de la Paloma 12', city: 'Toledo', country: 'ES' },
      foundedYear: 2012,
    });
  });

  it('ask for the other half of a place', () => {
    const values = { ...toDetails(makeMember()), 'location.country': '' };
    expect(detailsErrors(1, values, today)).toEqual({ 'location.country': 'Please choose a country.' });
  });

  it('refuse somebody under sixteen, and an organisation without its name', () => {
    const young = { ...toDetails(makeMember()), dateOfBirth: '2010-01-16' };
    expect(detailsErrors(1, young, today)).toEqual({ dateOfBirth: 'You must be at least 16 years old.' });
    expect(detailsErrors(2, { ...toDetails(makeAgency()), companyName: '' }, today)).toEqual({
      companyName: 'Please enter the name.',
    });
  });
});

describe('the tabs of a profile', () => {
  it('follow the role', () => {
    expect(tabsOf(1)).toHaveLength(12);
    expect(tabsOf(2)).toEqual(['about', 'recommendations', 'posts', 'connections', 'documents']);
    expect(tabsOf(4)).toEqual(['about', 'posts', 'connections', 'documents']);
  });
});
