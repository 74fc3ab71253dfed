import { chakra } from '@chakra-ui/react';
import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';

export interface FieldNoteProps {
  /** For `aria-describedby` of the control. */
  id: string;
  children: ReactNode;
  /** @default 'help' */
  tone?: 'help' | 'error';
}

/** The line under a control: help, or in its place what is wrong. */
export function FieldNote({ id, children, tone = 'help' }: FieldNoteProps) {
  const wrong = tone === 'error';
  return (
    <chakra.p
      id={id}
      textStyle="small"
      mt={1.5}
      display="flex"
      gap={1.5}
      color={wrong ? 'danger.solid' : 'fg.muted'}
      css={{ '--icon-size': '1rem', '& > svg': { marginBlockStart: 0.5 } }}
    >
      {wrong && <CircleAlert aria-hidden />}
      <span>{children}</span>
    </chakra.p>
  );
}
