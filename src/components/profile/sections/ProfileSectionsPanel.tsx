import { Pencil } from 'lucide-react';
import type { ReactNode } from 'react';
import { contactFacts, organisationFacts } from '../../../domain/profileFacts.ts';
import { itemKinds, itemTexts, type ItemKind, type ProfileEntry } from '../../../domain/profileItems.ts';
import {
  levelOf,
  type ProfileTab,
  type SectionName,
  type UserInfo,
  type VisibilityLevel,
} from '../../../domain/profile.ts';
import { isOrganisation } from '../../../domain/roles.ts';
import type { ListState } from '../../ui/listState.ts';
import { AboutCard } from './AboutCard.tsx';
import { CurrentPositionsCard } from './CurrentPositionsCard.tsx';
import { FactsCard, type FactsCardProps } from './FactsCard.tsx';
import { InterestSection } from './InterestSection.tsx';
import { ItemSection } from './ItemSection.tsx';
import { LanguageSection, type LanguageEvents } from './LanguageSection.tsx';
import { PassionSection, type PassionSectionProps } from './PassionSection.tsx';
import type { ItemEvents } from './ProfileItemsPanel.tsx';

export interface SectionEvents {
  items: ItemEvents;
  /** Deleted, and can still be taken back. */
  deleted: ReadonlySet<string>;
  passions: Pick<PassionSectionProps, 'suggestions' | 'error'> & {
    events: NonNullable<PassionSectionProps['events']>;
  };
  languages: LanguageEvents;
  onInterests: () => void;
  onAbout: () => void;
  /** Changes what an organisation says of itself. */
  onDetails: () => void;
  onVisibility: (event: { section: SectionName; level: VisibilityLevel }) => void;
}

export interface ProfileSectionsPanelProps {
  info: UserInfo;
  tab: ProfileTab;
  /** On the own profile; without them it is read only. */
  events?: SectionEvents | undefined;
}

const none = () => {};
/** What is there is all there is. */
export const toListState = <Item,>(items: readonly Item[] = []): ListState<Item> =>
  items.length === 0
    ? { status: 'empty' }
    : { status: 'ready', items, hasMore: false, onLoadMore: none, busy: false };

const isItemTab = (tab: ProfileTab): tab is ItemKind => (itemKinds as readonly string[]).includes(tab);
const hiddenText = 'Visible to connections';

type AboutProps = Pick<ProfileSectionsPanelProps, 'info' | 'events'> & {
  contact: Pick<FactsCardProps, 'visibility' | 'onVisibility'>;
};

function About({ info: { member, sections }, events, contact }: AboutProps) {
  const current = (sections.experience ?? []).filter(({ isCurrent }) => isCurrent);
  const facts = contactFacts(member);
  return (
    <>
      <AboutCard about={member.about} role={member.userType} {...(events && { onEdit: events.onAbout })} />
      {isOrganisation(member.userType) && (
        <FactsCard
          title="Overview"
          facts={organisationFacts(member)}
          {...(events && {
            action: { label: 'Edit', icon: <Pencil aria-hidden />, onPress: events.onDetails },
          })}
        />
      )}
      {current.length > 0 && (
        <CurrentPositionsCard
          positions={current}
          {...(events?.items.onEnd && { onEnd: events.items.onEnd })}
        />
      )}
      {(events || facts.length > 0) && <FactsCard title="Contact" facts={facts} {...contact} />}
    </>
  );
}

/** What the chosen tab shows of a profile's own sections (product S44-S48). */
export function ProfileSectionsPanel({ info, tab, events }: ProfileSectionsPanelProps): ReactNode {
  const { member, sections, connectionsOnly } = info;
  const who = (section: SectionName) => ({
    ...(connectionsOnly.includes(section) && { emptyText: hiddenText }),
    ...(events && {
      visibility: levelOf(member.sectionVisibility, section),
      onVisibility: ({ level }: { level: VisibilityLevel }) => events.onVisibility({ section, level }),
    }),
  });
  if (isItemTab(tab)) {
    const state = toListState<ProfileEntry>(sections[tab]);
    const own = events && { events: events.items, deleted: events.deleted };
    return <ItemSection key={itemTexts[tab].title} kind={tab} state={state} {...own} {...who(tab)} />;
  }
  if (tab === 'skills')
    return (
      <PassionSection state={toListState(sections.passions)} {...events?.passions} {...who('passions')} />
    );
  if (tab === 'languages') {
    const own = events && { events: events.languages };
    return <LanguageSection state={toListState(sections.languages)} {...own} {...who('languages')} />;
  }
  if (tab === 'interests') {
    const own = events && { onEdit: events.onInterests };
    return <InterestSection state={toListState(sections.interests)} {...own} {...who('interests')} />;
  }
  if (tab !== 'about') return null;
  return <About info={info} events={events} contact={who('contact')} />;
}
