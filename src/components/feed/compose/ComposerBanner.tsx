import { Button } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';

export interface ComposerBannerProps {
  /** The text was left from last time; `pictures` of it could not be kept. */
  draft?: { pictures: number; onDiscard: () => void };
  /** Somebody changed the post since it was opened here. */
  conflict?: { onKeepMine: () => void; onTakeTheirs: () => void } | undefined;
  /** Why it was not sent. */
  error?: string;
}

const secondary = { size: 'sm', variant: 'outline' } as const;

/** What the writer has to know before going on. */
export function ComposerBanner({ draft, conflict, error }: ComposerBannerProps) {
  return (
    <>
      {draft && (
        <Notice
          action={
            <Button {...secondary} onClick={draft.onDiscard}>
              Discard
            </Button>
          }
        >
          Draft restored
          {draft.pictures > 0 &&
            `. Please add its ${draft.pictures === 1 ? 'picture' : `${draft.pictures} pictures`} again`}
        </Notice>
      )}
      {conflict && (
        <Notice
          tone="warning"
          title="Changed elsewhere"
          action={
            <>
              <Button {...secondary} onClick={conflict.onTakeTheirs}>
                Take theirs
              </Button>
              <Button {...secondary} onClick={conflict.onKeepMine}>
                Keep mine
              </Button>
            </>
          }
        >
          This post was changed since you opened it here.
        </Notice>
      )}
      {error && <Notice tone="danger">{error}</Notice>}
    </>
  );
}
