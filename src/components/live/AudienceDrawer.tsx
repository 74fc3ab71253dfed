import { chakra } from '@chakra-ui/react';
import { MicOff, UserX } from 'lucide-react';
import { memberHref } from '../../domain/feedLinks.ts';
import type { Member } from '../../domain/live.ts';
import { isOrganisation } from '../../domain/roles.ts';
import { Avatar } from '../ui/Avatar.tsx';
import { Drawer } from '../ui/Drawer.tsx';
import { IconButton } from '../ui/IconButton.tsx';
import { Link } from '../ui/Link.tsx';

export interface AudienceDrawerProps {
  open: boolean;
  onClose: () => void;
  members: readonly Member[];
  onRemove: (event: { userId: string; userName: string }) => void;
  onMute: (event: { userId: string }) => void;
}

/** Who is in the room, for its host. */
export function AudienceDrawer({ open, onClose, members, onRemove, onMute }: AudienceDrawerProps) {
  return (
    <Drawer open={open} onClose={onClose} title="Audience" side="end">
      <chakra.div padding={4}>
        {members.length === 0 ? (
          <chakra.p color="fg.muted">Nobody is here yet. Copy the link and tell somebody.</chakra.p>
        ) : (
          <chakra.ul listStyle="none" display="grid" gap={1}>
            {members.map(({ userId, userName, userImage, userType }) => (
              <chakra.li key={userId} display="flex" alignItems="center" gap={3} minHeight={12}>
                <Avatar
                  id={userId}
                  name={userName}
                  src={userImage}
                  size="sm"
                  shape={isOrganisation(userType) ? 'company' : 'person'}
                />
                <chakra.span flex={1} minWidth={0} truncate title={userName}>
                  <Link href={memberHref(userId)} variant="plain" newTab>
                    <bdi>{userName}</bdi>
                  </Link>
                </chakra.span>
                <IconButton
                  size="sm"
                  label={`Keep ${userName} from commenting`}
                  icon={<MicOff aria-hidden />}
                  onClick={() => onMute({ userId })}
                />
                <IconButton
                  size="sm"
                  label={`Remove ${userName} from the room`}
                  icon={<UserX aria-hidden />}
                  onClick={() => onRemove({ userId, userName })}
                />
              </chakra.li>
            ))}
          </chakra.ul>
        )}
      </chakra.div>
    </Drawer>
  );
}
