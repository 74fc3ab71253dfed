import { chakra } from '@chakra-ui/react';
import { paperSizes, type Paper } from '../../../lib/resume/paper.ts';
import { ErrorState } from '../../ui/ErrorState.tsx';
import type { Failure } from '../../ui/listState.ts';
import { Notice } from '../../ui/Notice.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { ResumePageDrawing, type PreviewPage } from './ResumePageDrawing.tsx';

export type ResumePreview =
  | { status: 'making' }
  | { status: 'error'; error: Failure; onRetry: () => void }
  | {
      status: 'ready';
      pages: readonly PreviewPage[];
      /** Letters that no font has. */
      missing: readonly string[];
    };

export interface ResumePreviewPanelProps {
  preview: ResumePreview;
  paper: Paper;
}

function Pages({ preview, paper }: ResumePreviewPanelProps) {
  const { width, height } = paperSizes[paper];
  switch (preview.status) {
    case 'making':
      return (
        <div role="status" aria-label="Making the preview">
          <chakra.div aspectRatio={width / height}>
            <Skeleton shape="box" height="100%" />
          </chakra.div>
        </div>
      );
    case 'error':
      return <ErrorState error={preview.error} onRetry={preview.onRetry} />;
    case 'ready': {
      const { pages, missing } = preview;
      return (
        <>
          {missing.length > 0 && (
            <Notice tone="warning">
              No font has {missing.slice(0, 10).join(' ')}. A question mark is printed there.
            </Notice>
          )}
          {pages.map((page, index) => (
            <ResumePageDrawing
              // oxlint-disable-next-line react/no-array-index-key -- a page is its number
              key={index}
              page={page}
              width={width}
              height={height}
              number={index + 1}
              count={pages.length}
            />
          ))}
        </>
      );
    }
    default: {
      const forgotten: never = preview;
      return forgotten;
    }
  }
}

/** The pages of a résumé as they will be printed. */
export function ResumePreviewPanel({ preview, paper }: ResumePreviewPanelProps) {
  const count = preview.status === 'ready' ? preview.pages.length : undefined;
  return (
    <chakra.section aria-label="Preview" display="grid" gap={3} alignContent="start" minWidth={0}>
      <chakra.p textStyle="small" color="fg.muted" role="status">
        {count === undefined ? 'Preview' : `Preview, ${count} ${count === 1 ? 'page' : 'pages'}`}
      </chakra.p>
      <Pages preview={preview} paper={paper} />
    </chakra.section>
  );
}
