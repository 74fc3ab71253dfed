import { chakra } from '@chakra-ui/react';
import { useLayoutEffect, useRef, useState } from 'react';
import type { ComponentProps, FormEvent } from 'react';
import { lengthOf } from '../../lib/lengthOf.ts';
import { controlRecipe } from '../../theme/recipes/control.ts';
import { Field, splitFrame } from './Field.tsx';
import type { FieldFrameProps } from './Field.tsx';
import { VisuallyHidden } from './VisuallyHidden.tsx';

const Area = chakra('textarea', controlRecipe);

type NativeProps = Omit<
  ComponentProps<'textarea'>,
  keyof FieldFrameProps | 'className' | 'style' | 'color' | 'maxLength' | 'value' | 'defaultValue'
>;

export interface TextAreaFieldProps extends FieldFrameProps, NativeProps {
  value?: string;
  defaultValue?: string;
  /** In characters. Counted down from 90 % on; more can be typed, so that nothing pasted is cut in silence. */
  max?: number;
  /** @default 3 */
  rows?: number;
}

const number = new Intl.NumberFormat('en');

/** Spoken in steps of 5 % of `max`, not at every key. */
function spoken(count: number, max: number) {
  const step = Math.max(1, Math.round(max / 20));
  const left = max - count;
  if (left < 0) return `${number.format(-left)} characters too many`;
  return `${number.format(Math.ceil(left / step) * step)} characters left`;
}

/** Grows with its text. */
export function TextAreaField({ max, rows = 3, onInput, ref, ...props }: TextAreaFieldProps) {
  const [frame, area] = splitFrame(props);
  const box = useRef<HTMLTextAreaElement>(null);
  const [typed, setTyped] = useState(area.defaultValue ?? '');
  const text = area.value ?? typed;
  useLayoutEffect(() => {
    const element = box.current;
    // Where the browser sizes it by itself there is nothing to do.
    if (!element || CSS.supports('field-sizing', 'content')) return;
    element.style.height = 'auto';
    element.style.height = `${element.scrollHeight + 2}px`;
  }, [text]);
  const attach = (element: HTMLTextAreaElement | null) => {
    box.current = element;
    if (typeof ref === 'function') return ref(element);
    if (ref) ref.current = element;
  };
  const follow = (event: FormEvent<HTMLTextAreaElement>) => {
    setTyped(event.currentTarget.value);
    onInput?.(event as Parameters<NonNullable<typeof onInput>>[0]);
  };
  const count = max === undefined ? 0 : lengthOf(text);
  const counted = max !== undefined && count >= max * 0.9;
  return (
    <Field {...frame}>
      {(control) => (
        <>
          <Area
            {...area}
            {...control}
            ref={attach}
            rows={rows}
            onInput={follow}
            paddingBlock={2.5}
            lineHeight={1.5}
            resize="none"
            overflow="hidden"
            css={{ fieldSizing: 'content', minHeight: `calc(${rows}lh + 1.375rem)` }}
          />
          {max !== undefined && (
            <VisuallyHidden role="status">{counted && spoken(count, max)}</VisuallyHidden>
          )}
          {counted && (
            <chakra.span
              aria-hidden
              display="block"
              mt={1}
              textAlign="end"
              textStyle="caption"
              fontVariantNumeric="tabular-nums"
              color={count > max ? 'danger.solid' : 'fg.muted'}
            >
              {number.format(count)} / {number.format(max)}
            </chakra.span>
          )}
        </>
      )}
    </Field>
  );
}
