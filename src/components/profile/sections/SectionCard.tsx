import { chakra } from '@chakra-ui/react';
import { Plus } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import type { VisibilityLevel } from '../../../domain/profile.ts';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { VisibilityMenu } from './VisibilityMenu.tsx';

/** "Add position"; on a phone, where the title of the section stands beside it, "Add" is all that is seen. */
function ActionLabel({ label }: { label: string }) {
  const [word, ...rest] = label.split(' ');
  return (
    <span>
      {word}
      <chakra.span hideBelow="sm"> {rest.join(' ')}</chakra.span>
    </span>
  );
}

export interface SectionCardProps {
  title: string;
  children: ReactNode;
  /** How many there are. */
  count?: number;
  /** On the own profile. */
  visibility?: VisibilityLevel;
  onVisibility?: (event: { level: VisibilityLevel }) => void;
  /** The button at the end of the title's line: "Add position". */
  action?: { label: string; icon?: ReactNode; onPress: () => void };
  /** For links on the same page. */
  id?: string;
}

/** One section of a profile: its paper, its title, who sees it, and the way to add to it. */
export function SectionCard({
  title,
  children,
  count,
  visibility,
  onVisibility,
  action,
  id,
}: SectionCardProps) {
  const titleId = useId();
  return (
    <Card as="section" aria-labelledby={titleId} id={id}>
      <chakra.div
        display="flex"
        flexWrap="wrap"
        alignItems="center"
        columnGap={1}
        rowGap={1}
        minHeight={10}
        mb={3}
      >
        <chakra.h2 id={titleId} textStyle="title" flex="1 1 auto" minWidth={0} overflowWrap="anywhere">
          {title}
          {count !== undefined && count > 0 && (
            <chakra.span color="fg.muted" fontWeight="regular" textStyle="tabular">
              {' '}
              {count}
            </chakra.span>
          )}
        </chakra.h2>
        {visibility !== undefined && onVisibility && (
          <VisibilityMenu section={title} level={visibility} onChange={onVisibility} />
        )}
        {action && (
          <Button
            variant="outline"
            size="sm"
            iconStart={action.icon ?? <Plus aria-hidden />}
            aria-label={action.label}
            onClick={action.onPress}
          >
            <ActionLabel label={action.label} />
          </Button>
        )}
      </chakra.div>
      {children}
    </Card>
  );
}
