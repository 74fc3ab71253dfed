import { chakra } from '@chakra-ui/react';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { jobStepLabels, jobSteps, type JobStep } from '../../domain/jobErrors.ts';
import { Button } from '../ui/Button.tsx';
import { Notice } from '../ui/Notice.tsx';
import { editorActions } from './jobFormLook.ts';

export interface JobFormActionsProps {
  step: JobStep;
  onStep: (event: { step: JobStep }) => void;
  /** The job is open already: what is saved is seen at once. */
  isOpen: boolean;
  busy?: 'draft' | 'publish' | undefined;
  /** Why it was not saved. */
  error?: string | undefined;
  onSaveDraft: () => void;
  onPublish: () => void;
}

/** The ways on from any step of the editor. Going to the next one is what its form does on submit. */
export function JobFormActions({ step, onStep, isOpen, busy, error, ...events }: JobFormActionsProps) {
  const at = jobSteps.indexOf(step);
  const [before, next] = [jobSteps[at - 1], jobSteps[at + 1]];
  return (
    <chakra.div css={editorActions}>
      <div>
        {error && (
          <div data-part="say">
            <Notice tone="danger">{error}</Notice>
          </div>
        )}
        <chakra.div data-part="between">
          {before && (
            <chakra.span hideBelow="md">
              <Button
                variant="outline"
                iconStart={<ChevronLeft aria-hidden />}
                onClick={() => onStep({ step: before })}
              >
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
              aria-label={`Next: ${jobStepLabels[next]}`}
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
