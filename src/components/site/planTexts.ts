import { Role } from '../../domain/roles.ts';

/** The three plans of the page that asks for Premium: names and monthly prices are the specification's (sections 2, 9). */
export const plans = [
  { name: 'Free', price: '₹0' },
  { name: 'Standard', price: '₹199' },
  { name: 'Premium', price: '₹499' },
] as const;

/** What is free and what is not, and which of the plans have it, in the order of `plans`. Businesses go live without Premium. */
export const planOffer = (role: number) => {
  const streams = role === Role.BUSINESS;
  return {
    words: `${streams ? 'Recordings are' : 'Live streaming and recordings are'} part of Premium. Everything else stays free.`,
    features: [
      { feature: 'Posts, jobs, events and chat', included: [true, true, true] },
      { feature: 'Live streaming', included: [streams, streams, true] },
      { feature: 'Audio and video recordings', included: [false, false, true] },
    ],
  };
};
