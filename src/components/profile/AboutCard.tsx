import { chakra } from '@chakra-ui/react';
import { Pencil } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { profileStepText } from '../../domain/profile.ts';
import { hasMarkdown } from '../../lib/hasMarkdown.ts';
import { Button } from '../ui/Button.tsx';
import { ExpandableText } from '../ui/ExpandableText.tsx';
import { SectionCard } from './SectionCard.tsx';

export interface AboutCardProps {
  /** What the member says of itself: Markdown subset (contract: Member.about). */
  about?: string | undefined;
  role: number;
  /** On the own profile. */
  onEdit?: () => void;
}

// Most have written plain text, which needs no reader of marks.
const RichText = lazy(async () => ({ default: (await import('../ui/RichText.tsx')).RichText }));

function About({ text }: { text: string }) {
  const plain = <ExpandableText text={text} lines={8} />;
  if (!hasMarkdown(text)) return plain;
  return (
    // It takes the room of the text, and no mark flashes up.
    <Suspense fallback={<chakra.div visibility="hidden">{plain}</chakra.div>}>
      <RichText text={text} />
    </Suspense>
  );
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
        <About text={about} />
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
