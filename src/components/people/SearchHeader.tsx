import { chakra } from '@chakra-ui/react';
import { Search } from 'lucide-react';
import { IconButton } from '../ui/IconButton.tsx';
import { SearchBar, type SearchBarProps } from './SearchBar.tsx';
import { SearchSheet } from './SearchSheet.tsx';

export interface SearchHeaderProps {
  search: Omit<SearchBarProps, 'place'>;
  /** The sheet of phones. */
  open: boolean;
  onOpenSheet: () => void;
  onCloseSheet: () => void;
}

/** The header's search: the whole control where there is room for it, on phones an icon that opens it. */
export function SearchHeader({ search, open, onOpenSheet, onCloseSheet }: SearchHeaderProps) {
  // One of the two shows what was found, or both would be heard.
  const quiet = { ...search, state: undefined };
  return (
    <>
      <chakra.div display={{ base: 'none', md: 'block' }}>
        <SearchBar {...(open ? quiet : search)} />
      </chakra.div>
      <chakra.div display={{ base: 'block', md: 'none' }}>
        <IconButton
          label="Search"
          icon={<Search />}
          onClick={onOpenSheet}
          aria-haspopup="dialog"
          data-shortcut="/"
        />
      </chakra.div>
      <SearchSheet open={open} onClose={onCloseSheet} search={search} />
    </>
  );
}
