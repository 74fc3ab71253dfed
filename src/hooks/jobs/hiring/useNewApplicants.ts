import { useApiQuery } from '../../../api/swr.ts';
import { Role } from '../../../domain/roles.ts';
import { useSession } from '../../account/useSession.ts';
import { useIdle } from '../../site/useIdle.ts';

/**
 * How many applications HR has not opened yet (product 2.6): the number of the dashboard, so that the two never differ.
 * The dashboard asks for it by itself; elsewhere it is asked for once the page is there.
 */
export function useNewApplicants(): number {
  const { role } = useSession();
  const ready = useIdle(role === Role.HR);
  const { data } = useApiQuery('dashboardDetails', ready ? {} : null);
  const tiles = data?.response.tiles;
  return tiles?.role === Role.HR ? tiles.newApplicants : 0;
}
