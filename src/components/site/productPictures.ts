import brandDark from '../../assets/landing/brand-dark.webp';
import brandLight from '../../assets/landing/brand-light.webp';
import brandPhoneDark from '../../assets/landing/brand-phone-dark.webp';
import brandPhoneLight from '../../assets/landing/brand-phone-light.webp';
import feedDark from '../../assets/landing/feed-dark.webp';
import feedLight from '../../assets/landing/feed-light.webp';
import feedPhoneDark from '../../assets/landing/feed-phone-dark.webp';
import feedPhoneLight from '../../assets/landing/feed-phone-light.webp';
import type { ProductMediaProps } from './ProductMedia.tsx';

/** As scripts/landingPictures.ts draws them from stories; `node scripts/landingPictures.ts --check` finds stale ones. */
const wide = { width: 1180, height: 834 };
const phone = { width: 390, height: 780 };

export const productPictures: readonly (ProductMediaProps & { title: string; text: string })[] = [
  {
    title: 'A feed that ends',
    text: 'Newest first, and nothing that somebody paid for between it. Beside it stands what is worth doing next. When you have read everything, it says so.',
    alt: 'The dashboard of a job seeker: a post with a drawn kitchen and 86 likes; beside it how complete the profile is and where the applications stand',
    wide: { light: feedLight, dark: feedDark, ...wide },
    phone: { light: feedPhoneLight, dark: feedPhoneDark, ...phone },
  },
  {
    title: 'Numbers that mean something',
    text: 'Brands and businesses see who follows them and what those people liked, and find the post again that they began yesterday.',
    alt: 'The dashboard of a brand: its own post with a drawn bicycle; beside it followers, reach, the best post of the month and a draft',
    wide: { light: brandLight, dark: brandDark, ...wide },
    phone: { light: brandPhoneLight, dark: brandPhoneDark, ...phone },
  },
];
