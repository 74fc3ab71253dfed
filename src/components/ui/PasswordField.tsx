import { chakra } from '@chakra-ui/react';
import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import type { KeyboardEvent } from 'react';
import { controlRecipe } from '../../theme/recipes/control.ts';
import { Field, splitFrame } from './Field.tsx';
import { IconButton } from './IconButton.tsx';
import type { TextFieldProps } from './TextField.tsx';

const Input = chakra('input', controlRecipe);

export interface PasswordFieldProps extends Omit<TextFieldProps, 'type' | 'iconStart'> {
  /** `new-password` lets a password manager offer one. */
  autoComplete: 'current-password' | 'new-password';
}

/** Can be shown, and warns while caps lock is on (unless an error needs the place). */
export function PasswordField({ onKeyUp, disabled, ...props }: PasswordFieldProps) {
  const [frame, input] = splitFrame(props);
  const [shown, setShown] = useState(false);
  const [capsLock, setCapsLock] = useState(false);
  const look = (event: KeyboardEvent<HTMLInputElement>) => {
    setCapsLock(event.getModifierState('CapsLock'));
    onKeyUp?.(event);
  };
  const help = capsLock ? 'Caps lock is on.' : frame.help;
  return (
    <Field {...frame} help={help}>
      {(control) => (
        <chakra.div position="relative">
          <Input
            {...input}
            {...control}
            disabled={disabled}
            type={shown ? 'text' : 'password'}
            onKeyUp={look}
            spellCheck={false}
            autoCapitalize="none"
            autoCorrect="off"
            pe={12}
          />
          <chakra.div position="absolute" insetEnd={1.5} insetBlock={0} display="flex" alignItems="center">
            <IconButton
              size="sm"
              label={shown ? 'Hide password' : 'Show password'}
              icon={shown ? <EyeOff /> : <Eye />}
              disabled={disabled}
              onClick={() => setShown(!shown)}
            />
          </chakra.div>
        </chakra.div>
      )}
    </Field>
  );
}
