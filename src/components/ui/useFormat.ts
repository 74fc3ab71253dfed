import { useCallback, useLayoutEffect, useRef, type KeyboardEvent, type RefObject } from 'react';
import { editMarks, toggleMark, type Edited, type MarksEdit } from '../../lib/markdownEdit.ts';
import type { MentionPlace, MentionText } from '../../lib/mentionPlaces.ts';

export const toggleBold: MarksEdit = (now) => toggleMark(now, '**', 'bold');
export const toggleItalic: MarksEdit = (now) => toggleMark(now, '_', 'italic');

const keys: Readonly<Record<string, MarksEdit>> = { b: toggleBold, i: toggleItalic };

export interface Format {
  /** Changes the marks of what is selected, which stays selected. The same at every key. */
  onFormat: (edit: MarksEdit) => void;
  /** Ctrl or Command with B or I; false for any other key. */
  takeKey: (event: KeyboardEvent) => boolean;
}

/** Puts marks into the text of a field, by button and by key. Who is named in it stays named. */
export function useFormat(
  field: RefObject<HTMLTextAreaElement | null>,
  value: { text: string; mentions?: MentionPlace[] | undefined },
  onChange: (value: MentionText) => void,
): Format {
  const selection = useRef<Pick<Edited, 'start' | 'end'>>(undefined);
  useLayoutEffect(() => {
    if (!selection.current) return;
    field.current?.setSelectionRange(selection.current.start, selection.current.end);
    selection.current = undefined;
  }, [value.text, field]);
  const latest = useRef({ value, onChange });
  useLayoutEffect(() => {
    latest.current = { value, onChange };
  });
  const onFormat = useCallback(
    (edit: MarksEdit) => {
      if (!field.current) return;
      const { selectionStart: start, selectionEnd: end } = field.current;
      const { text: written, mentions: named = [] } = latest.current.value;
      const { text, mentions, ...next } = editMarks({ text: written, mentions: named }, { start, end }, edit);
      selection.current = next;
      field.current.focus();
      latest.current.onChange({ text, mentions });
    },
    [field],
  );
  return {
    onFormat,
    takeKey(event) {
      const edit = event.ctrlKey || event.metaKey ? keys[event.key] : undefined;
      if (!edit) return false;
      event.preventDefault();
      onFormat(edit);
      return true;
    },
  };
}
