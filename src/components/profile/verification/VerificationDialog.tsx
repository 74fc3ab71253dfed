import { chakra } from '@chakra-ui/react';
import type { VerificationEntry } from '../../../domain/verification.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { useLast } from '../../ui/useLast.ts';
import { VerificationFileItem } from './VerificationFileItem.tsx';
import { VerificationForm, type VerificationFormProps } from './VerificationForm.tsx';

export interface VerificationDialogProps extends Omit<VerificationFormProps, 'item' | 'onCancel'> {
  /** Closed without one. */
  item: VerificationEntry | undefined;
  onClose: () => void;
}

function SentFiles({ item }: { item: VerificationEntry }) {
  return (
    <chakra.ul display="grid" gridTemplateColumns="minmax(0, 1fr)" gap={3} aria-label="Files that were sent">
      {item.files.map(({ mediaKey, url, fileName, contentType }) => (
        <li key={mediaKey}>
          <VerificationFileItem
            file={{
              id: mediaKey,
              name: fileName,
              href: url,
              ...(contentType.startsWith('image/') && { picture: url }),
              state: 'ready',
              progress: 1,
            }}
          />
        </li>
      ))}
    </chakra.ul>
  );
}

/** Sends the files of an item; of one in review, or decided, it shows what was sent (product S53). */
export function VerificationDialog({ item, onClose, ...form }: VerificationDialogProps) {
  const last = useLast(item);
  const sent = last !== undefined && last.status >= 2;
  return (
    <Dialog
      open={item !== undefined}
      onClose={onClose}
      title={sent ? 'What you sent' : 'Verify'}
      description={<span dir="auto">{last?.title}</span>}
      busy={form.busy ?? false}
      footer={sent ? <Button onClick={onClose}>Close</Button> : undefined}
    >
      {last &&
        (sent ? <SentFiles item={last} /> : <VerificationForm {...form} item={last} onCancel={onClose} />)}
    </Dialog>
  );
}
