import { chakra } from '@chakra-ui/react';
import { useState, type FormEvent } from 'react';
import type { DoorEntry } from '../../domain/checkIn.ts';
import { typedEntry } from '../../domain/doorCodes.ts';
import { controlRecipe } from '../../theme/recipes/control.ts';
import { Button } from '../ui/Button.tsx';
import { Field } from '../ui/Field.tsx';

const Input = chakra('input', controlRecipe);

export interface DoorCodeFormProps {
  text: string;
  onText: (event: { text: string }) => void;
  onCheck: (event: { entry: DoorEntry }) => void;
}

/** The code of a ticket by hand; the field keeps the focus, for the next one. */
export function DoorCodeForm({ text, onText, onCheck }: DoorCodeFormProps) {
  const [error, setError] = useState<string>();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = typedEntry(text);
    const wrong = 'error' in typed ? typed.error : undefined;
    setError(wrong);
    event.currentTarget.querySelector('input')?.focus();
    if ('error' in typed) return;
    onText({ text: '' });
    onCheck(typed);
  };
  return (
    <form noValidate aria-label="Check a code" onSubmit={submit}>
      <Field
        label="Ticket code"
        help="10 letters and digits. A hand scanner works anywhere on this screen."
        {...(error !== undefined && { error })}
      >
        {(control) => (
          <chakra.div display="flex" gap={2}>
            <Input
              {...control}
              value={text}
              onChange={(event) => {
                setError(undefined);
                onText({ text: event.target.value });
              }}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              enterKeyHint="go"
              fontFamily="mono"
              flex={1}
            />
            <Button type="submit" size="lg">
              Check
            </Button>
          </chakra.div>
        )}
      </Field>
    </form>
  );
}
