import { useApiQuery } from '../../../src/api/swr.ts';
import { useApiInfinite } from '../../../src/api/swrInfinite.ts';

// SWR draws a component again only for what it has read.
export const useCompanies = (searchText: string) => useApiQuery('getCompanies', { searchText }).data;
export const useAbout = () => useApiQuery('aboutUs', {}).data;
export function useFeed() {
  const { data, setSize } = useApiInfinite('getFeedList', { filter: 1 });
  return { data, setSize };
}
