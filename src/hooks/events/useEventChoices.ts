import { useMemo, useState } from 'react';
import { useApiQuery } from '../../api/swr.ts';
import type { EventFormProps } from '../../components/events/EventForm.tsx';
import { Role } from '../../domain/roles.ts';
import { chargedCurrencies } from '../../lib/currencies.ts';
import { zoneNames } from '../../lib/zones.ts';
import { useCountries } from '../account/useCountries.ts';
import { useSession } from '../account/useSession.ts';
import { useDebounced } from '../site/useDebounced.ts';

export type EventChoices = Pick<EventFormProps, 'zones' | 'countries' | 'currencies' | 'newId' | 'jobs'>;

const newId = () => crypto.randomUUID();

/** What the editor offers to choose from; asked for while it is open. Only HR has jobs to offer. */
export function useEventChoices(open: boolean): EventChoices {
  const { role } = useSession();
  const isHr = role === Role.HR;
  const [typed, setTyped] = useState('');
  const searchText = useDebounced(typed.trim());
  const { countries } = useCountries();
  const jobs = useApiQuery(
    'jobPosted',
    open && isHr ? { status: 1, pageIndex: 1, ...(searchText && { searchText }) } : null,
    { keepPreviousData: true },
  );
  const options = useMemo(
    () =>
      (jobs.data?.response ?? []).map(({ jobId, vacancyName, companyName }) => ({
        id: jobId,
        label: vacancyName,
        detail: companyName,
      })),
    [jobs.data],
  );
  return {
    countries,
    newId,
    zones: useMemo(() => zoneNames(), []),
    currencies: useMemo(() => chargedCurrencies(), []),
    jobs: isHr ? { options, onType: ({ text }) => setTyped(text) } : undefined,
  };
}
