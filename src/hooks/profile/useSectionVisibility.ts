import { call } from '../../api/client.ts';
import type { Member, SectionName, VisibilityLevel } from '../../domain/profile.ts';
import { reportFailure } from '../feed/reportFailure.ts';
import { useProfileCache } from './useProfileCache.ts';

/** Changes who sees a section: shown at once, taken back when the server does not agree (product S44). */
export function useSectionVisibility(member: Member | undefined) {
  const cache = useProfileCache();
  const change = async (section: SectionName, level: VisibilityLevel) => {
    if (!member) return;
    const { sectionVisibility: before, updatedAt } = member;
    cache.changeMember({ sectionVisibility: { ...before, [section]: level } });
    try {
      const { response } = await call('editProfile', { updatedAt, sectionVisibility: { [section]: level } });
      cache.changeMember(response);
    } catch (error) {
      cache.changeMember({ sectionVisibility: before });
      reportFailure('Who sees this was not changed')(error);
    }
    cache.refresh();
  };
  return ({ section, level }: { section: SectionName; level: VisibilityLevel }) =>
    void change(section, level);
}
