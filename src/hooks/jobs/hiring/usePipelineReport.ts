import { useState } from 'react';
import { ApiError, genericMessage, unaskedError } from '../../../api/errors.ts';
import { request, useApiQuery } from '../../../api/swr.ts';
import type { PipelineHeaderProps } from '../../../components/jobs/hiring/PipelineHeader.tsx';
import type { PipelineReportDialogProps } from '../../../components/jobs/hiring/PipelineReportDialog.tsx';
import type { Application } from '../../../domain/jobs.ts';
import { requestTable } from '../../../domain/requestTable.ts';
import { toCsv } from '../../../lib/csv.ts';
import { downloadFile } from '../../profile/downloadFile.ts';
import { toFailure } from '../../site/useListState.ts';
import { pageSize, type RequestLists } from './useRequestLists.ts';

/** Every page of what the filters leave, one after the other. */
async function readAll(asked: object, onPage: (done: number) => void): Promise<Application[]> {
  const all = new Map<string, Application>();
  let cursor: string | null | undefined;
  for (let pageIndex = 1; ; pageIndex++) {
    const page = await request('getJobRequestList', {
      ...asked,
      pageIndex,
      pageSize,
      ...(cursor && { cursor }),
    });
    for (const one of page.response) all.set(one.applicationId, one);
    onPage(all.size);
    cursor = page.nextCursor;
    if (!cursor || page.response.length === 0) return [...all.values()];
  }
}

/** The numbers of a job, and the `count` applications that the filters leave as a file (product S30). */
export function usePipelineReport({
  asked,
  status,
  count,
}: Pick<RequestLists, 'asked'> & { status?: number | undefined; count: number }): {
  dialog: Pick<PipelineReportDialogProps, 'open' | 'onClose' | 'state'>;
  onOpen: () => void;
  csv: PipelineHeaderProps['csv'];
} {
  const [open, setOpen] = useState(false);
  const [csv, setCsv] = useState<{ done?: number; error?: string }>({});
  const { jobId } = asked;
  const { data, error, isLoading, isValidating, mutate } = useApiQuery(
    'getJobRequestList',
    open ? { ...(jobId && { jobId }), include: 'report', pageIndex: 1 } : null,
  );
  const save = async () => {
    setCsv({ done: 0 });
    try {
      const filtered = { ...asked, ...(status && { requestStatus: status }) };
      const all = await readAll(filtered, (done) => setCsv({ done }));
      const text = toCsv(requestTable(all, { questions: jobId !== undefined }));
      downloadFile(text, { name: 'Applications.csv', type: 'text/csv;charset=utf-8' });
      setCsv({});
    } catch (thrown) {
      const why = thrown instanceof ApiError ? thrown.message : genericMessage;
      setCsv({ error: `The file was not made. ${why}` });
    }
  };
  const { report } = data ?? {};
  const state: PipelineReportDialogProps['state'] = report
    ? { status: 'ready', report }
    : isLoading || isValidating
      ? { status: 'loading' }
      : { status: 'error', error: toFailure(error ?? unaskedError()), onRetry: () => void mutate() };
  return {
    dialog: { open, onClose: () => setOpen(false), state },
    onOpen: () => setOpen(true),
    csv: { onExport: () => void save(), count, done: csv.done, ...(csv.error && { error: csv.error }) },
  };
}
