import type { Schemas } from '#openapi/contract.ts';
import { call } from '../../api/client.ts';
import { toast } from '../../lib/toastQueue.ts';
import { reportFailure } from '../feed/reportFailure.ts';
import { useProfileCache } from './useProfileCache.ts';

type Language = Schemas['SpokenLanguage'];

/** Takes a language away at once, with a way back (product S44). */
export function useRemoveLanguage(): (event: { language: Language }) => void {
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
