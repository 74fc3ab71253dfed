import { useState } from 'react';
import { call } from '../../../api/client.ts';
import { ApiError, genericMessage } from '../../../api/errors.ts';
import { useApiCache } from '../../../api/swr.ts';
import type { AppliedEvents } from '../../../components/jobs/apply/AppliedActions.tsx';
import type { WithdrawDialogProps } from '../../../components/jobs/apply/WithdrawDialog.tsx';
import type { Application } from '../../../domain/jobs.ts';
import { toast } from '../../../lib/toastQueue.ts';
import { addToCalendar } from './addToCalendar.ts';
import { applicationReads } from '../jobReads.ts';
import { useWithdraw } from './useWithdraw.ts';
import { appliedRows } from '../../../domain/applied.ts';
import { toCsv } from '../../../lib/csv.ts';
import { downloadFile } from '../../profile/downloadFile.ts';

/** No member has more; a server that never ends must not keep a page busy. */
const mostPages = 100;

async function readAll(): Promise<Application[]> {
  const all: Application[] = [];
  for (let pageIndex = 1; pageIndex <= mostPages; pageIndex++) {
    // A page needs the count of the one before.
    const { response, count } = await call('getAppliedJobs', { pageIndex });
    all.push(...response);
    if (response.length === 0 || all.length >= count) break;
  }
  return all;
}

/** Saves all applications of the member as a table. Throws `ApiError`. */
async function saveApplications(): Promise<void> {
  const csv = toCsv(appliedRows(await readAll()));
  downloadFile(csv, { name: 'Applications.csv', type: 'text/csv;charset=utf-8' });
}

const tell = (failure: unknown, about?: string) =>
  toast({ kind: 'error', title: failure instanceof ApiError ? failure.message : genericMessage, about });

/** What a member does with applications that were sent (product S31). */
export function useAppliedActions() {
  const { invalidate } = useApiCache();
  const taking = useWithdraw();
  const [asked, setAsked] = useState<Application>();
  const [busyId, setBusyId] = useState<string>();
  const [exporting, setExporting] = useState(false);
  const during = async ({ applicationId }: Application, act: () => Promise<unknown>) => {
    setBusyId(applicationId);
    await act().catch((failure: unknown) => tell(failure, `applications ${applicationId}`));
    setBusyId(undefined);
  };
  const nudge = async ({ applicationId, jobId }: Application) => {
    const { message } = await call('applyJob', { action: 2, applicationId, jobId });
    toast({ kind: 'success', title: message, about: `applications ${applicationId}` });
    await invalidate(applicationReads);
  };
  const withdraw = async (application: Application, reason: string) => {
    if (await taking.withdraw(application, reason)) setAsked(undefined);
  };
  const undo = async (application: Application) => {
    if (!(await taking.withdraw(application))) setAsked(application); // The dialog says why not.
  };
  const save = async () => {
    setExporting(true);
    try {
      await saveApplications();
    } catch (failure) {
      tell(failure);
    }
    setExporting(false);
  };
  const events: AppliedEvents = {
    onWithdraw({ application }) {
      taking.reset();
      setAsked(application);
    },
    onUndo: ({ application }) => void during(application, () => undo(application)),
    onNudge: ({ application }) => void during(application, () => nudge(application)),
    onCalendar: ({ application }) => addToCalendar(application, application.job.companyName, new Date()),
  };
  const dialog: WithdrawDialogProps = {
    application: asked,
    busy: taking.busy,
    error: taking.error,
    onClose: () => setAsked(undefined),
    onWithdraw: ({ application, reason }) => void withdraw(application, reason),
  };
  return { events, dialog, busyId, exporting, onExport: () => void save() };
}
