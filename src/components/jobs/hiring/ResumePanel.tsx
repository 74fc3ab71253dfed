import { chakra } from '@chakra-ui/react';
import type { Schemas } from '#openapi/contract.ts';
import { Download, FileText } from 'lucide-react';
import { candidatePart } from '../../../theme/recipes/applicants.ts';
import { Button } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';

export interface ResumePanelProps {
  file: Schemas['DocumentFile'] | undefined;
  /** `unable`: this browser or this kind of file cannot be shown here, only downloaded. */
  viewer: { status: 'unable' | 'closed' | 'loading' | 'failed' } | { status: 'shown'; url: string };
  onShow: () => void;
  onHide: () => void;
  onDownload: () => void;
  downloading?: boolean;
}

const kinds: Record<string, string> = {
  'application/pdf': 'PDF',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': 'Word document',
  'application/vnd.oasis.opendocument.text': 'OpenDocument text',
};
const sizeText = (bytes: number) =>
  bytes < 1_000_000 ? `${Math.max(1, Math.round(bytes / 1000))} KB` : `${(bytes / 1_000_000).toFixed(1)} MB`;

/** The résumé that came along: shown here where the browser can, downloaded else (product S30). */
export function ResumePanel({
  file,
  viewer,
  onShow,
  onHide,
  onDownload,
  downloading = false,
}: ResumePanelProps) {
  const shown = viewer.status === 'shown';
  return (
    <chakra.section css={candidatePart}>
      <h3>Résumé</h3>
      {!file ? (
        <chakra.p color="fg.muted">None was sent. The profile below is as it was that day.</chakra.p>
      ) : (
        <>
          <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap={2}>
            <chakra.span display="flex" alignItems="center" gap={3} flex="1 1 12rem" minWidth={0}>
              <chakra.span color="fg.muted" flexShrink={0}>
                <FileText aria-hidden />
              </chakra.span>
              <chakra.span minWidth={0}>
                <chakra.span display="block" truncate title={file.fileName}>
                  {file.fileName}
                </chakra.span>
                <chakra.span display="block" textStyle="small" color="fg.muted">
                  {[kinds[file.contentType], sizeText(file.size)].filter(Boolean).join(', ')}
                </chakra.span>
              </chakra.span>
            </chakra.span>
            <chakra.div display="flex" flexWrap="wrap" gap={2}>
              {viewer.status !== 'unable' && (
                <Button
                  variant="outline"
                  busy={viewer.status === 'loading'}
                  aria-expanded={shown}
                  onClick={shown ? onHide : onShow}
                >
                  {shown ? 'Hide' : 'Show here'}
                </Button>
              )}
              <Button
                variant="outline"
                iconStart={<Download aria-hidden />}
                busy={downloading}
                onClick={onDownload}
              >
                Download
              </Button>
            </chakra.div>
          </chakra.div>
          {viewer.status === 'failed' && (
            <Notice tone="danger">The file cannot be shown here. Download it instead.</Notice>
          )}
          {shown && (
            <chakra.iframe
              src={viewer.url}
              title={`Résumé: ${file.fileName}`}
              width="full"
              height="70vh"
              borderWidth="1px"
              borderColor="border.subtle"
              borderRadius="control"
            />
          )}
        </>
      )}
    </chakra.section>
  );
}
