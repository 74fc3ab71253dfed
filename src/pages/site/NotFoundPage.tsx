import { StatusMessage } from '../../components/layout/StatusMessage.tsx';
import { statusTexts } from '../../components/layout/statusTexts.ts';
import { Button } from '../../components/ui/Button.tsx';
import { Main } from '../../components/ui/Main.tsx';
import { useTitle } from '../../hooks/site/useTitle.ts';

/** Any path that is nothing else (specification 2). */
export default function NotFoundPage() {
  useTitle('Page not found');
  return (
    <Main>
      <StatusMessage {...statusTexts.notFound} actions={<Button href="/">Go Home</Button>} />
    </Main>
  );
}
