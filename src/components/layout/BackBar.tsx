import { chakra } from '@chakra-ui/react';
import { ArrowLeft } from 'lucide-react';
import type { MouseEvent } from 'react';
import { IconButton } from '../ui/IconButton.tsx';

export interface BackBarProps {
  /** What is shown: "Post". The heading of the page says which one. */
  title: string;
  /** Where the page belongs, for whoever came straight to it. */
  href: string;
  /** Takes the reader back to where they came from; what it does not prevent leads to `href`. */
  onBack?: (event: MouseEvent<HTMLElement>) => void;
}

/** The way back from a page that another one has led to. Phones only: elsewhere the places stand in the sidebar. */
export function BackBar({ title, href, onBack }: BackBarProps) {
  return (
    <chakra.div
      display={{ base: 'flex', md: 'none' }}
      alignItems="center"
      gap={1}
      minHeight={13}
      // Over the page's own edges, right below the header.
      marginInline={-4}
      marginBlockStart={-4}
      marginBlockEnd={3}
      paddingInline={2}
      bg="bg.surface"
      borderBlockEndWidth="1px"
      borderColor="border.subtle"
    >
      <chakra.span display="inline-flex" css={{ _rtl: { transform: 'scaleX(-1)' } }}>
        <IconButton label="Back" icon={<ArrowLeft aria-hidden />} href={href} onClick={onBack} />
      </chakra.span>
      <chakra.p textStyle="title" minWidth={0} truncate>
        {title}
      </chakra.p>
    </chakra.div>
  );
}
