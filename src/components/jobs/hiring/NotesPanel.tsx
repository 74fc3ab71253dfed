import { chakra } from '@chakra-ui/react';
import type { Schemas } from '#openapi/contract.ts';
import { useMemo, useState } from 'react';
import { noteErrors, requestLimits } from '../../../domain/requestForms.ts';
import { candidatePart } from '../../../theme/recipes/applicants.ts';
import { Button } from '../../ui/Button.tsx';
import { RelativeTime } from '../../ui/RelativeTime.tsx';
import { TextAreaField } from '../../ui/TextAreaField.tsx';
import { useValidatedForm } from '../../ui/useValidatedForm.ts';

export interface NotesPanelProps {
  /** Newest first. */
  notes: readonly Schemas['HrNote'][];
  onAdd: (event: { note: string }) => void;
  busy?: boolean;
  /** Why the last one was not saved; what was typed stays. */
  error?: string;
  locked?: string | undefined;
}

function NoteForm({ onAdd, busy = false, error, locked }: Omit<NotesPanelProps, 'notes'>) {
  const refused = useMemo(() => (error === undefined ? undefined : { note: error }), [error]);
  const { form, text } = useValidatedForm({
    initialValues: { note: '' },
    validate: noteErrors,
    errors: refused,
    onSubmit: ({ note }) => !busy && onAdd({ note: note.trim() }),
  });
  return (
    <chakra.form {...form} aria-label="Note" display="grid" gap={2} justifyItems="start">
      <chakra.div width="full">
        <TextAreaField label="New note" {...text('note')} max={requestLimits.note} rows={2} dir="auto" />
      </chakra.div>
      <Button
        type="submit"
        variant="outline"
        size="sm"
        busy={busy}
        busyLabel="Saving"
        disabled={locked !== undefined}
      >
        Add note
      </Button>
    </chakra.form>
  );
}

/** What HR keeps in mind about a candidate, who never sees it. */
export function NotesPanel({ notes, ...form }: NotesPanelProps) {
  // A note that has arrived leaves an empty field for the next.
  const [count, setCount] = useState(notes.length);
  const [turn, setTurn] = useState(0);
  if (notes.length !== count) {
    setCount(notes.length);
    if (notes.length > count) setTurn(turn + 1);
  }
  return (
    <chakra.section css={candidatePart}>
      <h3>Notes</h3>
      <chakra.p textStyle="small" color="fg.muted">
        Only you see them.
      </chakra.p>
      {notes.length < requestLimits.notes && <NoteForm key={turn} {...form} />}
      {notes.length > 0 && (
        <chakra.ul listStyleType="none" display="grid" gap={3}>
          {notes.map(({ noteId, text, at, by }) => (
            <chakra.li
              key={noteId}
              padding={3}
              bg="bg.sunken"
              borderRadius="control"
              overflowWrap="anywhere"
              minWidth={0}
            >
              <chakra.p whiteSpace="pre-line" dir="auto">
                {text}
              </chakra.p>
              <chakra.p textStyle="caption" color="fg.muted">
                <bdi>{by}</bdi>, <RelativeTime at={at} />
              </chakra.p>
            </chakra.li>
          ))}
        </chakra.ul>
      )}
    </chakra.section>
  );
}
