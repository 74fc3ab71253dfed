import { placeOf, placeText, type Member } from './profile.ts';
import { isOrganisation, Role } from './roles.ts';
import { industryLabels } from './signup.ts';

export interface ProfileFact {
  label: string;
  text: string;
  href?: string;
  /** Leads out of this application. */
  newTab?: true;
}

const days = new Intl.NumberFormat('en', { maximumFractionDigits: 1 });

/** Of HR: how many applications it answers, and how soon (product D7). */
function answers({ responseRate, medianDaysToAnswer }: Member): ProfileFact[] {
  if (responseRate === undefined) return [];
  const share = `${responseRate} % of applications`;
  if (medianDaysToAnswer === undefined) return [{ label: 'Answers', text: share }];
  const soon = medianDaysToAnswer <= 1 ? 'a day' : `${days.format(medianDaysToAnswer)} days`;
  return [{ label: 'Answers', text: `${share}, usually within ${soon}` }];
}

function placeFacts(member: Member): ProfileFact[] {
  const place = placeOf(member);
  if (!place) return [];
  if (!place.address) return [{ label: 'Place', text: placeText(place) }];
  const text = `${place.address}, ${placeText(place)}`;
  const map = `https://www.openstreetmap.org/search?query=${encodeURIComponent(text)}`;
  return [{ label: 'Address', text, href: map, newTab: true }];
}

/** What an organisation says of itself, in this order. */
export function organisationFacts(member: Member): ProfileFact[] {
  if (!isOrganisation(member.userType)) return [];
  const { industry, companySize, foundedYear, website, contactPerson, registrationNumber, userType } = member;
  return [
    ...(industry ? [{ label: 'Industry', text: industryLabels[industry] }] : []),
    ...(companySize ? [{ label: 'Size', text: `${companySize} people` }] : []),
    ...(foundedYear ? [{ label: 'Founded', text: String(foundedYear) }] : []),
    ...placeFacts(member),
    ...(website ? [{ label: 'Website', text: website, href: website, newTab: true as const }] : []),
    ...(contactPerson ? [{ label: 'Contact person', text: contactPerson }] : []),
    ...(registrationNumber ? [{ label: 'Registration number', text: registrationNumber }] : []),
    ...(userType === Role.HR ? answers(member) : []),
  ];
}

/** Phone and e-mail, as far as the reader may see them. */
export function contactFacts({ dialCode, phone, email }: Member): ProfileFact[] {
  const number = phone && `${dialCode ?? ''} ${phone}`.trim();
  return [
    ...(number ? [{ label: 'Phone', text: number, href: `tel:${number.replaceAll(' ', '')}` }] : []),
    ...(email ? [{ label: 'E-mail', text: email, href: `mailto:${email}` }] : []),
  ];
}
