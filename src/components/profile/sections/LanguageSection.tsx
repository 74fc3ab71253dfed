import { chakra } from '@chakra-ui/react';
import type { Schemas } from '#openapi/contract.ts';
import { Pencil, X } from 'lucide-react';
import { proficiencyLabels } from '../../../domain/profile.ts';
import { Button } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { ListState as States } from '../../ui/ListState.tsx';
import type { ListState } from '../../ui/listState.ts';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { useListFocus } from '../../ui/useListFocus.ts';
import { SectionCard, type SectionCardProps } from './SectionCard.tsx';

type Spoken = Schemas['SpokenLanguage'];

export interface LanguageEvents {
  onAdd: () => void;
  onEdit: (event: { language: Spoken }) => void;
  onRemove: (event: { language: Spoken }) => void;
}

export interface LanguageSectionProps extends Pick<SectionCardProps, 'visibility' | 'onVisibility'> {
  /** The best spoken first. */
  state: ListState<Spoken>;
  /** On the own profile. */
  events?: LanguageEvents;
  emptyText?: string;
}

function Level({ proficiency }: Pick<Spoken, 'proficiency'>) {
  return (
    <chakra.span display="inline-flex" gap={1} aria-hidden>
      {[1, 2, 3, 4, 5].map((dot) => (
        <chakra.i
          key={dot}
          boxSize={2}
          borderRadius="full"
          bg={dot <= proficiency ? 'accent.solid' : 'bg.fill'}
        />
      ))}
    </chakra.span>
  );
}

function Row({ language, events }: { language: Spoken; events: LanguageEvents | undefined }) {
  const { languageName, proficiency } = language;
  return (
    <chakra.li display="flex" alignItems="center" gap={3} minHeight={10}>
      {/* On a phone the level stands below a name that leaves it no room. */}
      <chakra.span
        flex={1}
        minWidth={0}
        display="flex"
        flexWrap="wrap"
        alignItems="center"
        columnGap={3}
        paddingBlock={1}
      >
        <chakra.span flex="1 1 7rem" minWidth={0} fontWeight="semibold" overflowWrap="anywhere">
          {languageName}
        </chakra.span>
        <chakra.span display="inline-flex" alignItems="center" gap={3}>
          <chakra.span color="fg.muted" textStyle="small">
            {proficiencyLabels[proficiency]}
          </chakra.span>
          <Level proficiency={proficiency} />
        </chakra.span>
      </chakra.span>
      {events && (
        <chakra.span display="flex" marginInlineEnd={-2}>
          <IconButton
            label={`Change how well you speak ${languageName}`}
            title="Change"
            icon={<Pencil aria-hidden />}
            onClick={() => events.onEdit({ language })}
          />
          <IconButton
            label={`Remove ${languageName}`}
            title="Remove"
            icon={<X aria-hidden />}
            onClick={() => events.onRemove({ language })}
          />
        </chakra.span>
      )}
    </chakra.li>
  );
}

/** The languages of a profile with how well each is spoken. */
export function LanguageSection({ state, events, emptyText, ...visible }: LanguageSectionProps) {
  const languages = state.status === 'ready' ? state.items : [];
  const count = languages.length;
  const { box } = useListFocus(languages.map(({ languageId }) => languageId).join());
  const label = 'Add language';
  return (
    <SectionCard
      title="Languages"
      {...visible}
      count={count}
      {...(events && count > 0 && { action: { label, onPress: events.onAdd } })}
    >
      <div {...box}>
        <States
          state={state}
          loading={<Skeleton lines={3} height="40px" />}
          empty={
            events ? (
              <EmptyState drawing="chat" action={<Button onClick={events.onAdd}>{label}</Button>}>
                HR filters by languages. Say how well you speak each.
              </EmptyState>
            ) : (
              <chakra.p color="fg.muted">{emptyText ?? 'Nothing here yet.'}</chakra.p>
            )
          }
        >
          {(items) => (
            <chakra.ul display="grid" gridTemplateColumns="minmax(0, 1fr)" gap={1} listStyleType="none">
              {items.map((language) => (
                <Row key={language.languageId} language={language} events={events} />
              ))}
            </chakra.ul>
          )}
        </States>
      </div>
    </SectionCard>
  );
}
