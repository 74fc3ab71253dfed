import { chakra } from '@chakra-ui/react';
import type { AriaRole, ReactNode } from 'react';

export interface VisuallyHiddenProps {
  children?: ReactNode;
  /** `status` makes it a polite live region: it must be there, empty, before it speaks. */
  role?: AriaRole;
  id?: string;
}

/** Text for screen readers only. */
export function VisuallyHidden({ children, role, id }: VisuallyHiddenProps) {
  return (
    <chakra.span srOnly role={role} id={id}>
      {children}
    </chakra.span>
  );
}
