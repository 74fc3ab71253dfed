import { useSearchParams } from 'react-router-dom';
import { toMyEventTab, type MyEventTab } from '../../domain/myEvents.ts';

export interface MyEventPlaces {
  tab: MyEventTab;
  onTab: (tab: MyEventTab) => void;
}

/** What the page of own events shows, as its address says it. */
export function useMyEventPlaces(): MyEventPlaces {
  const [params, setParams] = useSearchParams();
  return {
    tab: toMyEventTab(params.get('tab')),
    onTab: (tab) =>
      setParams(
        (now) => {
          const next = new URLSearchParams(now);
          if (tab === 'upcoming') next.delete('tab');
          else next.set('tab', tab);
          return next;
        },
        { replace: true },
      ),
  };
}
