import { useState } from 'react';
import { call } from '../../api/client.ts';
import { ApiError, genericMessage } from '../../api/errors.ts';
import { useApiCache } from '../../api/swr.ts';
import type { OrganiserWaitlistPanelProps } from '../../components/events/OrganiserWaitlistPanel.tsx';
import type { EventPanel } from '../../domain/organiser.ts';
import { toast } from '../../lib/toastQueue.ts';
import { organiserReads } from './organiserReads.ts';

/** OFFER_SEATS 9: seats for somebody on the waiting list of an own event. */
export function useSeatOffers({ details, waitlist }: EventPanel, now: Date): OrganiserWaitlistPanelProps {
  const { invalidate } = useApiCache();
  const [offer, setOffer] = useState<OrganiserWaitlistPanelProps['offer']>();
  const { status, endAt, waitlistEnabled } = details.event;
  const make = async (waitlistId: string) => {
    setOffer({ waitlistId, busy: true });
    try {
      const { message } = await call('manageTickets', { action: 9, waitlistId });
      toast({ kind: 'success', title: message });
      setOffer(undefined);
    } catch (error) {
      setOffer({ waitlistId, error: error instanceof ApiError ? error.message : genericMessage });
    }
    // Somebody may have left or been offered seats elsewhere: then what is shown is old.
    await invalidate(organiserReads);
  };
  return {
    waitlist,
    enabled: waitlistEnabled,
    open: status === 1 && Date.parse(endAt) > now.getTime(),
    onOffer: ({ entry }) => !offer?.busy && void make(entry.waitlistId),
    offer,
  };
}
