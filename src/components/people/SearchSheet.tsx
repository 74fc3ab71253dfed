import { Dialog } from '../ui/Dialog.tsx';
import { SearchBar, type SearchBarProps } from './SearchBar.tsx';

export interface SearchSheetProps {
  open: boolean;
  onClose: () => void;
  search: Omit<SearchBarProps, 'place'>;
}

/** The search of phones: it fills the screen. */
export function SearchSheet({ open, onClose, search }: SearchSheetProps) {
  return (
    <Dialog open={open} onClose={onClose} title="Search">
      <SearchBar {...search} place="sheet" />
    </Dialog>
  );
}
