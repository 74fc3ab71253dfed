import { chakra } from '@chakra-ui/react';
import { Bold, Italic, Link as LinkIcon, List } from 'lucide-react';
import { lazy, Suspense, useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react';
import { makeLink, toggleList, toggleMark, type Edited } from '../../lib/markdownEdit.ts';
import { Field } from './Field.tsx';
import { IconButton } from './IconButton.tsx';
import { TextAreaField, type TextAreaFieldProps } from './TextAreaField.tsx';
import { TextButton } from './TextButton.tsx';

// It brings a reader of Markdown along, which nobody needs before looking at the preview.
const RichText = lazy(() => import('./RichText.tsx').then((m) => ({ default: m.RichText })));

export interface MarkdownFieldProps extends Omit<
  TextAreaFieldProps,
  'value' | 'defaultValue' | 'onChange' | 'ref' | 'action'
> {
  value: string;
  onChange: (event: { text: string }) => void;
}

const acts = [
  {
    label: 'Bold',
    icon: <Bold aria-hidden />,
    key: 'b',
    edit: (now: Edited) => toggleMark(now, '**', 'bold'),
  },
  {
    label: 'Italic',
    icon: <Italic aria-hidden />,
    key: 'i',
    edit: (now: Edited) => toggleMark(now, '_', 'italic'),
  },
  { label: 'List', icon: <List aria-hidden />, edit: toggleList },
  { label: 'Link', icon: <LinkIcon aria-hidden />, edit: makeLink },
] as const;

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
  const selection = useRef<Pick<Edited, 'start' | 'end'>>(undefined);
  const [previewing, setPreviewing] = useState(false);
  const turned = useRef(false);
  /** The button is another one after it was pressed. */
  const keepFocus = (button: HTMLButtonElement | null) => {
    if (!button || !turned.current) return;
    turned.current = false;
    button.focus();
  };
  useLayoutEffect(() => {
    if (!selection.current) return;
    area.current?.setSelectionRange(selection.current.start, selection.current.end);
    selection.current = undefined;
  }, [value]);
  const act = (edit: (now: Edited) => Edited) => {
    if (!area.current) return;
    const { selectionStart: start, selectionEnd: end } = area.current;
    const next = edit({ text: value, start, end });
    selection.current = next;
    area.current.focus();
    onChange({ text: next.text });
  };
  const onKey = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    const found =
      (event.ctrlKey || event.metaKey) && acts.find((one) => 'key' in one && one.key === event.key);
    if (!found) return onKeyDown?.(event);
    event.preventDefault();
    act(found.edit);
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
        onKeyDown={onKey}
      />
      <chakra.div
        role="group"
        aria-label={`Format: ${label}`}
        display="flex"
        gap={1}
        mt={1}
        marginInlineStart={-2}
      >
        {acts.map((one) => (
          <IconButton
            key={one.label}
            label={one.label}
            icon={one.icon}
            disabled={rest.disabled}
            // The text keeps its selection.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => act(one.edit)}
          />
        ))}
      </chakra.div>
    </div>
  );
}
