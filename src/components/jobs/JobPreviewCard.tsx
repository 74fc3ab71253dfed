import { chakra } from '@chakra-ui/react';
import { MapPin, Wallet } from 'lucide-react';
import type { ReactNode } from 'react';
import { isFromAnywhere, type JobValues } from '../../domain/jobForm.ts';
import { jobPayText, jobPlaceText } from '../../domain/jobFacts.ts';
import { daysLeftText } from '../../domain/jobs.ts';
import { employmentTypeLabels, workplaceTypeLabels } from '../../domain/profile.ts';
import { dayIn } from '../../lib/zones.ts';
import { Avatar } from '../ui/Avatar.tsx';
import { Card } from '../ui/Card.tsx';
import { Chip } from '../ui/Chip.tsx';
import { useNow } from '../ui/Clock.tsx';

export interface JobPreviewCardProps {
  values: JobValues;
  /** Of the company, when it is known. */
  companyImage?: string | undefined;
}

function Fact({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <chakra.p display="flex" gap={2} alignItems="flex-start" overflowWrap="anywhere">
      <chakra.span color="fg.muted" flexShrink={0} paddingBlockStart={0.5}>
        {icon}
      </chakra.span>
      <chakra.span minWidth={0}>{children}</chakra.span>
    </chakra.p>
  );
}

const missing = (text: string) => (
  <chakra.span color="fg.muted" fontStyle="italic">
    {text}
  </chakra.span>
);

/** How the job will look among others while it is written. */
export function JobPreviewCard({ values, companyImage }: JobPreviewCardProps) {
  const now = useNow();
  const { vacancyName, companyName, companyId, skills, employmentType, workplaceType } = values;
  const place = jobPlaceText(values);
  const workplace = workplaceTypeLabels[Number(workplaceType) as 1 | 2 | 3];
  const left = values.applyBy && daysLeftText(values.applyBy, dayIn(values.timezone || 'UTC', now));
  return (
    <Card as="section" aria-label="Preview of the job">
      <chakra.div display="grid" gridTemplateColumns="minmax(0, 1fr)" gap={3}>
        <chakra.div display="flex" gap={3} minWidth={0}>
          <Avatar
            id={companyId || companyName || 'company'}
            name={companyName || 'Company'}
            {...(companyImage && { src: companyImage })}
            shape="company"
            size="lg"
          />
          <chakra.div minWidth={0}>
            <chakra.p textStyle="title" overflowWrap="anywhere" lineClamp={3}>
              {vacancyName.trim() ? <bdi>{vacancyName}</bdi> : missing('Job title')}
            </chakra.p>
            <chakra.p color="fg.muted" overflowWrap="anywhere" lineClamp={2}>
              {companyName.trim() ? <bdi>{companyName}</bdi> : missing('Company')}
            </chakra.p>
          </chakra.div>
        </chakra.div>
        <Fact icon={<MapPin size={18} strokeWidth={1.75} aria-hidden />}>
          {place ?? missing('Where it is')}
          {workplace && !isFromAnywhere(values) && ` · ${workplace}`}
        </Fact>
        <Fact icon={<Wallet size={18} strokeWidth={1.75} aria-hidden />}>
          {jobPayText(values) ?? missing('The pay, or why it is not shown')}
        </Fact>
        <chakra.p textStyle="small" color="fg.muted">
          {[employmentTypeLabels[Number(employmentType) as 1], left].filter(Boolean).join(' · ')}
        </chakra.p>
        {skills.length > 0 && (
          <chakra.ul display="flex" flexWrap="wrap" gap={1.5} listStyleType="none" aria-label="Skills">
            {skills.slice(0, 6).map((skill) => (
              <chakra.li key={skill} maxWidth="full" minWidth={0} display="flex">
                <Chip>{skill}</Chip>
              </chakra.li>
            ))}
            {skills.length > 6 && (
              <chakra.li color="fg.muted" alignSelf="center">
                and {skills.length - 6} more
              </chakra.li>
            )}
          </chakra.ul>
        )}
      </chakra.div>
    </Card>
  );
}
