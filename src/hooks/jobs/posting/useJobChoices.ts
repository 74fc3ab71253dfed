import { useMemo, useState } from 'react';
import { useApiQuery } from '../../../api/swr.ts';
import type { JobFormProps } from '../../../components/jobs/posting/JobForm.tsx';
import { placeText } from '../../../domain/profile.ts';
import { currencyCodes } from '../../../lib/currencies.ts';
import { zoneNames } from '../../../lib/zones.ts';
import { useCountries } from '../../account/useCountries.ts';
import { useDebounced } from '../../site/useDebounced.ts';

export type JobChoices = Pick<
  JobFormProps,
  'companies' | 'zones' | 'languages' | 'countries' | 'currencies' | 'newId'
>;

const newId = () => crypto.randomUUID();

/** What the editor offers to choose from; asked for while it is open. */
export function useJobChoices(open: boolean): JobChoices {
  const [typed, setTyped] = useState('');
  const searchText = useDebounced(typed.trim());
  const { countries } = useCountries();
  // Nothing typed: the own company comes first.
  const companies = useApiQuery('getCompanies', open ? { searchText } : null, { keepPreviousData: true });
  const languages = useApiQuery('getLanguageList', open ? {} : null);
  return {
    countries,
    newId,
    zones: useMemo(() => zoneNames(), []),
    currencies: useMemo(() => currencyCodes(), []),
    companies: {
      onType: ({ text }) => setTyped(text),
      options: useMemo(
        () =>
          (companies.data?.response ?? []).map(
            ({ companyId, companyName, companyImage: image, companyLocation: place }) => ({
              id: companyId,
              label: companyName,
              image,
              detail: place && placeText(place),
              place,
            }),
          ),
        [companies.data],
      ),
    },
    languages: useMemo(
      () =>
        (languages.data?.response ?? []).map(({ languageId, languageName, nativeName }) => ({
          id: languageId,
          label: languageName,
          detail: nativeName,
        })),
      [languages.data],
    ),
  };
}
