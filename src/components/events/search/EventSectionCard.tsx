import { chakra } from '@chakra-ui/react';
import { useId, type ReactNode } from 'react';
import { Card } from '../../ui/Card.tsx';

export interface EventSectionCardProps {
  title: string;
  children: ReactNode;
}

/** One part of an event's page: its paper and its title. */
export function EventSectionCard({ title, children }: EventSectionCardProps) {
  const titleId = useId();
  return (
    <Card as="section" aria-labelledby={titleId}>
      <chakra.h2 id={titleId} textStyle="title" mb={3} overflowWrap="anywhere">
        {title}
      </chakra.h2>
      {children}
    </Card>
  );
}
