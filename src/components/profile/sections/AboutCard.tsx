import { chakra } from '@chakra-ui/react';
import { Pencil } from 'lucide-react';
import { profileStepText } from '../../../domain/profile.ts';
import { Button } from '../../ui/Button.tsx';
import { MarkdownText } from '../../ui/MarkdownText.tsx';
import { SectionCard } from './SectionCard.tsx';

export interface AboutCardProps {
  /** What the member says of itself: Markdown subset (contract: Member.about). */
  about?: string | undefined;
  role: number;
  /** On the own profile. */
  onEdit?: () => void;
}

/** The member in its own words. */
export function AboutCard({ about, role, onEdit }: AboutCardProps) {
  const { title, why } = profileStepText(3, role);
  return (
    <SectionCard
      title="About"
      {...(about && onEdit && { action: { label: 'Edit', icon: <Pencil aria-hidden />, onPress: onEdit } })}
    >
      {about ? (
        <MarkdownText text={about} lines={8} />
      ) : (
        <chakra.div display="grid" justifyItems="start" gap={3}>
          <chakra.p color="fg.muted">{onEdit ? why : 'Nothing here yet.'}</chakra.p>
          {onEdit && (
            <Button variant="outline" onClick={onEdit}>
              {title}
            </Button>
          )}
        </chakra.div>
      )}
    </SectionCard>
  );
}
