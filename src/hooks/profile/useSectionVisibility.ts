import { useRef } from 'react';
import type { Member, SectionName, VisibilityLevel } from '../../domain/profile.ts';
import { reportFailure } from '../feed/reportFailure.ts';
import { useLatest } from '../site/useLatest.ts';
import { editMember } from './editMember.ts';
import { useProfileCache } from './useProfileCache.ts';

/** Changes who sees a section: shown at once, taken back when the server does not agree (product S44). */
export function useSectionVisibility(member: Member | undefined) {
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
