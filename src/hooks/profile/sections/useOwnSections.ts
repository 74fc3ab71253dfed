import type { SectionEvents } from '../../../components/profile/sections/ProfileSectionsPanel.tsx';
import type { ProfileAsk } from '../../../domain/profileEdits.ts';
import type { UserInfo } from '../../../domain/profile.ts';
import {
  idOfItem,
  itemName,
  itemTexts,
  kindOfItem,
  type ProfileEntry,
  verificationKeyOf,
} from '../../../domain/profileItems.ts';
import type { VerificationKey } from '../../../domain/verification.ts';
import { usePassions, useSectionVisibility } from './smallEdits.ts';
import type { Schemas } from '#openapi/contract.ts';
import { call } from '../../../api/client.ts';
import { toast } from '../../../lib/toastQueue.ts';
import { reportFailure } from '../../feed/posts/reportFailure.ts';
import { useProfileCache } from '../useProfileCache.ts';
import { useRef, useState } from 'react';
import type { ItemEvents } from '../../../components/profile/sections/ProfileItemsPanel.tsx';
import { toItemValues } from '../../../domain/profileItemForms.ts';
import { useLaterDeletions } from '../../site/useLaterDeletions.ts';
import { deletedItems, deleteItemLater } from './deletedItems.ts';
import { saveItem } from './saveItem.ts';

interface ItemActions {
  events: ItemEvents;
  deleted: ReadonlySet<string>;
  /** The question before a deletion, for `ConfirmDialog`. */
  question: { open: boolean; title: string; text: string; onConfirm: () => void; onCancel: () => void };
}

/** What the member does with the items of the own profile (product S44). */
function useItemEvents(open: (ask: ProfileAsk) => void): ItemActions {
  const cache = useProfileCache();
  const deleted = useLaterDeletions();
  const [asked, setAsked] = useState<{ item: ProfileEntry; open: boolean }>();
  /** One move after the other: each is based on what the one before has answered. */
  const queue = useRef<Promise<void>>(Promise.resolve());
  const underWay = useRef(0);
  const versions = useRef(new Map<string, string>());

  const move = async (item: ProfileEntry, order: number) => {
    const id = idOfItem(item);
    const updatedAt = versions.current.get(id + item.updatedAt) ?? item.updatedAt;
    try {
      const saved = await saveItem(kindOfItem(item), toItemValues(item), { id, updatedAt, order });
      versions.current.set(id + item.updatedAt, saved.item.updatedAt);
    } catch (error) {
      reportFailure(`${itemName(item)} was not moved`, `item ${id}`)(error);
    }
    underWay.current--;
    if (underWay.current === 0) cache.refresh();
  };
  const confirm = () => {
    if (asked) deleteItemLater(asked.item, cache);
    setAsked(asked && { ...asked, open: false });
  };
  return {
    deleted,
    events: {
      onAdd: ({ kind }) => open({ form: 'item', kind }),
      onEdit: ({ item }) => open({ form: 'item', kind: kindOfItem(item), item }),
      onDelete: ({ item }) => setAsked({ item, open: true }),
      onUndo: ({ item }) => deletedItems.takeBack(idOfItem(item)),
      onMove({ item, to }) {
        cache.moveItem(kindOfItem(item), idOfItem(item), to - 1);
        underWay.current++;
        queue.current = queue.current.then(() => move(item, to - 1));
      },
      onEnd: ({ item }) => 'workExperienceId' in item && open({ form: 'end', item }),
    },
    question: {
      open: asked?.open ?? false,
      title: asked ? `Delete ${itemName(asked.item)}?` : '',
      text: asked
        ? `This ${itemTexts[kindOfItem(asked.item)].noun}, its documents and its verification go. You can take it back for 10 seconds.`
        : '',
      onConfirm: confirm,
      onCancel: () => asked && setAsked({ ...asked, open: false }),
    },
  };
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
    const about = `language ${languageId}`;
    setLanguages((languages) => languages.filter((one) => one.languageId !== languageId));
    try {
      await call('removeLanguage', { languageId });
      cache.refresh();
      const again = () =>
        speakAgain(language).catch(reportFailure(`${languageName} was not added again`, about));
      toast({
        kind: 'info',
        title: `${languageName} was removed`,
        about,
        action: { label: 'Undo', onClick: () => void again() },
      });
    } catch (failure) {
      setLanguages((languages) => [...languages, language]);
      cache.refresh();
      reportFailure(`${languageName} is still there`, about)(failure);
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
