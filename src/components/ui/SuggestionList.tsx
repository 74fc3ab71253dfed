import { chakra } from '@chakra-ui/react';
import { useEffect, useRef } from 'react';
import { suggestionsRecipe } from '../../theme/recipes/suggestions.ts';
import { MemberAvatar } from './Avatar.tsx';
import { Count } from './Count.tsx';
import type { Suggestion } from './suggestions.ts';
import { wordsOf } from './suggestionWords.ts';

const Frame = chakra('div', suggestionsRecipe);

export type SuggestionState =
  | { status: 'loading' }
  /** A sentence in the place of suggestions. */
  | { status: 'note'; text: string }
  | { status: 'error' }
  | { status: 'ready'; items: readonly Suggestion[] };

export interface SuggestionListProps {
  /** Of the list; its options are called `<id>-0` and so on. */
  id: string;
  /** What is offered: "Members". */
  label: string;
  state: SuggestionState;
  /** The one that Enter chooses; -1 for none. The focus stays in the field. */
  active: number;
  onChoose: (event: { suggestion: Suggestion }) => void;
  onRetry: () => void;
}

const keyOf = (suggestion: Suggestion) =>
  suggestion.kind === 'member' ? suggestion.member.userId : `#${suggestion.tag}`;

function Row({ suggestion }: { suggestion: Suggestion }) {
  if (suggestion.kind === 'tag')
    return (
      <span data-part="lines">
        <bdi data-part="name">{wordsOf(suggestion)}</bdi>
        <span data-part="line">
          <Count value={suggestion.posts} noun={['post', 'posts']} />
        </span>
      </span>
    );
  const { userName, headline } = suggestion.member;
  return (
    <>
      <MemberAvatar member={suggestion.member} size="sm" />
      <span data-part="lines">
        <bdi data-part="name">{userName}</bdi>
        {headline && (
          <span data-part="line" dir="auto">
            {headline}
          </span>
        )}
      </span>
    </>
  );
}

/** Members or tags to choose from while somebody writes. */
export function SuggestionList({ id, label, state, active, onChoose, onRetry }: SuggestionListProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    document.getElementById(`${id}-${active}`)?.scrollIntoView({ block: 'nearest' });
  }, [id, active]);
  const option = (index: number, act: () => void) => ({
    id: `${id}-${index}`,
    role: 'option',
    'aria-selected': index === active,
    onClick: act,
  });
  if (state.status === 'loading' || state.status === 'note')
    return (
      <Frame ref={box}>
        <p data-part="note">{state.status === 'note' ? state.text : 'Searching…'}</p>
      </Frame>
    );
  return (
    // The field keeps the focus, and the keyboard of a phone stays open.
    <Frame
      ref={box}
      id={id}
      role="listbox"
      aria-label={label}
      onMouseDown={(event) => event.preventDefault()}
    >
      {state.status === 'error' ? (
        <div {...option(0, onRetry)}>Suggestions did not load. Try again</div>
      ) : (
        state.items.map((suggestion, index) => (
          <div key={keyOf(suggestion)} {...option(index, () => onChoose({ suggestion }))}>
            <Row suggestion={suggestion} />
          </div>
        ))
      )}
    </Frame>
  );
}
