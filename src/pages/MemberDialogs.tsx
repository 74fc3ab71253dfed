import { MemberReportDialog } from '../components/feed/posts/MemberReportDialog.tsx';
import { PeopleDialog } from '../components/people/PeopleDialog.tsx';
import type { MemberTools } from '../hooks/people/useMemberTools.ts';

/** What `useMemberTools` asks before it does something, and where a member is reported. */
export const MemberDialogs = ({ dialog, report }: Pick<MemberTools, 'dialog' | 'report'>) => (
  <>
    <PeopleDialog {...dialog} />
    <MemberReportDialog {...report} />
  </>
);
