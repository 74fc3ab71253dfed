import { chakra } from '@chakra-ui/react';
import type { Schemas } from '#openapi/contract.ts';
import { profileTabLabels } from '../../../domain/profile.ts';
import { passionLimit, passionsText } from '../../../domain/profileForms.ts';
import { Chips } from '../../ui/Chips.tsx';
import { ListState as States } from '../../ui/ListState.tsx';
import type { ListState } from '../../ui/listState.ts';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { TagsField } from '../../ui/TagsField.tsx';
import { SectionCard, type SectionCardProps } from './SectionCard.tsx';

export interface PassionEvents {
  onAdd: (event: { passionName: string }) => void;
  onRemove: (event: { passion: Schemas['Passion'] }) => void;
  onType: (event: { text: string }) => void;
}

export interface PassionSectionProps extends Pick<SectionCardProps, 'visibility' | 'onVisibility'> {
  state: ListState<Schemas['Passion']>;
  /** On the own profile. */
  events?: PassionEvents;
  /** Names that others use. */
  suggestions?: readonly string[];
  /** Why the last one was not added. */
  error?: string | undefined;
  emptyText?: string;
}

const same = (a: string, b: string) => a.toLocaleLowerCase() === b.toLocaleLowerCase();

/** What somebody can and what they love doing, which jobs are matched with: short words, typed or taken from what others use (product S44). */
export function PassionSection({
  state,
  events,
  suggestions,
  error,
  emptyText,
  ...visible
}: PassionSectionProps) {
  const passions = state.status === 'ready' ? state.items : [];
  const names = passions.map(({ passionName }) => passionName);
  const change = (tags: readonly string[]) => {
    const added = tags.find((tag) => !names.includes(tag));
    if (added !== undefined) return events?.onAdd({ passionName: added });
    const removed = passions.find(({ passionName }) => !tags.some((tag) => same(tag, passionName)));
    if (removed) events?.onRemove({ passion: removed });
  };
  const field = events && (
    <TagsField
      label="Add a skill or a passion"
      help="Type it and press Enter. At most 15."
      tags={names}
      max={passionLimit}
      onChange={({ tags }) => change(tags)}
      onType={events.onType}
      {...(suggestions && { suggestions })}
      {...(error && { error })}
    />
  );
  if (field && (state.status === 'ready' || state.status === 'empty'))
    // The field stays where it is when the first one comes or the last one goes: somebody is typing in it.
    return (
      <SectionCard title={profileTabLabels.skills} {...visible} count={names.length}>
        <chakra.div display="grid" gridTemplateColumns="minmax(0, 1fr)" gap={4}>
          {names.length === 0 && <chakra.p color="fg.muted">{passionsText}</chakra.p>}
          <div>{field}</div>
        </chakra.div>
      </SectionCard>
    );
  return (
    <SectionCard title={profileTabLabels.skills} {...visible} count={names.length}>
      <States
        state={state}
        loading={<Skeleton shape="box" height="44px" />}
        empty={<chakra.p color="fg.muted">{emptyText ?? 'Nothing here yet.'}</chakra.p>}
      >
        {(items) => (
          <Chips items={items.map(({ passionId, passionName }) => ({ id: passionId, text: passionName }))} />
        )}
      </States>
    </SectionCard>
  );
}
