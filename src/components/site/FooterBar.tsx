import { chakra } from '@chakra-ui/react';
import { Link } from '../ui/Link.tsx';
import { TextButton } from '../ui/TextButton.tsx';
import { WordMark } from '../ui/WordMark.tsx';

export interface FooterBarProps {
  /** Pages that can be read without an account. */
  links: readonly { label: string; href: string }[];
  onOpenLegal: (text: 'terms' | 'privacy') => void;
}

/** Below the landing page. */
export function FooterBar({ links, onOpenLegal }: FooterBarProps) {
  return (
    <chakra.footer borderBlockStartWidth="1px" borderColor="border.subtle" bg="bg.canvas">
      <chakra.div
        display="flex"
        flexWrap="wrap"
        alignItems="center"
        justifyContent="space-between"
        gap={4}
        maxWidth="page"
        marginInline="auto"
        paddingInline={{ base: 4, md: 6 }}
        paddingBlock={6}
      >
        <WordMark size="sm" />
        <chakra.div display="flex" flexWrap="wrap" columnGap={5} textStyle="small">
          {links.map(({ label, href }) => (
            <Link key={href} href={href} variant="quiet">
              {label}
            </Link>
          ))}
          <TextButton variant="quiet" onClick={() => onOpenLegal('terms')}>
            Terms
          </TextButton>
          <TextButton variant="quiet" onClick={() => onOpenLegal('privacy')}>
            Privacy
          </TextButton>
        </chakra.div>
      </chakra.div>
    </chakra.footer>
  );
}
