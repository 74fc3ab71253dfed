import { chakra } from '@chakra-ui/react';
import { Repeat2, Share } from 'lucide-react';
import { useRef, useState } from 'react';
import { noLinkReason, shareTextLimit } from '../../../domain/share.ts';
import { Visibility } from '../../../domain/posts.ts';
import { lengthOf } from '../../../lib/lengthOf.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import type { Failure } from '../../ui/listState.ts';
import { Notice } from '../../ui/Notice.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { TextAreaField } from '../../ui/TextAreaField.tsx';
import { ShareLinkPanel, type ShareLinkPanelProps } from './ShareLinkPanel.tsx';
import { SharePreviewCard, type SharedItem } from './SharePreviewCard.tsx';

export type ShareState =
  | { status: 'loading' }
  | { status: 'error'; error: Failure; onRetry: () => void }
  | { status: 'ready'; url: string; qr?: ShareLinkPanelProps['qr'] };

export interface ShareDialogProps {
  open: boolean;
  item: SharedItem;
  /** Of the link; not asked for where there can be none. */
  state: ShareState;
  onCopy: ShareLinkPanelProps['onCopy'];
  /** Opens the device's own way to share; absent where it has none. */
  onDevice?: ((event: { text: string }) => void) | undefined;
  /** Posts the text and the link in the member's own name. */
  onRepost: (event: { text: string }) => void;
  busy?: boolean;
  /** Why it was not posted. */
  error?: string | undefined;
  onClose: () => void;
}

/** Stands for the link, its code and the field below, where they will be. */
function MakingLink() {
  return (
    <chakra.div role="status" aria-label="Making the link" aria-busy display="grid" gap={4}>
      <chakra.div display="flex" flexDirection={{ base: 'column', sm: 'row' }} gap={4} alignItems="center">
        <Skeleton shape="box" width="10rem" height="10rem" />
        <chakra.div flex={1} width="full" display="grid" gap={3}>
          <Skeleton width="2rem" />
          <Skeleton shape="box" height="{sizes.control.md}" />
          <Skeleton shape="box" height="{sizes.control.md}" />
        </chakra.div>
      </chakra.div>
      <chakra.div display="grid" gap={1.5}>
        <Skeleton width="12rem" />
        <Skeleton shape="box" height="4.5rem" />
      </chakra.div>
    </chakra.div>
  );
}

/** The line that says where a link leads, kept while the link is being made. */
const hostOf = (url: string | undefined, loading: boolean) =>
  url ? new URL(url).host : loading ? '' : undefined;

const nounOf = ({ job, event }: SharedItem) => (job ? 'job' : event ? 'event' : 'post');

const tooLong = `A text has at most ${shareTextLimit} characters.`;

/** Gives a post to others: as a link, as a picture to photograph, or again under one's own name (product S25). */
export function ShareDialog({ open, item, state, busy = false, error, ...events }: ShareDialogProps) {
  const { onCopy, onDevice, onRepost, onClose } = events;
  const [text, setText] = useState('');
  const reason = noLinkReason(item.feedType);
  const url = reason === undefined && state.status === 'ready' ? state.url : undefined;
  const field = useRef<HTMLTextAreaElement>(null);
  const long = lengthOf(text) > shareTextLimit;
  /** A text that is too long is said under its field: there the way goes on. */
  const give = (act: ShareDialogProps['onRepost']) => (long ? field.current?.focus() : act({ text }));
  const loading = reason === undefined && state.status === 'loading';
  return (
    <Dialog
      open={open}
      onClose={onClose}
      onBack={onClose}
      title={`Share this ${nounOf(item)}`}
      busy={busy}
      footer={
        loading ? (
          <chakra.div aria-hidden width={{ base: 'full', sm: '10rem' }}>
            <Skeleton shape="box" height="{sizes.control.md}" />
          </chakra.div>
        ) : (
          url && (
            <>
              {onDevice && (
                <Button
                  variant="outline"
                  iconStart={<Share aria-hidden />}
                  disabled={busy}
                  onClick={() => give(onDevice)}
                >
                  Share with…
                </Button>
              )}
              <Button
                iconStart={<Repeat2 aria-hidden />}
                busy={busy}
                busyLabel="Sending"
                onClick={() => give(onRepost)}
              >
                Post with link
              </Button>
            </>
          )
        )
      }
    >
      <chakra.div display="grid" gridTemplateColumns="minmax(0, 1fr)" gap={4}>
        <SharePreviewCard item={item} host={hostOf(url, loading)} />
        {item.visibility === Visibility.CONNECTIONS && reason === undefined && (
          <Notice tone="warning">Only connections of {item.author.userName} can open it.</Notice>
        )}
        {reason !== undefined ? (
          <Notice>{reason}</Notice>
        ) : state.status === 'error' ? (
          <ErrorState error={state.error} onRetry={state.onRetry} />
        ) : state.status === 'loading' ? (
          <MakingLink />
        ) : (
          <>
            <ShareLinkPanel url={state.url} qr={state.qr} onCopy={onCopy} />
            <TextAreaField
              ref={field}
              label="Say something about it"
              optional
              rows={2}
              max={shareTextLimit}
              value={text}
              onChange={({ target }) => setText(target.value)}
              error={long ? tooLong : undefined}
              dir="auto"
            />
          </>
        )}
        {error && <Notice tone="danger">{error}</Notice>}
      </chakra.div>
    </Dialog>
  );
}
