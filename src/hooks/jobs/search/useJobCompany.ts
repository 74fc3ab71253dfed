import type { Schemas } from '#openapi/contract.ts';
import { useApiQuery } from '../../../api/swr.ts';
import { useFollow, type FollowEvent } from '../../people/useFollow.ts';
import { useRelationCache } from '../../people/useRelationCache.ts';

export interface JobCompany {
  /** Of the company; of who posted the job nothing is said in its name. */
  headline: string | undefined;
  /** Undefined while it is not known. */
  following: boolean | undefined;
  /** Absent on an own job. */
  onFollow?: (event: FollowEvent) => void;
}

/** The company of a job as the reader stands to it. That it does not load leaves the job alone. */
export function useJobCompany({ companyId, poster, viewer }: Schemas['Job']): JobCompany {
  const { showFollow } = useRelationCache();
  const onFollow = useFollow(showFollow);
  const otherUserId = companyId ?? poster.userId;
  const { data } = useApiQuery('getUserInfo', viewer.isOwner ? null : { otherUserId });
  const { member, viewer: relation } = data?.response ?? {};
  return {
    headline: companyId ? member?.headline : undefined,
    following: relation?.isBlocked ? undefined : relation?.isFollowing,
    ...(!viewer.isOwner && { onFollow }),
  };
}
