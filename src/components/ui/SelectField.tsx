import { chakra } from '@chakra-ui/react';
import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import { controlRecipe } from '../../theme/recipes/control.ts';
import { Field, splitFrame } from './Field.tsx';
import type { FieldFrameProps } from './Field.tsx';

const Select = chakra('select', controlRecipe);

type NativeProps = Omit<
  ComponentProps<'select'>,
  keyof FieldFrameProps | 'children' | 'className' | 'style' | 'color' | 'size' | 'multiple'
>;

export interface SelectOption {
  value: string;
  label: string;
  disabled?: boolean;
}

export interface SelectFieldProps extends FieldFrameProps, NativeProps {
  options: readonly SelectOption[];
  /** First, empty choice, such as "Choose an industry". */
  placeholder?: string;
}

/** The system's own list: on a phone nothing is better. */
export function SelectField({ options, placeholder, ...props }: SelectFieldProps) {
  const [frame, select] = splitFrame(props);
  return (
    <Field {...frame}>
      {(control) => (
        <chakra.div position="relative">
          <Select {...select} {...control} pe={10} cursor="pointer">
            {placeholder !== undefined && <option value="">{placeholder}</option>}
            {options.map((option) => (
              <option key={option.value} value={option.value} disabled={option.disabled}>
                {option.label}
              </option>
            ))}
          </Select>
          <chakra.span
            position="absolute"
            insetEnd={3.5}
            insetBlock={0}
            display="flex"
            alignItems="center"
            pointerEvents="none"
          >
            <ChevronDown aria-hidden />
          </chakra.span>
        </chakra.div>
      )}
    </Field>
  );
}
