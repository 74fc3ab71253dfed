import { chakra } from '@chakra-ui/react';
import { useEffect, useId, useState, type KeyboardEvent } from 'react';
import { controlRecipe } from '../../theme/recipes/control.ts';
import { suggestionsRecipe } from '../../theme/recipes/suggestions.ts';
import { Field, splitFrame, type FieldFrameProps } from './Field.tsx';
import { VisuallyHidden } from './VisuallyHidden.tsx';

const Input = chakra('input', controlRecipe);
const Popup = chakra('div', suggestionsRecipe);

export interface ComboboxOption {
  id: string;
  label: string;
  /** A second line, such as a place or the name in its own language. */
  detail?: string | undefined;
}

export interface ComboboxFieldProps extends FieldFrameProps {
  name?: string;
  placeholder?: string;
  dir?: 'auto';
  /** What is typed. */
  value: string;
  onChange: (event: { text: string }) => void;
  /** What fits what is typed, the nearest first. */
  options: readonly ComboboxOption[];
  onChoose: (event: { option: ComboboxOption }) => void;
  /** Enter while nothing is chosen; the form is then not sent. */
  onEnter?: () => void;
  onBackspace?: () => void;
  /** Said when nothing fits; without it the list is not shown then. */
  none?: string;
  'data-autofocus'?: '';
}

/** Text with what it may mean: arrows choose, Enter takes it, Escape closes the list (ARIA combobox). */
export function ComboboxField({
  onChange,
  options,
  onChoose,
  onEnter,
  onBackspace,
  none,
  ...props
}: ComboboxFieldProps) {
  const [frame, input] = splitFrame(props);
  const list = useId();
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const shown = open && (options.length > 0 || (none !== undefined && input.value.trim() !== ''));
  const place = Math.min(active, options.length - 1);
  useEffect(() => {
    if (shown) document.getElementById(`${list}-${place}`)?.scrollIntoView({ block: 'nearest' });
  }, [list, place, shown]);
  const close = () => {
    setOpen(false);
    setActive(-1);
  };
  const choose = (option: ComboboxOption) => {
    close();
    onChoose({ option });
  };
  const move = (event: KeyboardEvent, step: 1 | -1) => {
    event.preventDefault();
    setOpen(true);
    if (place < 0) setActive(step > 0 ? 0 : options.length - 1);
    else setActive((place + step + options.length) % options.length);
  };
  const enter = (event: KeyboardEvent) => {
    const option = shown ? options[place] : undefined;
    if (!option && !onEnter) return;
    event.preventDefault();
    if (option) return choose(option);
    close();
    onEnter?.();
  };
  const keys: Record<string, (event: KeyboardEvent) => void> = {
    ArrowDown: (event) => move(event, 1),
    ArrowUp: (event) => move(event, -1),
    Enter: enter,
    // The list closes first, the dialog around it with the next press.
    Escape(event) {
      if (!shown) return;
      event.stopPropagation();
      close();
    },
    Backspace: () => input.value === '' && onBackspace?.(),
  };
  const optionProps = (index: number, selected: boolean, act: () => void) => ({
    id: `${list}-${index}`,
    role: 'option',
    'aria-selected': selected,
    onClick: act,
  });
  return (
    <Field {...frame}>
      {(control) => (
        <chakra.div position="relative">
          <Input
            autoComplete="off"
            {...input}
            {...control}
            role="combobox"
            aria-expanded={shown}
            aria-controls={shown ? list : undefined}
            aria-autocomplete="list"
            aria-activedescendant={shown && place >= 0 ? `${list}-${place}` : undefined}
            onChange={({ target }) => {
              setOpen(true);
              setActive(-1);
              onChange({ text: target.value });
            }}
            onKeyDown={(event) => keys[event.key]?.(event)}
            onBlur={close}
          />
          {shown && (
            <chakra.div position="absolute" insetInline={0} top="full" mt={1} zIndex="sticky">
              {/* The field keeps the focus. */}
              <Popup
                id={list}
                role="listbox"
                aria-label={frame.label}
                maxWidth="none"
                onMouseDown={(event) => event.preventDefault()}
              >
                {options.map((option, index) => (
                  <div key={option.id} {...optionProps(index, index === place, () => choose(option))}>
                    <span data-part="lines">
                      <bdi data-part="name">{option.label}</bdi>
                      {option.detail && <bdi data-part="line">{option.detail}</bdi>}
                    </span>
                  </div>
                ))}
                {options.length === 0 && (
                  <div role="option" aria-disabled aria-selected={false}>
                    {none}
                  </div>
                )}
              </Popup>
            </chakra.div>
          )}
          <VisuallyHidden role="status">
            {shown && (options.length === 0 ? none : `${options.length} to choose from`)}
          </VisuallyHidden>
        </chakra.div>
      )}
    </Field>
  );
}
