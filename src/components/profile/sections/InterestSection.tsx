import { chakra } from '@chakra-ui/react';
import type { Schemas } from '#openapi/contract.ts';
import { Pencil } from 'lucide-react';
import { profileStepText } from '../../../domain/profile.ts';
import { Button } from '../../ui/Button.tsx';
import { Chips } from '../../ui/Chips.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ListState as States } from '../../ui/ListState.tsx';
import type { ListState } from '../../ui/listState.ts';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { SectionCard, type SectionCardProps } from './SectionCard.tsx';

export interface InterestSectionProps extends Pick<SectionCardProps, 'visibility' | 'onVisibility'> {
  /** The chosen ones. */
  state: ListState<Schemas['Interest']>;
  /** On the own profile. */
  onEdit?: () => void;
  emptyText?: string;
}

/** What somebody is interested in. */
export function InterestSection({ state, onEdit, emptyText, ...visible }: InterestSectionProps) {
  const count = state.status === 'ready' ? state.items.length : 0;
  const action = { label: 'Choose', icon: <Pencil aria-hidden />, onPress: () => onEdit?.() };
  const { title, why } = profileStepText(7, 1);
  return (
    <SectionCard title="Interests" {...visible} count={count} {...(onEdit && count > 0 && { action })}>
      <States
        state={state}
        loading={<Skeleton shape="box" height="28px" />}
        empty={
          onEdit ? (
            <EmptyState drawing="search" action={<Button onClick={onEdit}>{title}</Button>}>
              {why}
            </EmptyState>
          ) : (
            <chakra.p color="fg.muted">{emptyText ?? 'Nothing here yet.'}</chakra.p>
          )
        }
      >
        {(items) => (
          <Chips
            items={items.map(({ interestId, interestName }) => ({ id: interestId, text: interestName }))}
          />
        )}
      </States>
    </SectionCard>
  );
}
