import type { Schemas } from '#openapi/contract.ts';
import { useMemo } from 'react';
import { getSession, updateUserInfo } from '../../api/session.ts';
import { useApiCache } from '../../api/swr.ts';
import { pictureOf, type UserInfo } from '../../domain/profile.ts';
import { idOfItem, kindOfItem, type ItemKind, type ProfileEntry } from '../../domain/profileItems.ts';
import { moveTo } from '../../lib/moveTo.ts';

type Sections = Schemas['ProfileSections'];

export interface ProfileCache {
  changeMember: (member: Partial<Schemas['Member']>) => void;
  changeSections: (change: (sections: Sections) => Sections) => void;
  /** An item as it stands after it was saved; a new one comes first. */
  placeItem: (item: ProfileEntry) => void;
  /** `to` counts from 0. */
  moveItem: (kind: ItemKind, id: string, to: number) => void;
  removeItem: (kind: ItemKind, id: string) => void;
  /** Strength, counts and what others see follow from what was changed. */
  refresh: () => void;
}

const written = ['getFeedList', 'myBrandPosts', 'getPostDetails', 'commentDetails'] as const;

const itemsOf = (sections: Sections, kind: ItemKind): ProfileEntry[] => [...(sections[kind] ?? [])];
const withItems = (sections: Sections, kind: ItemKind, items: ProfileEntry[]): Sections =>
  ({ ...sections, [kind]: items }) as Sections; // The items of one section stay in it.

/** The own profile in the cache: what is saved shows at once. */
export function useProfileCache(): ProfileCache {
  const { patch, invalidate } = useApiCache();
  return useMemo(() => {
    const change = (to: (info: UserInfo) => UserInfo) =>
      void patch<{ response: UserInfo }>(['getUserInfo'], (answer, { otherUserId, previewAs }) =>
        otherUserId === undefined && previewAs === undefined
          ? { ...answer, response: to(answer.response) }
          : answer,
      );
    const changeSections: ProfileCache['changeSections'] = (to) =>
      change((info) => ({ ...info, sections: to(info.sections) }));
    const changeItems = (kind: ItemKind, to: (items: ProfileEntry[]) => ProfileEntry[]) =>
      changeSections((sections) => withItems(sections, kind, to(itemsOf(sections, kind))));
    return {
      changeMember(member) {
        change((info) => ({ ...info, member: { ...info.member, ...member } }));
        // A whole member: its name and picture stand in the header too, and beside all that it has written.
        const { userName, userType = 1 } = member;
        if (!userName) return;
        const { name, image = '' } = getSession().userInfo;
        const now = { name: userName, image: pictureOf({ ...member, userType }) ?? '' };
        if (now.name === name && now.image === image) return;
        updateUserInfo(now);
        void invalidate(written);
      },
      changeSections,
      placeItem: (item) =>
        changeItems(kindOfItem(item), (items) => {
          const at = items.findIndex((one) => idOfItem(one) === idOfItem(item));
          return at < 0 ? items.toSpliced(item.order, 0, item) : items.with(at, item);
        }),
      moveItem: (kind, id, to) =>
        changeItems(kind, (items) => {
          const item = items.find((one) => idOfItem(one) === id);
          return item ? moveTo(items, item, to) : items;
        }),
      removeItem: (kind, id) => changeItems(kind, (items) => items.filter((one) => idOfItem(one) !== id)),
      refresh: () => void invalidate(['getUserInfo', 'dashboardDetails']),
    };
  }, [patch, invalidate]);
}
