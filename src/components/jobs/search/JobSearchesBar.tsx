import { chakra } from '@chakra-ui/react';
import { Bell } from 'lucide-react';
import { useState } from 'react';
import type { SavedSearch } from '../../../domain/jobSearches.ts';
import { Button } from '../../ui/Button.tsx';
import { TextButton } from '../../ui/TextButton.tsx';
import { JobSearchesDialog } from './JobSearchesDialog.tsx';

export interface JobSearchesBarProps {
  /** The latest first. */
  searches: readonly SavedSearch[];
  /** The one that is looked at now. */
  kept?: SavedSearch | undefined;
  /** Something is looked for that could be kept, or is. */
  savable: boolean;
  onSave: () => void;
  onOpen: (event: { search: SavedSearch }) => void;
  onDelete: (event: { search: SavedSearch }) => void;
}

/** Keeps the search as it stands, and leads to the ones that are kept. Nothing is drawn where there is neither. */
export function JobSearchesBar({ searches, kept, savable, onSave, onOpen, onDelete }: JobSearchesBarProps) {
  const [open, setOpen] = useState(false);
  if (!savable && searches.length === 0 && !open) return null;
  return (
    <chakra.div
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      columnGap={4}
      rowGap={1}
      minHeight={{ base: 11, md: 9 }}
      paddingInline={{ base: 4, md: 0 }}
    >
      {savable && (
        <Button
          variant="ghost"
          size="sm"
          iconStart={<Bell aria-hidden />}
          aria-pressed={kept !== undefined}
          onClick={() => (kept ? onDelete({ search: kept }) : onSave())}
        >
          Save this search
        </Button>
      )}
      {searches.length > 0 && (
        <TextButton aria-haspopup="dialog" onClick={() => setOpen(true)}>
          Saved searches ({searches.length})
        </TextButton>
      )}
      <JobSearchesDialog
        open={open}
        searches={searches}
        onOpen={(event) => {
          setOpen(false);
          onOpen(event);
        }}
        onDelete={onDelete}
        onClose={() => setOpen(false)}
      />
    </chakra.div>
  );
}
