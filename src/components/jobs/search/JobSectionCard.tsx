import { chakra } from '@chakra-ui/react';
import { useId, type ReactNode } from 'react';
import { Card } from '../../ui/Card.tsx';

export interface JobSectionCardProps {
  title: string;
  /** At the end of the title's line. */
  titleEnd?: ReactNode;
  children: ReactNode;
  /** For links on the same page. */
  id?: string;
}

/** One part of a job's page: its paper and its title. */
export function JobSectionCard({ title, titleEnd, children, id }: JobSectionCardProps) {
  const titleId = useId();
  return (
    <Card as="section" aria-labelledby={titleId} id={id}>
      <chakra.div display="flex" flexWrap="wrap" alignItems="baseline" columnGap={3} mb={3}>
        <chakra.h2 id={titleId} textStyle="title" flex="1 1 auto" minWidth={0} overflowWrap="anywhere">
          {title}
        </chakra.h2>
        {titleEnd}
      </chakra.div>
      {children}
    </Card>
  );
}
