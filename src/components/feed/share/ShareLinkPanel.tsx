import { chakra } from '@chakra-ui/react';
import { Check, Link2 } from 'lucide-react';
import { useRef, useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { QrCode } from '../../ui/QrCode.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { TextField } from '../../ui/TextField.tsx';

export interface ShareLinkPanelProps {
  url: string;
  /** The code that leads to it; absent while it is being made, `none` where it cannot be made. */
  qr?: readonly (readonly boolean[])[] | 'none' | undefined;
  /** Puts it on the clipboard; false where the browser refuses, and the link is selected instead. */
  onCopy: () => Promise<boolean>;
}

/** The link to take along: to copy, and to photograph. */
export function ShareLinkPanel({ url, qr, onCopy }: ShareLinkPanelProps) {
  const field = useRef<HTMLInputElement>(null);
  const [copied, setCopied] = useState<boolean>();
  const copy = async () => {
    const done = await onCopy();
    setCopied(done);
    if (done) return;
    field.current?.focus();
    field.current?.select();
  };
  return (
    <chakra.div display="flex" flexDirection={{ base: 'column', sm: 'row' }} gap={4} alignItems="center">
      {qr === undefined && <Skeleton shape="box" width="10rem" height="10rem" />}
      {qr && qr !== 'none' && <QrCode modules={qr} label="QR code of the link" />}
      <chakra.div flex={1} minWidth={0} width="full" display="grid" gap={3}>
        <TextField
          ref={field}
          label="Link"
          value={url}
          readOnly
          onFocus={({ target }) => target.select()}
          help={copied === false ? 'Press Ctrl+C or ⌘C to copy the selected link.' : undefined}
        />
        <Button
          variant="outline"
          iconStart={copied ? <Check aria-hidden /> : <Link2 aria-hidden />}
          onClick={() => void copy()}
        >
          {copied ? 'Link copied' : 'Copy link'}
        </Button>
      </chakra.div>
    </chakra.div>
  );
}
