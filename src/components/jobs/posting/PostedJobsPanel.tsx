import { chakra } from '@chakra-ui/react';
import { Search } from 'lucide-react';
import type { Schemas } from '#openapi/contract.ts';
import type { Job } from '../../../domain/jobs.ts';
import {
  dueJobs,
  emptyTabTexts,
  jobSortLabels,
  jobSorts,
  jobTabLabels,
  jobTabs,
  type JobSort,
  type JobTab,
} from '../../../domain/postedJobs.ts';
import { Button } from '../../ui/Button.tsx';
import { useNow } from '../../ui/Clock.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { SelectField } from '../../ui/SelectField.tsx';
import { Tabs } from '../../ui/Tabs.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { JobDueBanner } from './JobDueBanner.tsx';
import { PostedJobList, type PostedJobListProps } from './PostedJobList.tsx';

export interface PostedJobsPanelProps extends Omit<PostedJobListProps, 'empty'> {
  tab: JobTab;
  onTab: (tab: JobTab) => void;
  /** How many jobs there are by state; unknown while they are on their way. */
  totals?: Schemas['JobTotals'] | undefined;
  search: string;
  onSearch: (event: { text: string }) => void;
  sort: JobSort;
  onSort: (sort: JobSort) => void;
  onNew: () => void;
  /** Open jobs; those that close soon are pointed out. */
  due: readonly Job[];
}

const sorts = jobSorts.map((sort) => ({ value: sort, label: jobSortLabels[sort] }));
const tools = {
  display: 'grid',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: 'minmax(0, 1fr) 14rem' },
  gap: 3,
} as const;

function Empty({ tab, search, totals, onNew, onSearch }: Omit<PostedJobsPanelProps, 'state'>) {
  if (search.trim() !== '')
    return (
      <EmptyState
        drawing="search"
        action={<Button onClick={() => onSearch({ text: '' })}>Clear the search</Button>}
      >
        None of your {jobTabLabels[tab].toLowerCase()} jobs has these words in its title or company.
      </EmptyState>
    );
  const none = totals && Object.values(totals).every((count) => count === 0);
  if (none && tab === 'open')
    return (
      <EmptyState drawing="posts" action={<Button onClick={onNew}>Post your first job</Button>}>
        You have not posted a job yet. Write one in four short steps: it closes by itself, and every applicant
        gets an answer.
      </EmptyState>
    );
  return (
    <EmptyState drawing="posts" action={tab === 'open' && <Button onClick={onNew}>New job</Button>}>
      {emptyTabTexts[tab]}
    </EmptyState>
  );
}

/** HR's jobs by state, with what finds and orders them (product S26). */
export function PostedJobsPanel(props: PostedJobsPanelProps) {
  const { tab, totals, search, sort, state, events, applicantsOf } = props;
  const due = dueJobs(props.due, useNow());
  const tabs = jobTabs.map((value) => ({
    value,
    label: jobTabLabels[value],
    ...(totals && { count: totals[value] }),
  }));
  return (
    <Tabs label="Jobs by state" tabs={tabs} value={tab} onChange={props.onTab}>
      <chakra.div display="grid" gridTemplateColumns="minmax(0, 1fr)" gap={4}>
        <chakra.div role="search" css={tools}>
          <TextField
            type="search"
            label="Search in my jobs"
            labelHidden
            placeholder="Search in my jobs"
            iconStart={<Search aria-hidden />}
            maxLength={100}
            value={search}
            onChange={({ target }) => props.onSearch({ text: target.value })}
            dir="auto"
          />
          <SelectField
            label="Order"
            labelHidden
            value={sort}
            options={sorts}
            // One of the list.
            onChange={({ target }) => props.onSort(target.value as JobSort)}
          />
        </chakra.div>
        {tab === 'open' && state.status === 'ready' && (
          <JobDueBanner jobs={due} applicantsOf={applicantsOf} onClose={events.onClose} />
        )}
        <PostedJobList
          state={state}
          events={events}
          {...(props.deleted && { deleted: props.deleted })}
          hrefOf={props.hrefOf}
          applicantsOf={applicantsOf}
          empty={<Empty {...props} />}
        />
      </chakra.div>
    </Tabs>
  );
}
