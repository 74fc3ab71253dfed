import type { SectionEvents } from '../../components/profile/ProfileSectionsPanel.tsx';
import type { ProfileAsk } from '../../domain/profileEdits.ts';
import type { Member, SectionName, UserInfo, VisibilityLevel } from '../../domain/profile.ts';
import { verificationKeyOf } from '../../domain/profileItems.ts';
import type { VerificationKey } from '../../domain/verification.ts';
import { type ItemActions, useItemEvents } from './useItemEvents.ts';
import { usePassions } from './usePassions.ts';
import type { Schemas } from '#openapi/contract.ts';
import { call } from '../../api/client.ts';
import { toast } from '../../lib/toastQueue.ts';
import { reportFailure } from '../feed/reportFailure.ts';
import { useProfileCache } from './useProfileCache.ts';
import { useRef } from 'react';
import { useLatest } from '../site/useLatest.ts';
import { editMember } from './editMember.ts';

/** Changes who sees a section: shown at once, taken back when the server does not agree (product S44). */
function useSectionVisibility(member: Member | undefined) {
  const cache = useProfileCache();
  const latest = useLatest(member);
  const underWay = useRef(0);
  const show = (section: SectionName, level: VisibilityLevel | undefined) =>
    cache.changeMember({ sectionVisibility: { ...latest.current?.sectionVisibility, [section]: level } });
  const change = async (section: SectionName, level: VisibilityLevel) => {
    if (!member) return;
    const before = member.sectionVisibility?.[section];
    show(section, level);
    underWay.current++;
    try {
      const { response } = await editMember(member, { sectionVisibility: { [section]: level } });
      // The answer knows nothing of what was pressed since.
      cache.changeMember(underWay.current === 1 ? response : { updatedAt: response.updatedAt });
    } catch (error) {
      show(section, before);
      reportFailure('Who sees this was not changed')(error);
    }
    underWay.current--;
    if (underWay.current === 0) cache.refresh();
  };
  return ({ section, level }: { section: SectionName; level: VisibilityLevel }) =>
    void change(section, level);
}

type Language = Schemas['SpokenLanguage'];

/** Takes a language away at once, with a way back (product S44). */
function useRemoveLanguage(): (event: { language: Language }) => void {
  const cache = useProfileCache();
  const setLanguages = (change: (languages: Language[]) => Language[]) =>
    cache.changeSections((sections) => ({ ...sections, languages: change(sections.languages ?? []) }));
  const speakAgain = async ({ languageId, proficiency }: Language) => {
    const { response } = await call('addLanguages', { languages: [{ languageId, proficiency }] });
    setLanguages(() => response);
    cache.refresh();
  };
  const removeLanguage = async (language: Language) => {
    const { languageId, languageName } = language;
    setLanguages((languages) => languages.filter((one) => one.languageId !== languageId));
    try {
      await call('removeLanguage', { languageId });
      cache.refresh();
      const again = () => speakAgain(language).catch(reportFailure(`${languageName} was not added again`));
      toast({
        kind: 'info',
        title: `${languageName} was removed`,
        action: { label: 'Undo', onClick: () => void again() },
      });
    } catch (failure) {
      setLanguages((languages) => [...languages, language]);
      cache.refresh();
      reportFailure(`${languageName} is still there`)(failure);
    }
  };
  return ({ language }) => void removeLanguage(language);
}

/** What the member does with the sections of the own profile. */
export function useOwnSections(
  info: UserInfo | undefined,
  open: (ask: ProfileAsk) => void,
  onVerify: (key: VerificationKey) => void,
): { events: SectionEvents } & Pick<ItemActions, 'question'> {
  const { events: items, deleted, question } = useItemEvents(open);
  const passions = usePassions();
  const onRemove = useRemoveLanguage();
  const onVisibility = useSectionVisibility(info?.member);
  return {
    question,
    events: {
      items: { ...items, onVerify: ({ item }) => onVerify(verificationKeyOf(item)) },
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
