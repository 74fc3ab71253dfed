import { chakra } from '@chakra-ui/react';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { unaskedError } from '../../api/errors.ts';
import { useApiQuery } from '../../api/swr.ts';
import { AboutPanel } from '../../components/site/AboutPanel.tsx';
import { ErrorState } from '../../components/ui/ErrorState.tsx';
import { Skeleton } from '../../components/ui/Skeleton.tsx';
import { VisuallyHidden } from '../../components/ui/VisuallyHidden.tsx';
import { toFailure } from '../../hooks/site/useListState.ts';
import { useTitle } from '../../hooks/site/useTitle.ts';
import { InformationFrame } from '../InformationFrame.tsx';

/** Mission, terms and privacy notice (product S12). Needs no session. */
export default function AboutPage() {
  useTitle('About');
  const { hash } = useLocation();
  const { data, error, isLoading, isValidating, mutate } = useApiQuery('aboutUs', {});
  const loaded = data !== undefined;
  useEffect(() => {
    // The place that the address names is there only now.
    if (loaded && hash) document.getElementById(hash.slice(1))?.scrollIntoView();
  }, [loaded, hash]);
  const loading = !data && !error && (isLoading || isValidating);
  return (
    <InformationFrame>
      <chakra.h1 textStyle="h1" paddingBlockEnd={2}>
        About Rolecast
      </chakra.h1>
      {loading && (
        <>
          <VisuallyHidden role="status">Loading...</VisuallyHidden>
          <Skeleton lines={18} />
        </>
      )}
      {!data && !loading && (
        <ErrorState error={toFailure(error ?? unaskedError())} onRetry={() => void mutate()} />
      )}
      {data && <AboutPanel about={data.response} />}
    </InformationFrame>
  );
}
