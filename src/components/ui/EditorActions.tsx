import { chakra } from '@chakra-ui/react';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { Button } from './Button.tsx';
import { editorActions } from './editorLook.ts';
import { Notice } from './Notice.tsx';

export interface EditorActionsProps {
  /** The step after this one, by its label. Absent on the last. */
  next?: string | undefined;
  /** To the step before. Absent on the first. */
  onBack?: (() => void) | undefined;
  /** It is public already: what is saved is seen at once. */
  isOpen: boolean;
  busy?: 'draft' | 'publish' | undefined;
  /** Why it was not saved. */
  error?: string | undefined;
  onSaveDraft: () => void;
  onPublish: () => void;
}

/** The ways on from any step of the editor. Going to the next one is what its form does on submit. */
export function EditorActions({ next, onBack, isOpen, busy, error, ...events }: EditorActionsProps) {
  return (
    <chakra.div css={editorActions}>
      <div>
        {error && (
          <div data-part="say">
            <Notice tone="danger">{error}</Notice>
          </div>
        )}
        <chakra.div data-part="between">
          {onBack && (
            <chakra.span hideBelow="md">
              <Button variant="outline" iconStart={<ChevronLeft aria-hidden />} onClick={onBack}>
                Back
              </Button>
            </chakra.span>
          )}
          {next && (
            // As Enter in a field does.
            <Button
              type="submit"
              variant="outline"
              iconEnd={<ChevronRight aria-hidden />}
              aria-label={`Next: ${next}`}
            >
              Next
            </Button>
          )}
        </chakra.div>
        {!isOpen && (
          <Button
            variant="outline"
            onClick={events.onSaveDraft}
            busy={busy === 'draft'}
            busyLabel="Saving"
            disabled={busy === 'publish'}
          >
            Save draft
          </Button>
        )}
        <Button
          onClick={events.onPublish}
          busy={busy === 'publish'}
          busyLabel={isOpen ? 'Saving' : 'Publishing'}
          disabled={busy === 'draft'}
        >
          {isOpen ? 'Save changes' : 'Publish'}
        </Button>
      </div>
    </chakra.div>
  );
}
