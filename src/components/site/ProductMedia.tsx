import { chakra } from '@chakra-ui/react';

/** Addresses of one picture in both themes, and its size in CSS pixels. */
export interface ThemedPicture {
  light: string;
  dark: string;
  width: number;
  height: number;
}

export interface ProductMediaProps {
  wide: ThemedPicture;
  /** Shown on phones, where the wide one could not be read. */
  phone: ThemedPicture;
  alt: string;
}

const Frame = chakra('picture', {
  base: {
    // Below the picture: its own background is painted under its corners only while it is not there.
    borderRadius: 'card',
    bg: 'bg.fill',
    '& > img': {
      width: 'full',
      height: 'auto',
      borderWidth: '1px',
      borderStyle: 'solid',
      borderColor: 'border.subtle',
      borderRadius: 'card',
    },
  },
});

const shownIn = {
  light: { base: 'block', _dark: 'none' },
  dark: { base: 'none', _dark: 'block' },
} as const;

/** A picture of the product in the theme of the page. It has its place before it comes; the other theme's is not fetched. */
export function ProductMedia({ wide, phone, alt }: ProductMediaProps) {
  return (['light', 'dark'] as const).map((theme) => (
    <Frame key={theme} display={shownIn[theme]}>
      <source media="(max-width: 479px)" srcSet={phone[theme]} width={phone.width} height={phone.height} />
      <img
        src={wide[theme]}
        width={wide.width}
        height={wide.height}
        alt={alt}
        loading="lazy"
        decoding="async"
      />
    </Frame>
  ));
}
