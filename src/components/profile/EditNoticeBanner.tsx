import { Button } from '../ui/Button.tsx';
import { Notice } from '../ui/Notice.tsx';

export interface EditNoticeBannerProps {
  /** The form was left from last time. */
  draft?: { onDiscard: () => void } | undefined;
  /** Somebody (another tab, another device) changed it since it was opened here. */
  conflict?: { onKeepMine: () => void; onTakeTheirs: () => void } | undefined;
  /** What is lost by saving. */
  warning?: string | undefined;
}

/** Once, when it appears: a function of its own, for one written in place would be called at every letter typed. */
const toTheMiddle = (element: HTMLElement | null) => element?.scrollIntoView({ block: 'center' });

const secondary = { size: 'sm', variant: 'outline' } as const;

/** What the member has to know before going on with a form of the profile. */
export function EditNoticeBanner({ draft, conflict, warning }: EditNoticeBannerProps) {
  return (
    <>
      {draft && !conflict && (
        <Notice
          action={
            <Button {...secondary} onClick={draft.onDiscard}>
              Discard
            </Button>
          }
        >
          Draft restored
        </Notice>
      )}
      {conflict && (
        // The button that was pressed is at the other end of the form.
        <div ref={toTheMiddle}>
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
            This was changed since you opened it here.
          </Notice>
        </div>
      )}
      {warning && <Notice tone="warning">{warning}</Notice>}
    </>
  );
}
