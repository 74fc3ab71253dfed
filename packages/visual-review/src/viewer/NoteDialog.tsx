import { useId, useState, type FormEvent } from 'react';
import { Dialog } from './Dialog.tsx';

interface NoteDialogProps {
  title: string;
  /** What the note is about, in a sentence. */
  about: string;
  button: string;
  label?: string;
  tone: 'primary' | 'danger';
  onDone: (note: string) => void;
  onClose: () => void;
}

/** Asks for the reason of a decision; none is taken without one. Ctrl or Command and Enter sends it. */
export function NoteDialog({ title, about, button, label = 'Note', tone, onDone, onClose }: NoteDialogProps) {
  const id = useId();
  const [note, setNote] = useState('');
  const [wasSent, setSent] = useState(false);
  const isMissing = wasSent && !note.trim();
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setSent(true);
    if (note.trim()) onDone(note.trim());
    else event.currentTarget.querySelector('textarea')?.focus();
  };
  return (
    <Dialog title={title} onClose={onClose}>
      <form noValidate onSubmit={send}>
        <p className="vr-muted">{about}</p>
        <div className="vr-field">
          <label htmlFor={id}>{label} (required)</label>
          <textarea
            id={id}
            rows={3}
            value={note}
            aria-required="true"
            aria-invalid={isMissing}
            aria-describedby={isMissing ? `${id}-problem` : undefined}
            onChange={(event) => setNote(event.target.value)}
            onKeyDown={(event) => {
              if (event.key === 'Enter' && (event.ctrlKey || event.metaKey))
                event.currentTarget.form?.requestSubmit();
            }}
          />
          {isMissing && (
            <p id={`${id}-problem`} className="vr-problem">
              Say why: whoever reads this in git was not here.
            </p>
          )}
        </div>
        <div className="vr-actions">
          <button type="button" className="vr-button" onClick={onClose}>
            Cancel
          </button>
          <button type="submit" className={`vr-button vr-${tone}`}>
            {button}
          </button>
        </div>
      </form>
    </Dialog>
  );
}
