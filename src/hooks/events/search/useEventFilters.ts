import type { Locating } from '../../../components/events/search/EventNearPicker.tsx';
import { type EventFilters, readEventFilters, writeEventFilters } from '../../../domain/eventFilters.ts';
import { type AddressFilters, useAddressFilters } from '../../site/useAddressFilters.ts';
import { useState } from 'react';
import { nearOf } from '../../../domain/eventNear.ts';
import { useLatest } from '../../site/useLatest.ts';

const texts = {
  denied: 'Your browser does not say where you are. Allow it in its settings, or type a city.',
  unknown: 'Where you are could not be found out. Please type a city.',
};
const options: PositionOptions = { timeout: 10_000, maximumAge: 600_000 };

/** Narrows events to those around the reader, once their browser says where that is. Only the filters learn of it. */
function useNearMe(filters: EventFilters, onChange: (filters: EventFilters) => void): Locating {
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  // What was changed while the browser asked stays.
  const latest = useLatest({ filters, onChange });
  const fail = (text: string) => {
    setBusy(false);
    setError(text);
  };
  return {
    busy,
    error,
    onLocate() {
      if (!('geolocation' in navigator)) return fail(texts.unknown);
      setBusy(true);
      setError(undefined);
      navigator.geolocation.getCurrentPosition(
        ({ coords }) => {
          setBusy(false);
          const { filters: now, onChange: change } = latest.current;
          const near = nearOf({ lat: coords.latitude, lng: coords.longitude });
          // An order that was chosen stays.
          change({ ...now, near, sort: now.sort === 'DATE' ? 'DISTANCE' : now.sort });
        },
        ({ code }) =>
          fail(code === GeolocationPositionError.PERMISSION_DENIED ? texts.denied : texts.unknown),
        options,
      );
    },
  };
}

/** The filters of the events, which live in the address, and the way to those near the reader. */
export function useEventFilters(): AddressFilters<EventFilters> & { locating: Locating } {
  const fields = useAddressFilters(readEventFilters, writeEventFilters);
  return { ...fields, locating: useNearMe(fields.filters, fields.onChange) };
}
