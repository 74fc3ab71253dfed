import { chakra } from '@chakra-ui/react';
import { Trash2 } from 'lucide-react';
import type { SavedSearch } from '../../../domain/jobSearches.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { TextButton } from '../../ui/TextButton.tsx';

export interface JobSearchesDialogProps {
  open: boolean;
  /** The latest first. */
  searches: readonly SavedSearch[];
  onOpen: (event: { search: SavedSearch }) => void;
  onDelete: (event: { search: SavedSearch }) => void;
  onClose: () => void;
}

/** The searches that are kept: each can be looked at again, or deleted. */
export function JobSearchesDialog({ open, searches, onOpen, onDelete, onClose }: JobSearchesDialogProps) {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Saved searches"
      description="You hear of new jobs that match, at most once a day."
      // What is deleted goes with its button.
      step={String(searches.length)}
    >
      {searches.length === 0 ? (
        <EmptyState drawing="search">No search is saved any more.</EmptyState>
      ) : (
        <chakra.ul aria-label="Saved searches" listStyle="none">
          {searches.map((search) => (
            <chakra.li
              key={search.searchId}
              display="flex"
              alignItems="center"
              justifyContent="space-between"
              gap={3}
              minHeight={12}
              paddingBlock={1}
              css={{ '& + &': { borderBlockStartWidth: '1px', borderColor: 'border.subtle' } }}
            >
              <chakra.div minWidth={0} overflowWrap="anywhere" dir="auto">
                <TextButton onClick={() => onOpen({ search })}>{search.words}</TextButton>
              </chakra.div>
              <IconButton
                label={`Delete ${search.words}`}
                icon={<Trash2 aria-hidden />}
                onClick={() => onDelete({ search })}
              />
            </chakra.li>
          ))}
        </chakra.ul>
      )}
    </Dialog>
  );
}
