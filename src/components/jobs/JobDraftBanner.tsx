import { Button } from '../ui/Button.tsx';
import { Notice } from '../ui/Notice.tsx';

export interface JobDraftBannerProps {
  onDiscard: () => void;
}

/** The form stands as it was left on this device, and can begin anew. */
export function JobDraftBanner({ onDiscard }: JobDraftBannerProps) {
  return (
    <Notice
      action={
        <Button size="sm" variant="outline" onClick={onDiscard}>
          Discard
        </Button>
      }
    >
      Draft restored
    </Notice>
  );
}
