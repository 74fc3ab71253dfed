import { useEffect, useState } from 'react';
import { useApiQuery } from '../../api/swr.ts';
import { Role } from '../../domain/roles.ts';
import { whenIdle } from '../../lib/whenIdle.ts';
import { useSession } from '../account/useSession.ts';

/**
 * How many applications HR has not opened yet (product 2.6): the number of the dashboard, so that the two never differ.
 * The dashboard asks for it by itself; elsewhere it is asked for once the page is there.
 */
export function useNewApplicants(): number {
  const { role } = useSession();
  const isHr = role === Role.HR;
  const [ready, setReady] = useState(false);
  useEffect(() => (isHr ? whenIdle(() => setReady(true)) : undefined), [isHr]);
  const { data } = useApiQuery('dashboardDetails', isHr && ready ? {} : null);
  const tiles = data?.response.tiles;
  return tiles?.role === Role.HR ? tiles.newApplicants : 0;
}
