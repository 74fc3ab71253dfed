import { chakra } from '@chakra-ui/react';
import { lazy, Suspense, useRef, useState } from 'react';
import { Field } from './Field.tsx';
import { FormatBar } from './FormatBar.tsx';
import { TextAreaField, type TextAreaFieldProps } from './TextAreaField.tsx';
import { TextButton } from './TextButton.tsx';
import { useFormat } from './useFormat.ts';

// It brings a reader of Markdown along, which nobody needs before looking at the preview.
const RichText = lazy(() => import('./RichText.tsx').then((m) => ({ default: m.RichText })));

export interface MarkdownFieldProps extends Omit<
  TextAreaFieldProps,
  'value' | 'defaultValue' | 'onChange' | 'ref' | 'action'
> {
  value: string;
  onChange: (event: { text: string }) => void;
}

const previewLook = {
  minHeight: '6rem',
  paddingInline: 3.5,
  paddingBlock: 2.5,
  borderWidth: '1px',
  borderColor: 'border.subtle',
  borderRadius: 'control',
  bg: 'bg.sunken',
  overflowWrap: 'anywhere',
} as const;

/** Long text with bold, italic, lists and links, written as Markdown and looked at before it is sent (product 2.5). */
export function MarkdownField({ value, onChange, onKeyDown, ...props }: MarkdownFieldProps) {
  const area = useRef<HTMLTextAreaElement>(null);
  const { onFormat, takeKey } = useFormat(area, { text: value }, ({ text }) => onChange({ text }));
  const [previewing, setPreviewing] = useState(false);
  const turned = useRef(false);
  /** The button is another one after it was pressed. */
  const keepFocus = (button: HTMLButtonElement | null) => {
    if (!button || !turned.current) return;
    turned.current = false;
    button.focus();
  };
  const action = (
    <TextButton
      aria-label={previewing ? `Write: ${props.label}` : `Preview: ${props.label}`}
      ref={keepFocus}
      onClick={() => {
        turned.current = true;
        setPreviewing(!previewing);
      }}
    >
      {previewing ? 'Write' : 'Preview'}
    </TextButton>
  );
  const { label, help, error, required, optional, ...rest } = props;
  const frame = { label, help, error, required, optional, action };
  if (previewing)
    return (
      <Field {...frame} group="group">
        {() => (
          <chakra.div css={previewLook}>
            <Suspense fallback={null}>
              {value.trim() ? <RichText text={value} lines={1000} /> : 'There is nothing to see yet.'}
            </Suspense>
          </chakra.div>
        )}
      </Field>
    );
  return (
    <div>
      <TextAreaField
        dir="auto"
        rows={6}
        {...rest}
        {...frame}
        ref={area}
        value={value}
        onChange={({ target }) => onChange({ text: target.value })}
        onKeyDown={(event) => {
          if (!takeKey(event)) onKeyDown?.(event);
        }}
      />
      <FormatBar label={label} onFormat={onFormat} disabled={rest.disabled} />
    </div>
  );
}
