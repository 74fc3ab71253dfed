import { Role, isMemberRole } from '../../../domain/roles.ts';
import type { Writer } from '../../../components/feed/compose/ComposerEntryCard.tsx';
import { useSession } from '../../account/useSession.ts';

/** The signed-in member as the author of what is being written. */
export function useWriter(): Writer {
  const { userId = '', role, userInfo } = useSession();
  return {
    userId,
    userName: userInfo.name,
    userType: isMemberRole(role) ? role : Role.JOB_SEEKER,
    ...(userInfo.image && { userImage: userInfo.image }),
  };
}
