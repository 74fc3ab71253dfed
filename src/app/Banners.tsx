import type { ReactNode } from 'react';
import { UpdateBanner } from '../components/layout/UpdateBanner.tsx';
import { isDraftInMemory } from '../hooks/site/draftStorage.ts';
import { useUpdate } from '../hooks/site/useUpdate.ts';
import { useOnline } from '../hooks/site/useOnline.ts';
import { takeUpdate } from '../platform/serviceWorker.ts';
import Outbox from './Outbox.tsx';

/**
 * Below the header: a new version, and what has not been sent. `onAsk`: a new version would cost what is only written here. Fetched
 * once the page is there.
 */
export default function Banners({ onAsk }: { onAsk: () => void }): ReactNode {
  const online = useOnline();
  const updated = useUpdate();
  return (
    <>
      {online && updated && <UpdateBanner onReload={() => (isDraftInMemory() ? onAsk() : takeUpdate())} />}
      <Outbox />
    </>
  );
}
