import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RequestBody, ResponseBody, Schemas } from '#openapi/contract.ts';
import { oneLine } from '../../../text.ts';
import { fold } from '../drafts.ts';

type Language = Schemas['Language'];

/**
 * ISO 639-1, and of ISO 639-3 what many people or their hands speak: code, English and own name as CLDR 48 has them
 * (`Intl.DisplayNames`), sorted by the English one.
 */
const list: Language[] = readFileSync(join(import.meta.dirname, 'languages.tsv'), 'utf8')
  .trimEnd()
  .split('\n')
  .map((line) => {
    const [languageId = '', languageName = '', nativeName = ''] = line.split('\t');
    return { languageId, languageName, nativeName };
  });

const byId = new Map(list.map((language) => [language.languageId, language]));
const words = list.map((language) => ({
  language,
  names: [language.languageName, language.nativeName].map(fold),
}));

/** "Tamil" of `ta`; undefined for what is not in the list. */
export const languageNameOf = (languageId: string): string | undefined => byId.get(languageId)?.languageName;

/** The master list, or what of it has this text in its English or its own name. */
export function getLanguageList({
  searchText = '',
}: RequestBody<'getLanguageList'>): ResponseBody<'getLanguageList'> {
  const text = fold(oneLine(searchText));
  const found = text === '' ? list : words.filter(({ names }) => names.some((name) => name.includes(text)));
  return { message: 'Languages', response: found.map((one) => ('language' in one ? one.language : one)) };
}
