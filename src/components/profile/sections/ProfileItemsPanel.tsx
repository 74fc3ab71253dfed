import { chakra } from '@chakra-ui/react';
import { useEffect, useId, useRef, useState } from 'react';
import {
  idOfItem,
  itemName,
  itemTexts,
  type ItemKind,
  type ProfileEntry,
} from '../../../domain/profileItems.ts';
import { Button } from '../../ui/Button.tsx';
import { useListDrag } from '../../ui/useListDrag.ts';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { DeletedRow } from '../../ui/DeletedRow.tsx';
import { ProfileItem } from './ProfileItem.tsx';
import { ProfileItemMenu } from './ProfileItemMenu.tsx';
import type { VerificationAskButtonProps } from '../verification/VerificationAskButton.tsx';

export interface ItemEvents {
  onAdd: (event: { kind: ItemKind }) => void;
  onEdit: (event: { item: ProfileEntry }) => void;
  onDelete: (event: { item: ProfileEntry }) => void;
  /** Takes a deletion back. */
  onUndo: (event: { item: ProfileEntry }) => void;
  /** `to`: the new place, from 1. */
  onMove: (event: { item: ProfileEntry; to: number }) => void;
  onEnd?: (event: { item: ProfileEntry }) => void;
  onVerify?: (event: { item: ProfileEntry }) => void;
}

/** More than this are folded (product S44). */
const folded = 5;

const list = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  listStyleType: 'none',
  '& > li': { paddingBlock: 4, borderRadius: 'small' },
  '& > li:first-of-type': { paddingBlockStart: 0 },
  '& > li:last-of-type': { paddingBlockEnd: 0 },
  '& > li + li': { borderBlockStartWidth: '1px', borderColor: 'border.subtle' },
  '& > [data-dragging]': { opacity: 0.4 },
  '& > [data-over]': {
    outlineWidth: '2px',
    outlineStyle: 'solid',
    outlineColor: 'accent.solid',
    outlineOffset: '4px',
  },
} as const;

export interface ProfileItemsPanelProps {
  kind: ItemKind;
  items: readonly ProfileEntry[];
  events?: ItemEvents | undefined;
  /** Deleted, and can still be taken back. */
  deleted?: ReadonlySet<string> | undefined;
  /** What the reader may ask about an item of somebody else. */
  askOf?: ((item: ProfileEntry) => VerificationAskButtonProps | undefined) | undefined;
}

function Menu({ item, index, count, events, move }: MenuProps) {
  const { onEnd, onVerify } = events;
  const canEnd = onEnd && 'workExperienceId' in item && item.isCurrent;
  return (
    <ProfileItemMenu
      name={itemName(item)}
      position={index + 1}
      count={count}
      onEdit={() => events.onEdit({ item })}
      onDelete={() => events.onDelete({ item })}
      onMove={({ to }) => move(item, to)}
      {...(canEnd && { onEnd: () => onEnd({ item }) })}
      {...(onVerify && item.verificationStatus === 0 && { onVerify: () => onVerify({ item }) })}
    />
  );
}

interface MenuProps {
  item: ProfileEntry;
  index: number;
  count: number;
  events: ItemEvents;
  move: (item: ProfileEntry, to: number) => void;
}

/** The items themselves, folded at five; put in order by dragging or by each item's menu. */
export function ProfileItemsPanel({ kind, items, events, deleted, askOf }: ProfileItemsPanelProps) {
  const id = useId();
  const rows = useRef<HTMLUListElement>(null);
  const moved = useRef<string>(undefined);
  const [open, setOpen] = useState(false);
  const [said, setSaid] = useState('');
  // What was deleted before, by nothing that has the focus now.
  const [before] = useState(deleted);
  const shown = open ? items : items.slice(0, folded);
  const ids = shown.map(idOfItem);
  const move = (item: ProfileEntry | undefined, to: number) => {
    if (!item) return;
    moved.current = idOfItem(item);
    if (to > folded) setOpen(true);
    setSaid(`${itemName(item)} is now number ${to} of ${items.length}.`);
    events?.onMove({ item, to });
  };
  useListDrag(rows, events ? ids : [], ({ id: dragged, to }) => move(shown[ids.indexOf(dragged)], to));
  const order = ids.join();
  useEffect(() => {
    // A row that is put elsewhere loses the focus that its menu had just got back.
    const row = moved.current && rows.current?.querySelector(`[data-drag-id="${moved.current}"]`);
    if (row) row.querySelector<HTMLElement>('button[aria-haspopup]')?.focus();
    moved.current = undefined;
  }, [order]);
  return (
    <>
      <chakra.ul ref={rows} id={id} aria-label={itemTexts[kind].title} css={list}>
        {shown.map((item, index) => (
          <li key={idOfItem(item)} data-drag-id={idOfItem(item)}>
            {deleted?.has(idOfItem(item)) ? (
              <DeletedRow
                takesFocus={!before?.has(idOfItem(item))}
                name={itemName(item)}
                onUndo={() => events?.onUndo({ item })}
              />
            ) : (
              <ProfileItem
                item={item}
                movable={events !== undefined && items.length > 1}
                actions={events && <Menu {...{ item, index, events, move }} count={items.length} />}
                ask={askOf?.(item)}
              />
            )}
          </li>
        ))}
      </chakra.ul>
      <VisuallyHidden role="status">{said}</VisuallyHidden>
      {items.length > folded && (
        <chakra.div mt={3} marginInlineStart={-3}>
          <Button
            variant="ghost"
            size="sm"
            aria-expanded={open}
            aria-controls={id}
            onClick={() => setOpen(!open)}
          >
            {open ? 'Show fewer' : `Show all ${items.length}`}
          </Button>
        </chakra.div>
      )}
    </>
  );
}
