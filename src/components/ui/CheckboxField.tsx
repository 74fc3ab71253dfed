import { chakra } from '@chakra-ui/react';
import { useId } from 'react';
import type { ComponentProps, ReactNode } from 'react';
import { checkboxRecipe } from '../../theme/recipes/choice.ts';
import { FieldNote } from './FieldNote.tsx';

const Box = chakra('input', checkboxRecipe);

export interface CheckboxFieldProps extends Omit<
  ComponentProps<'input'>,
  'className' | 'style' | 'color' | 'size' | 'type' | 'children'
> {
  /** May contain links: they open without ticking the box. */
  label: ReactNode;
  help?: ReactNode;
  /** Replaces the help. */
  error?: string;
}

export function CheckboxField({ label, help, error, id, required, ...input }: CheckboxFieldProps) {
  const own = useId();
  const control = id ?? own;
  const note = error ?? help;
  return (
    <div>
      <chakra.div display="flex" gap={2.5} alignItems="flex-start" minHeight={7}>
        <Box
          type="checkbox"
          {...input}
          id={control}
          mt={0.5}
          aria-required={required || undefined}
          aria-invalid={error ? true : undefined}
          aria-describedby={note ? `${control}-note` : undefined}
        />
        <chakra.label htmlFor={control} minWidth={0} cursor={input.disabled ? 'not-allowed' : 'pointer'}>
          {label}
        </chakra.label>
      </chakra.div>
      {note && (
        <chakra.div ps={7.5}>
          <FieldNote id={`${control}-note`} tone={error ? 'error' : 'help'}>
            {note}
          </FieldNote>
        </chakra.div>
      )}
    </div>
  );
}
