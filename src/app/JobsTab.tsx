import { chakra } from '@chakra-ui/react';
import { FeedList } from '../components/feed/posts/FeedList.tsx';
import type { PostHandlers } from '../components/feed/posts/PostCard.tsx';
import { JobCardSkeleton } from '../components/jobs/search/JobCard.tsx';
import { JobFilters } from '../components/jobs/search/JobFilters.tsx';
import { JobSearchesBar } from '../components/jobs/search/JobSearchesBar.tsx';
import { Button } from '../components/ui/Button.tsx';
import { EmptyState } from '../components/ui/EmptyState.tsx';
import { noMatchText, withoutFilters } from '../domain/jobFilters.ts';
import { useJobFilters } from '../hooks/jobs/search/useJobFilters.ts';
import { useJobSearch } from '../hooks/jobs/search/useJobSearch.ts';
import { useJobSearches } from '../hooks/jobs/search/useJobSearches.ts';
import { feedCards } from '../pages/feedCards.ts';

const loading = ['one', 'two', 'three'].map((key) => <JobCardSkeleton key={key} />);

/** Open jobs and what narrows them: the Jobs tab of a job seeker's home (product S18). */
export default function JobsTab(handlers: PostHandlers) {
  const { filters, asked, onChange } = useJobFilters();
  const { filtered, found, results, count, currencies, ...list } = useJobSearch(asked);
  // No job ever has a misspelt word: kept as typed, nothing would be told.
  const searches = useJobSearches(found);
  const empty = filtered ? (
    <EmptyState
      drawing="search"
      action={<Button onClick={() => onChange(withoutFilters(filters))}>Clear filters</Button>}
    >
      {noMatchText(asked)}
    </EmptyState>
  ) : (
    <EmptyState drawing="search" action={<Button href="/">Go to the feed</Button>}>
      There are no open jobs yet. New ones appear here.
    </EmptyState>
  );
  return (
    <chakra.div display="grid" gridTemplateColumns="minmax(0, 1fr)" gap={3}>
      <JobFilters {...{ filters, onChange, currencies, results, count }} />
      <JobSearchesBar {...searches} onOpen={({ search }) => onChange(search.filters)} />
      <FeedList
        key={JSON.stringify(asked)}
        label="Jobs"
        {...list}
        cards={feedCards}
        loading={loading}
        empty={empty}
        end="These are all of them."
        {...handlers}
      />
    </chakra.div>
  );
}
