import { chakra } from '@chakra-ui/react';
import { Check } from 'lucide-react';
import { needsSkillsText } from '../../../domain/jobs.ts';
import { Chip } from '../../ui/Chip.tsx';
import { Link } from '../../ui/Link.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { JobSectionCard } from './JobSectionCard.tsx';

export interface JobSkillsCardProps {
  skills: readonly string[];
  /** Those of them that the reader has; undefined for readers who do not apply. */
  matched?: readonly string[] | undefined;
  /** Where the reader, who has named no skills yet, adds some. */
  addHref?: string | undefined;
}

/** What is asked for, and what of it the reader has: with a check mark, not by colour alone. */
export function JobSkillsCard({ skills, matched, addHref }: JobSkillsCardProps) {
  const has = (skill: string) => matched?.includes(skill) ?? false;
  return (
    <JobSectionCard
      title="Skills"
      titleEnd={
        (matched ?? addHref) && (
          <chakra.p textStyle="small" color="fg.muted">
            {addHref ? (
              <Link href={addHref} variant="word">
                {needsSkillsText}
              </Link>
            ) : (
              `You have ${skills.filter(has).length} of ${skills.length}`
            )}
          </chakra.p>
        )
      }
    >
      <chakra.ul display="flex" flexWrap="wrap" gap={2} listStyle="none">
        {skills.map((skill) => (
          <chakra.li key={skill} maxWidth="full">
            {has(skill) ? (
              <Chip tone="success" icon={<Check aria-hidden />}>
                {skill}
              </Chip>
            ) : (
              <Chip>{skill}</Chip>
            )}
            {has(skill) && <VisuallyHidden> (you have it)</VisuallyHidden>}
          </chakra.li>
        ))}
      </chakra.ul>
    </JobSectionCard>
  );
}
