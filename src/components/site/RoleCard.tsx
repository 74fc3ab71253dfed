import { chakra } from '@chakra-ui/react';
import { Check, type LucideIcon } from 'lucide-react';
import { Card } from '../ui/Card.tsx';
import { Link } from '../ui/Link.tsx';

export interface RoleCardProps {
  title: string;
  icon: LucideIcon;
  points?: readonly string[];
  /** Where somebody of this role signs up. */
  href: string;
}

/** One of the four kinds of member, and what it can do here. */
export function RoleCard({ title, icon: Icon, points, href }: RoleCardProps) {
  return (
    <Card as="article">
      <chakra.div
        position="relative"
        display="flex"
        flexDirection="column"
        gap={3}
        height="full"
        borderRadius="small"
      >
        <chakra.span
          display="grid"
          placeItems="center"
          boxSize={10}
          borderRadius="control"
          bg="accent.muted"
          color="accent.fg"
          css={{ '--icon-size': '1.25rem' }}
        >
          <Icon aria-hidden />
        </chakra.span>
        <chakra.h3 textStyle="title">{title}</chakra.h3>
        <chakra.ul display="grid" gap={2} listStyle="none" textWrap="pretty" css={{ '--icon-size': '1rem' }}>
          {points?.map((point) => (
            <chakra.li key={point} display="flex" gap={2} color="fg.muted">
              <chakra.span color="accent.solid" paddingBlockStart={0.5} flexShrink={0}>
                <Check aria-hidden />
              </chakra.span>
              {point}
            </chakra.li>
          ))}
        </chakra.ul>
        <chakra.span marginBlockStart="auto" paddingBlockStart={{ base: 0, md: 1 }}>
          <Link href={href} variant="standalone" aria-label={`Sign up as ${title}`}>
            {/* The whole card is the target, its padding too. */}
            <chakra.span _after={{ content: '""', position: 'absolute', inset: { base: -4, md: -5 } }}>
              Sign up
            </chakra.span>
          </Link>
        </chakra.span>
      </chakra.div>
    </Card>
  );
}
