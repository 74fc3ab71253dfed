import { Button } from '../ui/Button.tsx';
import { Notice } from '../ui/Notice.tsx';

export interface WaitingLetterBannerProps {
  subject: string;
  /** Why the server did not take it; without: it waits for the network. */
  error?: string | undefined;
  onEdit: () => void;
  onDiscard: () => void;
}

/** A message that was written without a network, in the place of the form. */
export function WaitingLetterBanner({ subject, error, onEdit, onDiscard }: WaitingLetterBannerProps) {
  return (
    <Notice
      tone={error ? 'danger' : 'info'}
      title={error ? 'Your message was not sent.' : 'Your message waits.'}
      action={
        <>
          <Button variant="outline" size="sm" onClick={onEdit}>
            Edit
          </Button>
          <Button variant="ghost" size="sm" onClick={onDiscard}>
            Discard
          </Button>
        </>
      }
    >
      {error
        ? `“${subject}”: ${error}`
        : `“${subject}” is kept on this device and sent by itself once you are back online.`}
    </Notice>
  );
}
