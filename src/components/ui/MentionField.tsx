import { chakra } from '@chakra-ui/react';
import { useId, useLayoutEffect, useRef, type ChangeEvent, type RefObject } from 'react';
import { followChange, insertInto, type MentionPlace, type MentionText } from '../../lib/mentionPlaces.ts';
import { takeKey } from './suggestionKeys.ts';
import { SuggestionList, type SuggestionState } from './SuggestionList.tsx';
import { wordsOf, type Suggestion } from './suggestions.ts';
import { TextAreaField, type TextAreaFieldProps } from './TextAreaField.tsx';
import { useSuggestionPlace } from './useSuggestionPlace.ts';
import { useSuggestions } from './useSuggestions.ts';
import { VisuallyHidden } from './VisuallyHidden.tsx';

export interface MentionFieldProps extends Omit<
  TextAreaFieldProps,
  'value' | 'defaultValue' | 'onChange' | 'onSelect' | 'onBlur' | 'ref'
> {
  value: { text: string; mentions?: readonly MentionPlace[] | undefined };
  onChange: (value: MentionText) => void;
  ref?: RefObject<HTMLTextAreaElement | null>;
}

function optionsOf(state: SuggestionState | undefined): number {
  if (state?.status === 'error') return 1;
  return state?.status === 'ready' ? state.items.length : 0;
}

function spoken(state: SuggestionState | undefined): string {
  if (state?.status === 'note') return state.text;
  if (state?.status === 'error') return 'Suggestions did not load.';
  const count = optionsOf(state);
  if (count === 0) return '';
  return `${count} ${count === 1 ? 'suggestion' : 'suggestions'}. Arrow keys move, Enter chooses.`;
}

/**
 * Text in which `@` names members and `#` makes tags: both are offered while they are written (`SuggestionContext`).
 * Arrow keys move, Enter and Tab choose, Escape closes; the focus never leaves the field.
 */
export function MentionField({ value: given, onChange, onKeyDown, ref, ...props }: MentionFieldProps) {
  const value: MentionText = { text: given.text, mentions: given.mentions ?? [] };
  const id = useId();
  const own = useRef<HTMLTextAreaElement>(null);
  const field = ref ?? own;
  const caretTo = useRef<number>(undefined);
  const suggestions = useSuggestions(value);
  const { able, open, active, onClose, onRetry } = suggestions;
  const box = useSuggestionPlace(field, suggestions);
  const count = optionsOf(open?.state);

  useLayoutEffect(() => {
    if (caretTo.current === undefined) return;
    field.current?.setSelectionRange(caretTo.current, caretTo.current);
    caretTo.current = undefined;
  }, [value.text, field]);

  const change = ({ target }: ChangeEvent<HTMLTextAreaElement>) => {
    const next = { text: target.value, mentions: followChange(value, target.value) };
    onChange(next);
    suggestions.onType(next, target.selectionStart);
  };
  const choose = (suggestion: Suggestion) => {
    if (!open) return;
    const words = wordsOf(suggestion);
    const userId = suggestion.kind === 'member' ? suggestion.member.userId : undefined;
    const { from, to } = open.token;
    caretTo.current = from + words.length + 1;
    onChange(insertInto(value, { from, to, words, userId }));
    onClose();
    field.current?.focus();
  };
  const chooseActive = () => {
    const chosen = open?.state.status === 'ready' ? open.state.items[active] : undefined;
    if (chosen) choose(chosen);
    else onRetry();
  };
  return (
    <chakra.div position="relative">
      <TextAreaField
        {...props}
        ref={field}
        value={value.text}
        onChange={change}
        onKeyDown={(event) => {
          const { onActive } = suggestions;
          if (!takeKey(event, { count, active, onActive, onChoose: chooseActive })) onKeyDown?.(event);
        }}
        onSelect={({ currentTarget: { selectionStart, selectionEnd } }) =>
          suggestions.onMove(selectionStart === selectionEnd ? selectionStart : undefined)
        }
        onBlur={onClose}
        aria-autocomplete={able ? 'list' : undefined}
        aria-controls={count > 0 ? id : undefined}
        aria-activedescendant={count > 0 && active >= 0 ? `${id}-${active}` : undefined}
      />
      {able && <VisuallyHidden role="status">{spoken(open?.state)}</VisuallyHidden>}
      {open && (
        <chakra.div ref={box} position="absolute" insetInline={0} zIndex={2} scrollMarginBlock={20}>
          <SuggestionList
            id={id}
            label={open.token.kind === 'member' ? 'Members' : 'Tags'}
            state={open.state}
            active={active}
            onChoose={({ suggestion }) => choose(suggestion)}
            onRetry={onRetry}
          />
        </chakra.div>
      )}
    </chakra.div>
  );
}
