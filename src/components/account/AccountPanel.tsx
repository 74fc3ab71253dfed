import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Card } from '../ui/Card.tsx';

export interface AccountPanelProps {
  /** The h1. */
  title: string;
  description?: ReactNode;
  /** The form. */
  children: ReactNode;
}

/** A form of the account in a column of the frame of a signed-in member. */
export function AccountPanel({ title, description, children }: AccountPanelProps) {
  return (
    <chakra.div display="grid" gap={5}>
      <div>
        <chakra.h1 textStyle="h1">{title}</chakra.h1>
        {description && (
          <chakra.p color="fg.muted" paddingBlockStart={1}>
            {description}
          </chakra.p>
        )}
      </div>
      <Card>{children}</Card>
    </chakra.div>
  );
}
