import { useLocation } from 'react-router-dom';
import { StatusMessage } from '../../components/layout/StatusMessage.tsx';
import { statusTexts } from '../../components/layout/statusTexts.ts';
import { Button } from '../../components/ui/Button.tsx';
import { Main } from '../../components/ui/Main.tsx';
import { toast } from '../../lib/toastQueue.ts';
import { useTitle } from '../../hooks/site/useTitle.ts';

export interface FallbackPageProps {
  /** What was thrown while drawing. */
  error?: unknown;
}

const inWords = (error: unknown) => (error instanceof Error ? `${error.name}: ${error.message}` : '');

/** Stands in for a page that could not be drawn (specification 2, 8). */
export default function FallbackPage({ error }: FallbackPageProps) {
  useTitle('Unable to load the page');
  const { pathname } = useLocation();
  const details = [inWords(error), pathname].filter(Boolean).join(' · ');
  const copy = () =>
    navigator.clipboard.writeText(details).then(
      () => toast({ kind: 'success', title: 'Details copied' }),
      // They stand on the page, to be selected by hand.
      () => toast({ kind: 'error', title: 'Your browser did not allow copying' }),
    );
  return (
    <Main>
      <StatusMessage
        {...statusTexts.fallback}
        actions={
          <>
            <Button onClick={() => location.reload()}>Reload</Button>
            <Button variant="outline" onClick={() => void copy()}>
              Copy details
            </Button>
          </>
        }
        details={details}
      />
    </Main>
  );
}
