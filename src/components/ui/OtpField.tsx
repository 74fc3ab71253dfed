import { chakra, useSlotRecipe } from '@chakra-ui/react';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { ChangeEvent, Ref } from 'react';
import { otpRecipe } from '../../theme/recipes/otp.ts';
import { Field, splitFrame } from './Field.tsx';
import type { FieldFrameProps } from './Field.tsx';

const length = 6;
const cells = Array.from({ length }, (_, index) => index);

export interface OtpFieldProps extends FieldFrameProps {
  value: string;
  /** Digits only, at most 6. */
  onChange: (value: string) => void;
  /** All 6 digits are there, typed, pasted or filled in by the phone. */
  onComplete?: (code: string) => void;
  disabled?: boolean;
  autoFocus?: boolean;
  name?: string;
  ref?: Ref<HTMLInputElement>;
}

/** A one-time code in ONE input, so that paste ("123 456"), autofill and screen readers meet a normal field. */
export function OtpField({ value, onChange, onComplete, ...props }: OtpFieldProps) {
  const [frame, input] = splitFrame(props);
  const styles = useSlotRecipe({ recipe: otpRecipe })();
  const [caret, setCaret] = useState(value.length);
  const [selected, setSelected] = useState(false);
  const change = (event: ChangeEvent<HTMLInputElement>) => {
    const code = event.target.value.replace(/\D/g, '').slice(0, length);
    onChange(code);
    setCaret(event.target.selectionStart ?? code.length);
    setSelected(false);
    if (code.length === length && code !== value) onComplete?.(code);
  };
  const trace = useCallback(({ value: text, selectionStart, selectionEnd }: HTMLInputElement) => {
    setCaret(selectionStart ?? text.length);
    setSelected(text !== '' && selectionStart === 0 && selectionEnd === text.length);
  }, []);
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // React tells of what the reader selects, and not of what a form does.
    const onSelect = ({ target }: Event) => target instanceof HTMLInputElement && trace(target);
    const box = root.current;
    box?.addEventListener('select', onSelect);
    return () => box?.removeEventListener('select', onSelect);
  }, [trace]);
  const active = Math.min(caret, value.length, length - 1);
  return (
    <Field {...frame}>
      {(control) => (
        <chakra.div ref={root} css={styles.root}>
          <chakra.input
            {...input}
            {...control}
            type="text"
            inputMode="numeric"
            autoComplete="one-time-code"
            value={value}
            onChange={change}
            onSelect={({ currentTarget }) => trace(currentTarget)}
            css={styles.input}
          />
          {cells.map((cell) => (
            <chakra.span
              key={cell}
              aria-hidden
              css={styles.cell}
              data-active={cell === active ? '' : undefined}
              data-selected={selected && cell < value.length ? '' : undefined}
            >
              {value[cell]}
            </chakra.span>
          ))}
        </chakra.div>
      )}
    </Field>
  );
}
