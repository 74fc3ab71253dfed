import type { Schemas } from '#openapi/contract.ts';
import { useApiInfinite } from '../../../api/swrInfinite.ts';
import type { OpenJobsSectionProps } from '../../../components/jobs/search/OpenJobsSection.tsx';
import { useListState } from '../../site/useListState.ts';
import { useJobLinks } from './useJobLinks.ts';

const none: readonly Schemas['Job'][] = [];
const idOf = ({ jobId }: Schemas['Job']) => jobId;

/** What an agency is hiring for, newest first (product S46). */
export function useOpenJobs({ userId, userName }: Schemas['Member']): OpenJobsSectionProps {
  const state = useListState(useApiInfinite('jobPosted', { otherUserId: userId }), idOf);
  const hrefOf = useJobLinks(state.status === 'ready' ? state.items : none);
  return { name: userName, state, hrefOf };
}
