import type { SectionEvents } from '../../components/profile/ProfileSectionsPanel.tsx';
import type { ProfileAsk } from '../../domain/profileEdits.ts';
import type { UserInfo } from '../../domain/profile.ts';
import { useItemEvents, type ItemActions } from './useItemEvents.ts';
import { usePassions } from './usePassions.ts';
import { useRemoveLanguage } from './useRemoveLanguage.ts';
import { useSectionVisibility } from './useSectionVisibility.ts';

/** What the member does with the sections of the own profile. */
export function useOwnSections(
  info: UserInfo | undefined,
  open: (ask: ProfileAsk) => void,
): { events: SectionEvents } & Pick<ItemActions, 'question'> {
  const { events: items, deleted, question } = useItemEvents(open);
  const passions = usePassions();
  const onRemove = useRemoveLanguage();
  const onVisibility = useSectionVisibility(info?.member);
  return {
    question,
    events: {
      items,
      deleted,
      passions,
      languages: {
        onAdd: () => open({ form: 'language' }),
        onEdit: ({ language }) => open({ form: 'language', language }),
        onRemove,
      },
      onInterests: () => open({ form: 'interests' }),
      onAbout: () => open({ form: 'about' }),
      onDetails: () => open({ form: 'details' }),
      onVisibility,
    },
  };
}
