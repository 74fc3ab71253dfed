import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import type { Job } from '../../../domain/jobs.ts';
import { postedJobs } from '../../../theme/recipes/posted-job.ts';
import { ListState } from '../../ui/ListState.tsx';
import type { ListState as State } from '../../ui/listState.ts';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { useListFocus } from '../../ui/useListFocus.ts';
import { DeletedRow } from '../../ui/DeletedRow.tsx';
import { PostedJobItem } from './PostedJobItem.tsx';
import { PostedJobMenu, type PostedJobEvents } from './PostedJobMenu.tsx';

export interface PostedJobListProps {
  state: State<Job>;
  events: PostedJobEvents & {
    /** Takes a deletion back. */
    onUndo: (event: { job: Job }) => void;
  };
  /** Deleted, and can still be taken back. */
  deleted?: ReadonlySet<string>;
  /** Of a job as candidates see it. */
  hrefOf?: ((jobId: string) => string | undefined) | undefined;
  applicantsOf?: ((jobId: string) => string | undefined) | undefined;
  /** An EmptyState. */
  empty: ReactNode;
}

const waiting = (
  <chakra.div css={postedJobs} aria-hidden>
    {[1, 2, 3].map((row) => (
      <chakra.div key={row} padding={4} height={{ base: '11rem', md: '5.25rem' }}>
        <Skeleton lines={2} />
      </chakra.div>
    ))}
  </chakra.div>
);

/** HR's jobs of one state. */
export function PostedJobList({ state, events, deleted, hrefOf, applicantsOf, empty }: PostedJobListProps) {
  const shown = state.status === 'ready' ? state.items.map(({ jobId }) => jobId).join() : state.status;
  const { box } = useListFocus(shown);
  return (
    <div {...box}>
      <ListState state={state} loading={waiting} empty={empty} moreLabel="Show more jobs">
        {(jobs) => (
          <chakra.ul css={postedJobs} aria-label="Jobs">
            {jobs.map((job) => {
              const { jobId } = job;
              if (deleted?.has(jobId))
                return (
                  <chakra.li key={jobId} padding={4}>
                    <DeletedRow takesFocus name={job.vacancyName} onUndo={() => events.onUndo({ job })} />
                  </chakra.li>
                );
              const links = { href: hrefOf?.(jobId), applicantsHref: applicantsOf?.(jobId) };
              return (
                <li key={jobId}>
                  <PostedJobItem
                    job={job}
                    {...links}
                    onEdit={events.onEdit}
                    actions={<PostedJobMenu job={job} {...links} {...events} />}
                  />
                </li>
              );
            })}
          </chakra.ul>
        )}
      </ListState>
    </div>
  );
}
