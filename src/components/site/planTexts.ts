/** The three plans of the page that asks for Premium: names and monthly prices are the specification's (sections 2, 9). */
export const plans = [
  { name: 'Free', price: '₹0' },
  { name: 'Standard', price: '₹199' },
  { name: 'Premium', price: '₹499' },
] as const;

/** Which of the plans have what, in the order of `plans`. */
export const planFeatures = [
  { feature: 'Posts, jobs, events and chat', included: [true, true, true] },
  { feature: 'Live streaming', included: [false, false, true] },
  { feature: 'Audio and video recordings', included: [false, false, true] },
] as const;
