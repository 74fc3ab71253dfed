import { BackBar } from '../components/layout/BackBar.tsx';
import { useWayBack } from '../hooks/site/useWayBack.ts';

/** On phones, over one post, job, event or member: back to where the reader came from, or home. */
export const PageBack = ({ title }: { title: string }) => <BackBar title={title} {...useWayBack('/')} />;
