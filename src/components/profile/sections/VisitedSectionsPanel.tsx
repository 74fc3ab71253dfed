import { chakra } from '@chakra-ui/react';
import { Lock } from 'lucide-react';
import type { ReactNode } from 'react';
import { profileTabLabels, type SectionName, type UserInfo } from '../../../domain/profile.ts';
import { contactFacts, organisationFacts } from '../../../domain/profileFacts.ts';
import { itemKinds, itemTexts, type ProfileEntry } from '../../../domain/profileItems.ts';
import { isOrganisation } from '../../../domain/roles.ts';
import type { ListState } from '../../ui/listState.ts';
import { AboutCard } from './AboutCard.tsx';
import { FactsCard } from './FactsCard.tsx';
import { InterestSection } from './InterestSection.tsx';
import { ItemSection, type ItemSectionProps } from './ItemSection.tsx';
import { LanguageSection } from './LanguageSection.tsx';
import { PassionSection } from './PassionSection.tsx';
import { SectionCard } from './SectionCard.tsx';

export interface VisitedSectionsPanelProps {
  /** As far as the reader may see it. */
  info: UserInfo;
  /** What the reader may ask about an item. */
  askOf?: ItemSectionProps['askOf'];
}

const titles: Partial<Record<SectionName, string>> = {
  passions: profileTabLabels.skills,
  languages: 'Languages',
  interests: 'Interests',
  contact: 'Contact',
};

const ready = <Item,>(items: readonly Item[]): ListState<Item> => ({
  status: 'ready',
  items,
  hasMore: false,
  busy: false,
  onLoadMore: () => {},
});

function Private({ title }: { title: string }) {
  return (
    <SectionCard title={title}>
      <chakra.p display="flex" alignItems="center" gap={2} color="fg.muted">
        <Lock size={18} aria-hidden />
        Visible to connections
      </chakra.p>
    </SectionCard>
  );
}

/** What another member says of themselves, section by section; what they have left empty is left out (product S45-S48). */
export function VisitedSectionsPanel({ info, askOf }: VisitedSectionsPanelProps) {
  const { member, sections, connectionsOnly } = info;
  const { passions, languages, interests } = sections;
  const facts = organisationFacts(member);
  const contact = contactFacts(member);
  const section = (name: SectionName, content: ReactNode) => {
    if (content) return content;
    const title = name in itemTexts ? itemTexts[name as keyof typeof itemTexts].title : titles[name];
    return connectionsOnly.includes(name) && title !== undefined && <Private key={name} title={title} />;
  };
  const person = !isOrganisation(member.userType);
  const parts = [
    member.about && <AboutCard key="about" about={member.about} role={member.userType} />,
    facts.length > 0 && <FactsCard key="facts" title="Overview" facts={facts} />,
    ...(person
      ? [
          ...itemKinds.map((kind) =>
            section(
              kind,
              (sections[kind]?.length ?? 0) > 0 && (
                <ItemSection
                  key={kind}
                  kind={kind}
                  state={ready<ProfileEntry>(sections[kind] ?? [])}
                  askOf={askOf}
                />
              ),
            ),
          ),
          section(
            'passions',
            passions?.length ? <PassionSection key="passions" state={ready(passions)} /> : null,
          ),
          section(
            'languages',
            languages?.length ? <LanguageSection key="languages" state={ready(languages)} /> : null,
          ),
          section(
            'interests',
            interests?.length ? <InterestSection key="interests" state={ready(interests)} /> : null,
          ),
        ]
      : []),
    section('contact', contact.length > 0 && <FactsCard key="contact" title="Contact" facts={contact} />),
  ].filter(Boolean);
  return (
    <chakra.div display="grid" gridTemplateColumns="minmax(0, 1fr)" gap={3}>
      {parts.length > 0 ? (
        parts
      ) : (
        <SectionCard title="About">
          <chakra.p color="fg.muted" overflowWrap="anywhere">
            <bdi>{member.userName}</bdi> has not written anything here yet.
          </chakra.p>
        </SectionCard>
      )}
    </chakra.div>
  );
}
