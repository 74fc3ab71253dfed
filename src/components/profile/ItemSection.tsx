import { chakra } from '@chakra-ui/react';
import { useEffect, useId, useRef, useState } from 'react';
import type { VisibilityLevel } from '../../domain/profile.ts';
import {
  idOfItem,
  itemName,
  itemTexts,
  type ItemKind,
  type ProfileEntry,
} from '../../domain/profileItems.ts';
import { Button } from '../ui/Button.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { ListState as States } from '../ui/ListState.tsx';
import type { ListState } from '../ui/listState.ts';
import { Skeleton } from '../ui/Skeleton.tsx';
import { useListDrag } from '../ui/useListDrag.ts';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';
import { DeletedItemRow } from './DeletedItemRow.tsx';
import { ProfileItem } from './ProfileItem.tsx';
import { ProfileItemMenu } from './ProfileItemMenu.tsx';
import { SectionCard } from './SectionCard.tsx';

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

export interface ItemSectionProps {
  kind: ItemKind;
  state: ListState<ProfileEntry>;
  /** Of the own profile; without them it is read only. */
  events?: ItemEvents;
  visibility?: VisibilityLevel;
  onVisibility?: (event: { level: VisibilityLevel }) => void;
  /** Deleted, and can still be taken back. */
  deleted?: ReadonlySet<string>;
  /** To whom it does not belong: in the place of an empty section. */
  emptyText?: string;
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

const loading = (
  <chakra.div display="grid" gap={5}>
    {[0, 1].map((row) => (
      <chakra.div key={row} display="flex" gap={3}>
        <Skeleton shape="box" width="44px" height="44px" />
        <chakra.div flex={1}>
          <Skeleton lines={3} />
        </chakra.div>
      </chakra.div>
    ))}
  </chakra.div>
);

type RowsProps = Pick<ItemSectionProps, 'kind' | 'events' | 'deleted'> & { items: readonly ProfileEntry[] };

function Rows({ kind, items, events, deleted }: RowsProps) {
  const id = useId();
  const rows = useRef<HTMLUListElement>(null);
  const moved = useRef<string>(undefined);
  const [open, setOpen] = useState(false);
  const [said, setSaid] = useState('');
  const shown = open ? items : items.slice(0, folded);
  const ids = shown.map(idOfItem);
  const move = (item: ProfileEntry | undefined, to: number) => {
    if (!item) return;
    moved.current = idOfItem(item);
    if (to > folded) setOpen(true);
    setSaid(`${itemName(item)} is now number ${to} of ${items.length}.`);
    events?.onMove({ item, to });
  };
  useListDrag(rows, events ? ids : [], ({ id: dragged, to }) =>
    move(
      items.find((item) => idOfItem(item) === dragged),
      to,
    ),
  );
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
              <DeletedItemRow name={itemName(item)} onUndo={() => events?.onUndo({ item })} />
            ) : (
              <ProfileItem
                item={item}
                movable={events !== undefined && items.length > 1}
                actions={
                  events && (
                    <ProfileItemMenu
                      name={itemName(item)}
                      position={index + 1}
                      count={items.length}
                      onEdit={() => events.onEdit({ item })}
                      onDelete={() => events.onDelete({ item })}
                      onMove={({ to }) => move(item, to)}
                      {...(events.onEnd &&
                        'workExperienceId' in item &&
                        item.isCurrent && { onEnd: () => events.onEnd?.({ item }) })}
                      {...(events.onVerify &&
                        item.verificationStatus === 0 && { onVerify: () => events.onVerify?.({ item }) })}
                    />
                  )
                }
              />
            )}
          </li>
        ))}
      </chakra.ul>
      <VisuallyHidden role="status">{said}</VisuallyHidden>
      {items.length > folded && (
        <chakra.div mt={4}>
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

/** A section of a profile whose items stand in the member's own order (product S44). */
export function ItemSection({ kind, state, events, deleted, emptyText, ...visible }: ItemSectionProps) {
  const { title, add, why } = itemTexts[kind];
  const empty = events ? (
    <EmptyState drawing="posts" action={<Button onClick={() => events.onAdd({ kind })}>{add}</Button>}>
      {why}
    </EmptyState>
  ) : (
    <chakra.p color="fg.muted">{emptyText ?? 'Nothing here yet.'}</chakra.p>
  );
  const count = state.status === 'ready' ? state.items.length : undefined;
  return (
    <SectionCard
      title={title}
      {...visible}
      {...(count !== undefined && { count })}
      {...(events && count && { action: { label: add, onPress: () => events.onAdd({ kind }) } })}
    >
      <States state={state} loading={loading} empty={empty}>
        {(items) => <Rows kind={kind} items={items} events={events} deleted={deleted} />}
      </States>
    </SectionCard>
  );
}
