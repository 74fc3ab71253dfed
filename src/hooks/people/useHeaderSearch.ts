import { useState } from 'react';
import { linkSecret } from '../../api/config.ts';
import type { SearchHeaderProps } from '../../components/people/SearchHeader.tsx';
import type { SearchOption } from '../../components/people/searchState.ts';
import { isMemberRole } from '../../domain/roles.ts';
import { placeOfRow, searchTypesOf, type Place, type SearchRow } from '../../domain/search.ts';
import { encodeLink } from '../../lib/linkToken.ts';
import { useSession } from '../account/useSession.ts';
import { useSearchKey } from '../site/useSearchKey.ts';
import { addRecentSearch, forgetRecentSearches, recentSearches } from './recentSearches.ts';
import { useSearch } from './useSearch.ts';

/** The search of the header with what is open of it, and the searches made earlier. `onGo` leads to a result. */
export function useHeaderSearch(onGo: (place: Place) => void): SearchHeaderProps {
  const { role, userId = '' } = useSession();
  const { state, onSearch, onMore, ...search } = useSearch();
  const [open, setOpen] = useState(false);
  const [sheet, setSheet] = useState(false);
  useSearchKey();
  const { type, text } = search;
  const recent = open && !state && type !== undefined ? recentSearches(userId) : [];
  const mayType = isMemberRole(role) ? searchTypesOf[role] : [];
  const fitting = recent.filter((one) => mayType.includes(one.type));

  const remember = () => {
    if (type !== undefined && text.trim()) addRecentSearch(userId, { type, text: text.trim() });
  };
  const go = async (row: SearchRow) => {
    remember();
    setOpen(false);
    setSheet(false);
    const place = await placeOfRow(row, (target) => encodeLink(target, linkSecret));
    if (place) onGo(place);
  };
  const choose = ({ option }: { option: SearchOption }) => {
    if (option.kind === 'row') void go(option.row);
    else if (option.kind === 'recent') onSearch(option.search);
    else if (option.kind === 'more') onMore();
    else if (option.kind === 'retry') onSearch();
    else {
      forgetRecentSearches(userId);
      setOpen(false);
    }
  };
  return {
    open: sheet,
    onOpenSheet: () => setSheet(true),
    onCloseSheet() {
      setSheet(false);
      setOpen(false);
    },
    search: {
      ...search,
      types: mayType,
      state: open
        ? (state ?? (fitting.length > 0 ? { status: 'recent', searches: fitting } : undefined))
        : undefined,
      onType(event) {
        setOpen(false);
        search.onType(event);
      },
      onText(event) {
        // Empty text closes what is below the field (specification 5).
        setOpen(event.text.trim() !== '');
        search.onText(event);
      },
      onChoose: choose,
      onSubmit() {
        remember();
        onSearch();
      },
      onOpen: () => setOpen(true),
      onClose: () => setOpen(false),
    },
  };
}
