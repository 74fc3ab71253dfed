import { chakra } from '@chakra-ui/react';
import type { Schemas } from '#openapi/contract.ts';
import { useId, useState } from 'react';
import { weakProfile } from '../../../domain/apply.ts';
import { pictureOf, profileStepText } from '../../../domain/profile.ts';
import { outlineOf, resumeSections } from '../../../lib/resume/outline.ts';
import { applySnapshot } from '../../../theme/recipes/apply.ts';
import { Avatar } from '../../ui/Avatar.tsx';
import { Link } from '../../ui/Link.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { TextButton } from '../../ui/TextButton.tsx';

export interface ApplyProfileCardProps {
  info: Pick<Schemas['UserInfo'], 'member' | 'sections'>;
  /** Where the own profile is. */
  href: string;
  /** This job wants a résumé. */
  resumeRequired?: boolean;
}

/** What of the profile goes along with an application (product S29), and what it lacks. */
export function ApplyProfileCard({ info, href, resumeRequired = false }: ApplyProfileCardProps) {
  const [open, setOpen] = useState(false);
  const id = useId();
  const { member } = info;
  const { userId, userName, headline, userType, profileStrength = 100, nextSteps = [] } = member;
  const { sections } = outlineOf(info, { sections: resumeSections, contact: false });
  return (
    <chakra.section aria-label="What is sent" css={applySnapshot}>
      <chakra.div display="flex" gap={3} alignItems="center" minWidth={0}>
        <Avatar id={userId} name={userName} src={pictureOf(member) ?? null} />
        <chakra.div minWidth={0}>
          <chakra.p fontWeight="semibold" overflowWrap="anywhere" dir="auto">
            {userName}
          </chakra.p>
          {headline && (
            <chakra.p textStyle="small" color="fg.muted" overflowWrap="anywhere" dir="auto">
              {headline}
            </chakra.p>
          )}
        </chakra.div>
      </chakra.div>
      <chakra.p textStyle="small" color="fg.muted">
        Your profile goes along as it is today. What you change later does not reach this application.
      </chakra.p>
      {profileStrength < weakProfile && (
        <Notice
          title={`Your profile is ${profileStrength} % complete.`}
          action={
            <Link href={href} newTab>
              Complete it
            </Link>
          }
        >
          {nextSteps.length > 0 && (
            <>{nextSteps.map((step) => profileStepText(step, userType).title).join('. ')}. </>
          )}
          {resumeRequired ? 'This job wants a résumé: please add a file.' : 'You can apply all the same.'}
        </Notice>
      )}
      {sections.length > 0 && (
        <TextButton aria-expanded={open} aria-controls={id} onClick={() => setOpen(!open)}>
          {open ? 'Hide what is sent' : 'Show what is sent'}
        </TextButton>
      )}
      <chakra.dl id={id} hidden={!open} data-part="sections">
        {open &&
          sections.map(({ key, title, items }) => (
            <div key={key}>
              <dt>{title}</dt>
              {items.map(({ id: itemId, title: name, line, dates, paragraphs }) => (
                <chakra.dd key={itemId} dir="auto">
                  {[name, line, dates].filter(Boolean).join(' · ') || paragraphs.join(' ')}
                </chakra.dd>
              ))}
            </div>
          ))}
      </chakra.dl>
    </chakra.section>
  );
}
