import type { ReactNode } from 'react';
import { StatusMessage } from '../components/layout/StatusMessage.tsx';
import { statusTexts } from '../components/layout/statusTexts.ts';
import { Button } from '../components/ui/Button.tsx';

export interface NotThereProps {
  text: string;
  /** Where else the member may go. */
  actions?: ReactNode;
}

const home = <Button href="/">Go Home</Button>;

/** In the place of a job or an event that is gone, with why that may be. */
export const NotThere = ({ text, actions = home }: NotThereProps) => (
  <StatusMessage {...statusTexts.notFound} text={text} actions={actions} />
);
