import { chakra } from '@chakra-ui/react';
import { ChevronDown } from 'lucide-react';
import { useId, useRef, useState, type FocusEvent, type KeyboardEvent } from 'react';
import { searchTypeLabels, type SearchType } from '../../domain/search.ts';
import { searchRecipe } from '../../theme/recipes/search.ts';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';
import { SearchResultList } from './SearchResultList.tsx';
import { searchOptions, spokenState, type SearchOption, type SearchState } from './searchState.ts';

const Frame = chakra('search', searchRecipe);

export interface SearchBarProps {
  /** Those that this role may search. */
  types: readonly SearchType[];
  /** Undefined until one is chosen: the text waits for it. */
  type: SearchType | undefined;
  text: string;
  /** Undefined: nothing is shown below the field. */
  state: SearchState | undefined;
  onType: (event: { type: SearchType | undefined }) => void;
  onText: (event: { text: string }) => void;
  /** A result, a search made earlier, more of them, another attempt, or forgetting. */
  onChoose: (event: { option: SearchOption }) => void;
  /** Enter, while no option is chosen: not a second longer. */
  onSubmit: () => void;
  /** The field was entered, or an arrow key asks for the list. */
  onOpen: () => void;
  /** Escape, or the focus went elsewhere. */
  onClose: () => void;
  /** @default 'header' */
  place?: 'header' | 'sheet';
}

const hasModifier = ({ ctrlKey, metaKey, altKey }: KeyboardEvent) => ctrlKey || metaKey || altKey;
/** The option that an arrow key leads to; they go round. */
const nextOf = (active: number, step: 1 | -1, count: number) =>
  active < 0 ? (step > 0 ? 0 : count - 1) : (active + step + count) % count;
const steps: Readonly<Record<string, 1 | -1>> = { ArrowDown: 1, ArrowUp: -1 };

/** Search for one type of thing (specification 5): the type first, then the text. */
export function SearchBar({ types, type, text, state, onType, onText, place, ...events }: SearchBarProps) {
  const { onChoose, onSubmit, onOpen, onClose } = events;
  const id = useId();
  const frame = useRef<HTMLElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const [kept, setKept] = useState({ active: -1, of: state });
  const options = searchOptions(state);
  // Another list begins without a choice; more of the same keeps it.
  const same = kept.of?.status === state?.status && kept.active < options.length;
  const active = same ? kept.active : -1;
  const move = (to: number) => setKept({ active: to, of: state });
  const choose = (option: SearchOption) => {
    if (option.kind !== 'more') move(-1);
    onChoose({ option });
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || hasModifier(event)) return;
    const step = steps[event.key];
    const chosen = options[active];
    if (step && !state) onOpen();
    else if (step && options.length > 0) move(nextOf(active, step, options.length));
    else if (event.key === 'Enter' && chosen) choose(chosen);
    else if (event.key === 'Enter') onSubmit();
    else if (event.key === 'Escape' && state && place !== 'sheet') onClose();
    else return;
    event.preventDefault();
  };
  const onBlur = ({ relatedTarget }: FocusEvent) => {
    if (place !== 'sheet' && !frame.current?.contains(relatedTarget)) onClose();
  };
  return (
    <Frame ref={frame} place={place ?? 'header'} onBlur={onBlur}>
      <div data-part="control">
        <span data-part="type">
          <select
            aria-label="Search type"
            data-shortcut={type === undefined ? '/' : undefined}
            value={type ?? ''}
            onChange={({ target }) => {
              onType({ type: types.find((one) => String(one) === target.value) });
            }}
          >
            <option value="">Type</option>
            {types.map((one) => (
              <option key={one} value={one}>
                {searchTypeLabels[one]}
              </option>
            ))}
          </select>
          <span data-part="arrow">
            <ChevronDown aria-hidden />
          </span>
        </span>
        <span data-part="rule" />
        <input
          ref={field}
          type="search"
          role="combobox"
          aria-label="Search"
          data-shortcut={type === undefined ? undefined : '/'}
          aria-autocomplete="list"
          aria-expanded={options.length > 0}
          aria-controls={options.length > 0 ? id : undefined}
          aria-activedescendant={active >= 0 ? `${id}-${active}` : undefined}
          placeholder={type === undefined ? 'Choose a type first' : `Search ${searchTypeLabels[type]}`}
          autoComplete="off"
          enterKeyHint="search"
          maxLength={100}
          disabled={type === undefined}
          value={text}
          onChange={({ target }) => {
            move(-1);
            onText({ text: target.value });
          }}
          onFocus={onOpen}
          onKeyDown={onKeyDown}
        />
      </div>
      <VisuallyHidden role="status">{spokenState(state)}</VisuallyHidden>
      {state && (
        <SearchResultList
          id={id}
          state={state}
          text={text}
          active={active}
          place={place ?? 'header'}
          onChoose={({ option }) => choose(option)}
        />
      )}
    </Frame>
  );
}
