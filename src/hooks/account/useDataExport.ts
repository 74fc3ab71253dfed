import type { Schemas } from '#openapi/contract.ts';
import { useState } from 'react';
import { call } from '../../api/client.ts';
import { ApiError, genericMessage } from '../../api/errors.ts';
import { useApiQuery } from '../../api/swr.ts';

const REQUEST = 0;
const STATUS = 1;
const PREPARING = 1;
const LOOK_AGAIN_MS = 3000;

/** Lets the browser save what stands at an address; the server names the file. */
function save(url: string) {
  const link = document.createElement('a');
  link.href = url;
  link.download = '';
  link.click();
}

/** The copy of the member's data: how far it is, asking for it, getting it (contract: exportData). Waits for `isLoggedIn`. */
export function useDataExport(isLoggedIn = true) {
  const { data, mutate, error } = useApiQuery('exportData', isLoggedIn ? { action: STATUS } : null, {
    revalidateOnMount: true,
    dedupingInterval: 0,
    refreshInterval: (answer?: { response: Schemas['DataExport'] }) =>
      answer?.response.state === PREPARING ? LOOK_AGAIN_MS : 0,
  });
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const act = async (run: () => Promise<unknown>) => {
    setBusy(true);
    setFailure(undefined);
    try {
      await run();
    } catch (thrown) {
      setFailure(thrown instanceof ApiError ? thrown.message : genericMessage);
    }
    setBusy(false);
  };
  return {
    data: data?.response,
    busy,
    error: failure ?? (data ? undefined : error?.message),
    onRequest: () =>
      void act(async () => mutate(await call('exportData', { action: REQUEST }), { revalidate: false })),
    // The address lives for minutes only, so it is asked for when it is used.
    onDownload: () =>
      void act(async () => {
        const fresh = await call('exportData', { action: STATUS });
        await mutate(fresh, { revalidate: false });
        if (fresh.response.url) save(fresh.response.url);
      }),
  };
}
