import { chakra } from '@chakra-ui/react';
import type { ComponentProps, ReactNode } from 'react';
import { controlRecipe } from '../../theme/recipes/control.ts';
import { Field, splitFrame } from './Field.tsx';
import type { FieldFrameProps } from './Field.tsx';

const Input = chakra('input', controlRecipe);

type NativeProps = Omit<
  ComponentProps<'input'>,
  keyof FieldFrameProps | 'className' | 'style' | 'color' | 'size' | 'type'
>;

export interface TextFieldProps extends FieldFrameProps, NativeProps {
  /** @default 'text' */
  type?: 'text' | 'email' | 'url' | 'search' | 'date' | 'time' | 'datetime-local' | 'number' | 'tel';
  /** Drawn inside the field, before the text. */
  iconStart?: ReactNode;
}

/** One line of text. Native input properties pass through, so `register()` of a form library can be spread on it. */
export function TextField({ iconStart, ...props }: TextFieldProps) {
  const [frame, input] = splitFrame(props);
  return (
    <Field {...frame}>
      {(control) => (
        <chakra.div position="relative">
          {iconStart && (
            <chakra.span
              position="absolute"
              insetStart={3.5}
              insetBlock={0}
              display="flex"
              alignItems="center"
              color="fg.muted"
              pointerEvents="none"
            >
              {iconStart}
            </chakra.span>
          )}
          <Input type="text" {...input} {...control} ps={iconStart ? 10 : undefined} />
        </chakra.div>
      )}
    </Field>
  );
}
