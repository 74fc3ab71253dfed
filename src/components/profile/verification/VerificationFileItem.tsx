import { chakra } from '@chakra-ui/react';
import { FileText, X } from 'lucide-react';
import type { UploadState } from '../../../domain/uploads.ts';
import { IconButton } from '../../ui/IconButton.tsx';
import { Link } from '../../ui/Link.tsx';
import { UploadProgress } from '../../ui/UploadProgress.tsx';

/** A file that is being sent, or was sent before. */
export interface VerificationFile {
  id: string;
  name: string;
  /** Address of the picture; a PDF has none. */
  picture?: string | undefined;
  /** Where a file that was sent can be opened. */
  href?: string | undefined;
  state: UploadState;
  /** 0 to 1. */
  progress: number;
  error?: string | undefined;
  /** The same file may pass another time. */
  retryable?: boolean | undefined;
}

export interface VerificationFileItemProps {
  file: VerificationFile;
  /** Absent where files are only looked at. */
  onRemove?: ((event: { id: string }) => void) | undefined;
  onRetry?: (event: { id: string }) => void;
}

const look = { boxSize: 14, flexShrink: 0, borderRadius: 'control', bg: 'bg.sunken' } as const;

/** A document of a verification: what it looks like, its name, and how far it is on its way. */
export function VerificationFileItem({ file, onRemove, onRetry }: VerificationFileItemProps) {
  const { id, name, picture, href, state, progress, error, retryable } = file;
  const shown = <chakra.span overflowWrap="anywhere">{name}</chakra.span>;
  return (
    <chakra.div display="flex" gap={3} alignItems="flex-start" minWidth={0}>
      {picture ? (
        <chakra.img {...look} src={picture} alt="" objectFit="cover" draggable={false} />
      ) : (
        <chakra.span {...look} display="grid" placeItems="center" color="fg.muted">
          <FileText aria-hidden />
        </chakra.span>
      )}
      <chakra.div
        flex={1}
        minWidth={0}
        minHeight={14}
        display="grid"
        gridTemplateColumns="minmax(0, 1fr)"
        alignContent="center"
        gap={1}
      >
        {state !== 'failed' && (
          <chakra.p textStyle="small" fontWeight="semibold" dir="auto">
            {href ? (
              // The file is the server's: this page has no route to it, and a form may be open.
              <Link href={href} newTab>
                {shown}
              </Link>
            ) : (
              shown
            )}
          </chakra.p>
        )}
        <UploadProgress
          name={name}
          state={state}
          progress={progress}
          error={error}
          onRetry={retryable && onRetry ? () => onRetry({ id }) : undefined}
        />
      </chakra.div>
      {onRemove && (
        <IconButton
          label={`Remove ${name}`}
          title="Remove"
          icon={<X aria-hidden />}
          onClick={() => onRemove({ id })}
        />
      )}
    </chakra.div>
  );
}
