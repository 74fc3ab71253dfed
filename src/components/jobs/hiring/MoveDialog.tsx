import { chakra } from '@chakra-ui/react';
import { requestStatusLabels, type Application, type RequestStatus } from '../../../domain/jobs.ts';
import { messageErrors, requestLimits } from '../../../domain/requestForms.ts';
import { messageTemplate, noticeHint, toldLabel } from '../../../domain/requestMoves.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { FormActions } from '../../ui/FormActions.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { TextAreaField } from '../../ui/TextAreaField.tsx';
import { useValidatedForm } from '../../ui/useValidatedForm.ts';
import { useLast } from '../../ui/useLast.ts';

export interface MoveRequest {
  /** Those that can be moved there. */
  applications: readonly Application[];
  to: RequestStatus;
  /** Chosen as well, but not able to go there. */
  stay?: number;
  /** What was typed before, when the move has failed. */
  message?: string;
}

export interface MoveDialogProps {
  /** What is to be moved; closed without it. */
  request: MoveRequest | undefined;
  onMove: (event: { message: string }) => void;
  onClose: () => void;
  busy?: boolean;
  /** Why nothing was moved. */
  error?: string;
}

function titleOf({ applications, to }: MoveRequest) {
  const [first] = applications;
  const who =
    first && applications.length === 1 ? first.applicant.userName : `${applications.length} candidates`;
  return `Move ${who} to ${requestStatusLabels[to]}?`;
}

function MoveForm({ request, onMove, onClose, busy, error }: MoveDialogProps & { request: MoveRequest }) {
  const { applications, to, stay = 0, message: typedBefore } = request;
  const { form, values, text, submit } = useValidatedForm({
    initialValues: { messageToCandidate: typedBefore ?? messageTemplate(to, applications) },
    validate: messageErrors,
    onSubmit: ({ messageToCandidate }) => !busy && onMove({ message: messageToCandidate.trim() }),
  });
  const accepted = applications.filter(({ requestStatus }) => requestStatus === 2).length;
  const message = values.messageToCandidate.trim();
  return (
    <chakra.form
      {...form}
      onKeyDown={(event) => event.key === 'Enter' && (event.ctrlKey || event.metaKey) && submit()}
      aria-label="Move"
      data-fill=""
      display="flex"
      flexDirection="column"
      gap={5}
      minWidth={0}
    >
      {to === 3 && accepted > 0 && (
        <Notice tone="warning">
          {accepted === 1 ? 'This candidate is accepted' : `${accepted} of them are accepted`} already, and
          may have been told so.
        </Notice>
      )}
      {stay > 0 && (
        <Notice>
          {stay === 1 ? '1 other stays' : `${stay} others stay`} where {stay === 1 ? 'it is' : 'they are'}:
          they cannot go to {requestStatusLabels[to]}.
        </Notice>
      )}
      <TextAreaField
        label={applications.length === 1 ? 'Message to the candidate' : 'Message to all of them'}
        {...text('messageToCandidate')}
        optional
        max={requestLimits.message}
        rows={6}
        dir="auto"
      />
      <chakra.section aria-label="Preview" padding={4} bg="bg.sunken" borderRadius="control" minWidth={0}>
        <chakra.p textStyle="caption" color="fg.muted" mb={2}>
          {applications.length === 1 ? 'What the candidate reads' : 'What each of them reads'}
        </chakra.p>
        <chakra.p fontWeight="semibold">{toldLabel(to)}</chakra.p>
        {message && (
          <chakra.p mt={2} textStyle="small" whiteSpace="pre-line" overflowWrap="anywhere" dir="auto">
            {message}
          </chakra.p>
        )}
      </chakra.section>
      <FormActions
        onCancel={onClose}
        busy={busy}
        error={error}
        label={`Move to ${requestStatusLabels[to]}`}
        busyLabel={`Moving ${applications.length}`}
      />
    </chakra.form>
  );
}

/** Before a candidate is told of a move: what they will read, and when (product S30). */
export function MoveDialog(props: MoveDialogProps) {
  const { request, onClose, busy } = props;
  const last = useLast(request);
  return (
    <Dialog
      open={request !== undefined}
      onClose={onClose}
      onBack={onClose}
      title={last ? titleOf(last) : ''}
      description={last && noticeHint(last.to, last.applications.length)}
      busy={busy}
    >
      {last && <MoveForm {...props} request={last} />}
    </Dialog>
  );
}
