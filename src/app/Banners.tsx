import type { ReactNode } from 'react';
import { UpdateBanner } from '../components/layout/UpdateBanner.tsx';
import { useUpdate } from '../hooks/site/useUpdate.ts';
import { useOnline } from '../hooks/site/useOnline.ts';
import Outbox from './Outbox.tsx';

/** Below the header: a new version, and what has not been sent. Fetched once the page is there. */
export default function Banners({ onReload }: { onReload: () => void }): ReactNode {
  const online = useOnline();
  const updated = useUpdate();
  return (
    <>
      {online && updated && <UpdateBanner onReload={onReload} />}
      <Outbox />
    </>
  );
}
