import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { Chip } from './Chip.tsx';
import { ComboboxField, type ComboboxFieldProps } from './ComboboxField.tsx';
import { useListFocus } from './useListFocus.ts';

export interface TagsFieldProps extends Pick<
  ComboboxFieldProps,
  'label' | 'help' | 'error' | 'required' | 'optional' | 'labelHidden' | 'name' | 'placeholder'
> {
  tags: readonly string[];
  onChange: (event: { tags: readonly string[] }) => void;
  /** Offered while something is typed; those that are there already are left out. */
  suggestions?: readonly string[];
  /** What is typed, for whoever looks for suggestions. */
  onType?: (event: { text: string }) => void;
  /** No more than these. */
  max: number;
}

const noSuggestions: readonly string[] = [];
const same = (a: string, b: string) => a.toLocaleLowerCase() === b.toLocaleLowerCase();

/** Short words, each added with Enter or a comma and taken away with its cross or Backspace. */
export function TagsField({
  tags,
  onChange,
  suggestions = noSuggestions,
  onType,
  max,
  error,
  ...field
}: TagsFieldProps) {
  const [text, setText] = useState('');
  const [refused, setRefused] = useState<string>();
  const { box } = useListFocus(tags.join('\n'));
  const type = (next: string) => {
    setText(next);
    setRefused(undefined);
    onType?.({ text: next });
  };
  const add = (wanted: string) => {
    const tag = wanted.trim();
    if (!tag) return;
    if (tags.some((one) => same(one, tag))) return setRefused(`${tag} is there already.`);
    if (tags.length >= max) return setRefused(`${max} are the most. Remove one first.`);
    type('');
    onChange({ tags: [...tags, tag] });
  };
  const options = suggestions
    .filter((one) => !tags.some((tag) => same(tag, one)) && text.trim() !== '')
    .map((one) => ({ id: one, label: one }));
  return (
    <chakra.div {...box} display="grid" gridTemplateColumns="minmax(0, 1fr)" gap={2} minWidth={0}>
      <ComboboxField
        {...field}
        error={refused ?? error}
        value={text}
        dir="auto"
        onChange={({ text: next }) => (next.endsWith(',') ? add(next.slice(0, -1)) : type(next))}
        options={options}
        onChoose={({ option }) => add(option.label)}
        onEnter={() => add(text)}
        onBackspace={() => tags.length > 0 && onChange({ tags: tags.slice(0, -1) })}
      />
      {tags.length > 0 && (
        <chakra.ul display="flex" flexWrap="wrap" gap={2} listStyleType="none" aria-label={field.label}>
          {tags.map((tag) => (
            <chakra.li key={tag} maxWidth="full" minWidth={0} display="flex">
              <Chip onRemove={() => onChange({ tags: tags.filter((one) => one !== tag) })}>{tag}</Chip>
            </chakra.li>
          ))}
        </chakra.ul>
      )}
    </chakra.div>
  );
}
