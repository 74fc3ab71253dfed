import { StatusMessage } from '../../components/layout/StatusMessage.tsx';
import { statusTexts } from '../../components/layout/statusTexts.ts';
import { Button } from '../../components/ui/Button.tsx';
import { Main } from '../../components/ui/Main.tsx';
import { useTitle } from '../../hooks/site/useTitle.ts';

/** The role of this member may not see the page (specification 2, 8). */
export default function ForbiddenPage() {
  useTitle('403 Unauthorized');
  return (
    <Main>
      <StatusMessage
        {...statusTexts.forbidden}
        actions={
          <>
            <Button href="/">Go Home</Button>
            <Button href="/login" variant="outline">
              Login
            </Button>
          </>
        }
      />
    </Main>
  );
}
