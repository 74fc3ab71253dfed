import { chakra, useSlotRecipe } from '@chakra-ui/react';
import { CircleCheck } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import { radioCardsRecipe } from '../../theme/recipes/choice.ts';
import { Field, splitFrame } from './Field.tsx';
import type { FieldFrameProps } from './Field.tsx';

export interface RadioCardOption<Value extends string> {
  value: Value;
  label: string;
  description?: string;
  icon?: ReactNode;
  disabled?: boolean;
}

export interface RadioCardsProps<Value extends string> extends FieldFrameProps {
  /** Of the radios, in the form's data. */
  name: string;
  options: readonly RadioCardOption<Value>[];
  value: Value | undefined;
  onChange: (value: Value) => void;
  /**
   * 4 becomes 2 on phones; `fit` is 2 for short words, 1 on phones, and lets a last odd one fill its row.
   * @default 2
   */
  columns?: 1 | 2 | 4 | 'fit';
  /** The first radio, so that a form can move the focus to it. */
  ref?: Ref<HTMLInputElement>;
}

/** A few choices that deserve a picture and a line. Native radios: the arrow keys move the choice. */
export function RadioCards<Value extends string>(props: RadioCardsProps<Value>) {
  const [frame, { name, options, value, onChange, columns, ref }] = splitFrame(props);
  const recipe = useSlotRecipe({ recipe: radioCardsRecipe });
  const styles = recipe({ columns, invalid: frame.error ? true : undefined });
  return (
    <Field {...frame} group="radiogroup">
      {({ id: control, 'aria-describedby': note }) => (
        <chakra.div id={control} css={styles.root}>
          {options.map((option, index) => (
            <chakra.label key={option.value} css={styles.card}>
              <chakra.input
                type="radio"
                name={name}
                value={option.value}
                checked={option.value === value}
                disabled={option.disabled}
                onChange={() => onChange(option.value)}
                ref={index === 0 ? ref : undefined}
                aria-describedby={note}
                css={styles.input}
              />
              {option.icon}
              <chakra.span css={styles.text}>
                <chakra.span css={styles.label}>{option.label}</chakra.span>
                {option.description && (
                  <chakra.span css={styles.description}>{option.description}</chakra.span>
                )}
              </chakra.span>
              <chakra.span css={styles.mark}>
                <CircleCheck aria-hidden />
              </chakra.span>
            </chakra.label>
          ))}
        </chakra.div>
      )}
    </Field>
  );
}
