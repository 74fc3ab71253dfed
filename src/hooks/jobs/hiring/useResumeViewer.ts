import type { Schemas } from '#openapi/contract.ts';
import { useEffect, useState } from 'react';
import type { ResumePanelProps } from '../../../components/jobs/hiring/ResumePanel.tsx';
import { toast } from '../../../lib/toastQueue.ts';
import { downloadFile } from '../../profile/downloadFile.ts';

const pdf = 'application/pdf';

async function read(url: string): Promise<Blob> {
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`${answer.status}`);
  return answer.blob();
}

/** A résumé that is read in the page where the browser can show PDF, and saved on the device. */
export function useResumeViewer(file: Schemas['DocumentFile'] | undefined): Omit<ResumePanelProps, 'file'> {
  const [state, setState] = useState<{
    key?: string;
    status: 'loading' | 'failed' | 'shown';
    url?: string;
  }>();
  const [downloading, setDownloading] = useState(false);
  const key = file?.mediaKey;
  const mine = state?.key === key ? state : undefined;
  useEffect(() => () => void (state?.url && URL.revokeObjectURL(state.url)), [state?.url]);
  const able = file?.contentType === pdf && navigator.pdfViewerEnabled;
  const show = async () => {
    if (!file || !key) return;
    setState({ key, status: 'loading' });
    try {
      // Its own type, whatever the server calls it: nothing else is ever run in the frame.
      const url = URL.createObjectURL(new Blob([await read(file.url)], { type: pdf }));
      setState({ key, status: 'shown', url });
    } catch {
      setState({ key, status: 'failed' });
    }
  };
  const download = async () => {
    if (!file) return;
    setDownloading(true);
    try {
      downloadFile(await read(file.url), { name: file.fileName, type: file.contentType });
    } catch {
      toast({
        kind: 'error',
        title: 'The résumé could not be downloaded. Open the candidate again and retry.',
      });
    } finally {
      setDownloading(false);
    }
  };
  const shown = mine?.status === 'shown' && mine.url !== undefined;
  return {
    viewer: shown
      ? { status: 'shown', url: mine.url ?? '' }
      : {
          status:
            mine?.status === 'loading' || mine?.status === 'failed'
              ? mine.status
              : able
                ? 'closed'
                : 'unable',
        },
    onShow: () => void show(),
    onHide: () => setState(undefined),
    onDownload: () => void download(),
    downloading,
  };
}
