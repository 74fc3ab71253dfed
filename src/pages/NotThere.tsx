import { StatusMessage } from '../components/layout/StatusMessage.tsx';
import { statusTexts } from '../components/layout/statusTexts.ts';
import { Button } from '../components/ui/Button.tsx';

/** In the place of a job or an event that is gone, with why that may be. */
export const NotThere = ({ text }: { text: string }) => (
  <StatusMessage {...statusTexts.notFound} text={text} actions={<Button href="/">Go Home</Button>} />
);
