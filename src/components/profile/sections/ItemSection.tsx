import { chakra } from '@chakra-ui/react';
import type { VisibilityLevel } from '../../../domain/profile.ts';
import { idOfItem, itemTexts, type ItemKind, type ProfileEntry } from '../../../domain/profileItems.ts';
import { Button } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ListState as States } from '../../ui/ListState.tsx';
import type { ListState } from '../../ui/listState.ts';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { useListFocus } from '../../ui/useListFocus.ts';
import { ProfileItemsPanel, type ItemEvents, type ProfileItemsPanelProps } from './ProfileItemsPanel.tsx';
import { SectionCard } from './SectionCard.tsx';

export interface ItemSectionProps extends Pick<ProfileItemsPanelProps, 'askOf'> {
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

/** A section of a profile whose items stand in the member's own order (product S44). */
export function ItemSection(props: ItemSectionProps) {
  const { kind, state, events, deleted, emptyText, askOf, ...visible } = props;
  const { title, add, why } = itemTexts[kind];
  const empty = events ? (
    <EmptyState drawing="posts" action={<Button onClick={() => events.onAdd({ kind })}>{add}</Button>}>
      {why}
    </EmptyState>
  ) : (
    <chakra.p color="fg.muted">{emptyText ?? 'Nothing here yet.'}</chakra.p>
  );
  const ids = state.status === 'ready' ? state.items.map(idOfItem) : [];
  const count = state.status === 'ready' ? ids.length : undefined;
  // Items in their order, and those in whose place their undoing stands.
  const { box } = useListFocus(
    `${ids.join()} ${ids.filter((id) => deleted?.has(id)).join()}`,
    '[data-drag-id]',
  );
  return (
    <SectionCard
      title={title}
      {...visible}
      {...(count !== undefined && { count })}
      {...(events && count && { action: { label: add, onPress: () => events.onAdd({ kind }) } })}
    >
      <div {...box}>
        <States state={state} loading={loading} empty={empty}>
          {(items) => <ProfileItemsPanel {...{ kind, items, events, deleted, askOf }} />}
        </States>
      </div>
    </SectionCard>
  );
}
