import { chakra } from '@chakra-ui/react';
import { Award, FileBadge, GraduationCap, GripVertical } from 'lucide-react';
import type { ReactNode } from 'react';
import {
  idOfItem,
  itemView,
  kindOfItem,
  type ItemKind,
  type ProfileEntry,
} from '../../../domain/profileItems.ts';
import { itemHandle } from '../../../theme/recipes/profile.ts';
import { Avatar } from '../../ui/Avatar.tsx';
import { Badge } from '../../ui/Badge.tsx';
import { Chip } from '../../ui/Chip.tsx';
import { useNow } from '../../ui/Clock.tsx';
import { ExpandableText } from '../../ui/ExpandableText.tsx';
import { Link } from '../../ui/Link.tsx';
import {
  VerificationAskButton,
  type VerificationAskButtonProps,
} from '../verification/VerificationAskButton.tsx';
import { VerificationBadge } from '../verification/VerificationBadge.tsx';

export interface ProfileItemProps {
  item: ProfileEntry;
  /** What can be done with it; absent to whom it does not belong. */
  actions?: ReactNode;
  /** What the reader may ask of its owner. */
  ask?: VerificationAskButtonProps | undefined;
  /** Can be dragged to another place. */
  movable?: boolean;
}

const icons: Partial<Record<ItemKind, ReactNode>> = {
  education: <GraduationCap aria-hidden />,
  certificates: <FileBadge aria-hidden />,
  achievements: <Award aria-hidden />,
};

const badgeRow = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 2,
  rowGap: 1,
} as const;
const tagRow = { display: 'flex', flexWrap: 'wrap', gap: 1.5, listStyleType: 'none', mt: 1.5 } as const;

function Mark({ kind, image }: { kind: ItemKind; image: ReturnType<typeof itemView>['image'] }) {
  if (image) return <Avatar {...image} shape="company" size="md" />;
  return (
    <chakra.span
      boxSize={11}
      flexShrink={0}
      display="grid"
      placeItems="center"
      borderRadius="control"
      bg="bg.fill"
      color="fg.muted"
    >
      {icons[kind]}
    </chakra.span>
  );
}

/** One position, education, certificate or achievement. */
export function ProfileItem({ item, actions, ask, movable = false }: ProfileItemProps) {
  const view = itemView(item, useNow());
  const { title, subtitle, details, period, expired, text, tags, link, image, picture } = view;
  return (
    <chakra.article display="flex" gap={3} minWidth={0} alignItems="flex-start" aria-label={title}>
      <Mark kind={kindOfItem(item)} image={image} />
      <chakra.div flex={1} minWidth={0} display="grid" gridTemplateColumns="minmax(0, 1fr)" gap={1}>
        <chakra.div display="flex" alignItems="flex-start" gap={2}>
          <chakra.div flex={1} minWidth={0} css={badgeRow}>
            <chakra.h3 textStyle="label" fontSize="lg" overflowWrap="anywhere" minWidth={0}>
              <bdi>{title}</bdi>
            </chakra.h3>
            {expired && <Badge tone="warning">Expired</Badge>}
            <VerificationBadge status={item.verificationStatus} own={actions !== undefined} />
          </chakra.div>
          {(actions || movable) && (
            // As high as the title's line: what is below it has the whole width.
            <chakra.div display="flex" flexShrink={0} alignItems="center" height={6} marginInlineEnd={-2}>
              {movable && (
                // The menu beside it does the same by keyboard and by touch.
                <chakra.span data-drag-handle={idOfItem(item)} aria-hidden css={itemHandle}>
                  <GripVertical size={16} />
                </chakra.span>
              )}
              {actions}
            </chakra.div>
          )}
        </chakra.div>
        {subtitle && (
          <chakra.p overflowWrap="anywhere">
            <bdi>{subtitle}</bdi>
          </chakra.p>
        )}
        {[period, details.join(' · ')].filter(Boolean).map((line) => (
          <chakra.p key={line} color="fg.muted" textStyle="small" overflowWrap="anywhere">
            {line}
          </chakra.p>
        ))}
        {text && (
          <chakra.div mt={1}>
            <ExpandableText text={text} lines={4} />
          </chakra.div>
        )}
        {picture && (
          <chakra.img
            src={picture.url}
            alt={picture.alt ?? ''}
            width={picture.width}
            height={picture.height}
            loading="lazy"
            maxHeight={56}
            maxWidth="full"
            objectFit="cover"
            borderRadius="control"
            mt={1}
          />
        )}
        {tags.length > 0 && (
          <chakra.ul {...tagRow} aria-label="Skills">
            {tags.map((tag) => (
              <chakra.li key={tag} maxWidth="full" minWidth={0} display="flex">
                <Chip>{tag}</Chip>
              </chakra.li>
            ))}
          </chakra.ul>
        )}
        {link && (
          <chakra.p textStyle="small" mt={1}>
            <Link href={link.href} newTab variant="standalone">
              {link.label}
            </Link>
          </chakra.p>
        )}
        {ask && (
          <chakra.div mt={2}>
            <VerificationAskButton {...ask} />
          </chakra.div>
        )}
      </chakra.div>
    </chakra.article>
  );
}
