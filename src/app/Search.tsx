import { useNavigate } from 'react-router-dom';
import { SearchHeader } from '../components/people/SearchHeader.tsx';
import { useHeaderSearch } from '../hooks/people/useHeaderSearch.ts';

/** The search of the header, loaded after the first screen. */
export default function Search() {
  const navigate = useNavigate();
  return <SearchHeader {...useHeaderSearch(({ path, state }) => void navigate(path, { state }))} />;
}
