import { chakra } from '@chakra-ui/react';
import { useId } from 'react';
import { switchRecipe } from '../../theme/recipes/choice.ts';
import { FieldNote } from './FieldNote.tsx';
import { Spinner } from './Spinner.tsx';

const Box = chakra('input', switchRecipe);

export interface SwitchFieldProps {
  label: string;
  help?: string;
  /** Replaces the help. */
  error?: string | undefined;
  name?: string;
  checked: boolean;
  onChange: (change: { checked: boolean }) => void;
  /** The change is on its way; it can be flipped again meanwhile. */
  busy?: boolean;
  disabled?: boolean;
}

/** A setting that takes effect at once; what is sent with a form is a CheckboxField. */
export function SwitchField({ label, help, error, onChange, busy = false, ...input }: SwitchFieldProps) {
  const id = useId();
  const note = error ?? help;
  return (
    <chakra.label
      display="flex"
      alignItems="center"
      gap={3}
      minHeight={14}
      paddingBlock={2.5}
      cursor={input.disabled ? 'not-allowed' : 'pointer'}
    >
      <chakra.span flex={1} minWidth={0}>
        <chakra.span id={`${id}-label`} display="block" fontWeight="semibold">
          {label}
        </chakra.span>
        {note && (
          <FieldNote id={`${id}-note`} tone={error ? 'error' : 'help'}>
            {note}
          </FieldNote>
        )}
      </chakra.span>
      {busy && (
        <chakra.span color="fg.muted">
          <Spinner label="Saving" />
        </chakra.span>
      )}
      <Box
        {...input}
        type="checkbox"
        role="switch"
        aria-checked={input.checked}
        onChange={(event) => onChange({ checked: event.target.checked })}
        aria-labelledby={`${id}-label`}
        aria-describedby={note ? `${id}-note` : undefined}
        aria-invalid={error ? true : undefined}
      />
    </chakra.label>
  );
}
