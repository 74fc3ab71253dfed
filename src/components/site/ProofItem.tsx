import { chakra } from '@chakra-ui/react';
import type { LucideIcon } from 'lucide-react';

export interface ProofItemProps {
  title: string;
  text?: string;
  icon: LucideIcon;
}

/** One reason to believe the promise. */
export function ProofItem({ title, text, icon: Icon }: ProofItemProps) {
  return (
    <chakra.div display="grid" gap={2} alignContent="start" css={{ '--icon-size': '1.375rem' }}>
      <chakra.span color="accent.solid">
        <Icon aria-hidden />
      </chakra.span>
      <chakra.h3 textStyle="title">{title}</chakra.h3>
      {text && <chakra.p color="fg.muted">{text}</chakra.p>}
    </chakra.div>
  );
}
