import { chakra } from '@chakra-ui/react';
import { Briefcase, CalendarDays, History } from 'lucide-react';
import { useEffect } from 'react';
import { isOrganisation } from '../../domain/roles.ts';
import { searchTypeLabels, type SearchRow } from '../../domain/search.ts';
import { searchRecipe } from '../../theme/recipes/search.ts';
import { Avatar } from '../ui/Avatar.tsx';
import { BoldText } from '../ui/BoldText.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { searchOptions, type SearchOption, type SearchState } from './searchState.ts';

const Frame = chakra('div', searchRecipe);

export interface SearchResultListProps {
  /** Of the list; its options are called `<id>-0` and so on. */
  id: string;
  state: SearchState;
  /** What was looked for: it is bold in the rows. */
  text: string;
  /** The option that Enter chooses; -1 for none. */
  active: number;
  onChoose: (event: { option: SearchOption }) => void;
  /** @default 'header' */
  place?: 'header' | 'sheet';
}

function Row({ row, text }: { row: SearchRow; text: string }) {
  const { id, name, image, userType, lines } = row;
  const isPerson = row.kind === 'member' && !isOrganisation(userType ?? 0);
  return (
    <>
      <Avatar id={id} name={name} src={image} shape={isPerson ? 'person' : 'company'} size="sm" />
      <span data-part="lines">
        <bdi data-part="name" title={name}>
          <BoldText text={name} sought={text} />
        </bdi>
        {lines.length > 0 && (
          <span data-part="line">
            {lines.map((line, index) => (
              <span key={line}>
                {index > 0 && ' · '}
                <bdi>
                  <BoldText text={line} sought={text} />
                </bdi>
              </span>
            ))}
          </span>
        )}
      </span>
      {row.kind === 'event' && <CalendarDays aria-label="Event" role="img" />}
      {row.kind === 'job' && <Briefcase aria-label="Job" role="img" />}
    </>
  );
}

function Option({ option, text, busy }: { option: SearchOption; text: string; busy: boolean }) {
  switch (option.kind) {
    case 'row':
      return <Row row={option.row} text={text} />;
    case 'recent':
      return (
        <>
          <History aria-hidden />
          <span data-part="lines">
            <bdi data-part="name">{option.search.text}</bdi>
          </span>
          <chakra.span textStyle="small" color="fg.muted">
            {searchTypeLabels[option.search.type]}
          </chakra.span>
        </>
      );
    case 'more':
      return busy ? 'Loading more…' : 'Load more';
    case 'retry':
      return 'Try again';
    case 'forget':
      return 'Clear recent searches';
    default: {
      const forgotten: never = option;
      return forgotten;
    }
  }
}

const keyOf = (option: SearchOption) => {
  if (option.kind === 'row') return `${option.row.kind}-${option.row.id}`;
  return option.kind === 'recent' ? `${option.search.type} ${option.search.text}` : option.kind;
};

const Waiting = () =>
  ['52%', '64%', '45%'].map((width) => (
    <div key={width} data-part="row">
      <Skeleton shape="circle" width="2.125rem" />
      <span data-part="lines">
        <Skeleton width={width} />
        <Skeleton width="34%" />
      </span>
    </div>
  ));

/** What a search has found, or why there is nothing; before it, the searches made earlier. */
export function SearchResultList({ id, state, text, active, onChoose, place }: SearchResultListProps) {
  const options = searchOptions(state);
  const count = options.length;
  // Also when more arrive: what is chosen is then another row, and a higher one.
  useEffect(() => {
    document.getElementById(`${id}-${active}`)?.scrollIntoView({ block: 'nearest' });
  }, [id, active, count]);
  const attributes = (option: SearchOption, index: number) => ({
    id: `${id}-${index}`,
    role: 'option',
    'aria-selected': index === active,
    'data-part': option.kind === 'row' || option.kind === 'recent' ? undefined : 'act',
    onClick: () => onChoose({ option }),
  });
  return (
    // The field keeps the focus, and the keyboard of a phone stays open.
    <Frame place={place ?? 'header'} position="static" onMouseDown={(event) => event.preventDefault()}>
      <div data-part="popup">
        {state.status === 'loading' && <Waiting />}
        {state.status === 'empty' && <p data-part="note">No results found.</p>}
        {state.status === 'error' && <p data-part="note">Error</p>}
        {count > 0 && (
          <div id={id} role="listbox" aria-label={state.status === 'recent' ? 'Recent searches' : 'Results'}>
            {options.map((option, index) => (
              <div key={keyOf(option)} {...attributes(option, index)}>
                <Option option={option} text={text} busy={state.status === 'ready' && state.busy} />
              </div>
            ))}
          </div>
        )}
      </div>
    </Frame>
  );
}
