import { chakra } from '@chakra-ui/react';
import { MessageSquare, MessageSquareOff, UserCheck, UserX } from 'lucide-react';
import { useRef, type ReactNode } from 'react';
import { memberHref } from '../../../domain/feedLinks.ts';
import { LiveAction, type KeptOut, type Member } from '../../../domain/live.ts';
import { MemberAvatar } from '../../ui/Avatar.tsx';
import { Drawer } from '../../ui/Drawer.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { Link } from '../../ui/Link.tsx';
import { useKeptFocus } from '../../ui/useKeptFocus.ts';

export interface AudienceDrawerProps {
  open: boolean;
  onClose: () => void;
  members: readonly Member[];
  /** Whom the host has removed, or keeps from commenting; here or not. */
  keptOut: readonly KeptOut[];
  onRemove: (event: { userId: string; userName: string }) => void;
  onMute: (event: { userId: string }) => void;
  /** Takes both back. */
  onAllow: (event: { userId: string }) => void;
}

function Row({ member, note, children }: { member: Member; note?: string | undefined; children: ReactNode }) {
  const { userId, userName } = member;
  return (
    <chakra.li display="flex" alignItems="center" gap={3} minHeight={12}>
      <MemberAvatar member={member} size="sm" />
      <chakra.div flex={1} minWidth={0}>
        <chakra.p truncate title={userName}>
          <Link href={memberHref(userId)} variant="plain" newTab>
            <bdi>{userName}</bdi>
          </Link>
        </chakra.p>
        {note && (
          <chakra.p textStyle="caption" color="fg.muted">
            {note}
          </chakra.p>
        )}
      </chakra.div>
      {children}
    </chakra.li>
  );
}

type KeptProps = Pick<AudienceDrawerProps, 'onAllow'> & {
  title: string;
  kept: readonly KeptOut[];
  icon: ReactNode;
  /** What they may do again. */
  what: 'in' | 'comment';
};

function Kept({ title, kept, icon, what, onAllow }: KeptProps) {
  if (kept.length === 0) return null;
  return (
    <chakra.section aria-label={title}>
      <chakra.h3 textStyle="small" fontWeight="semibold" mb={2}>
        {title}
      </chakra.h3>
      <chakra.ul listStyle="none" display="grid" gap={1}>
        {kept.map(({ member: { userId, userName }, member }) => (
          <Row key={userId} member={member}>
            <IconButton
              size="sm"
              label={`Let ${userName} ${what} again`}
              icon={icon}
              onClick={() => onAllow({ userId })}
            />
          </Row>
        ))}
      </chakra.ul>
    </chakra.section>
  );
}

/** Who is in the room, and who was removed from it, for its host. */
export function AudienceDrawer(props: AudienceDrawerProps) {
  const { open, onClose, members, keptOut, onRemove, onMute, onAllow } = props;
  const muted = new Set(
    keptOut.filter(({ action }) => action === LiveAction.MUTE).map(({ member }) => member.userId),
  );
  const part = useRef<HTMLDivElement>(null);
  useKeptFocus(part, `${members.length} ${keptOut.length}`);
  const removed = keptOut.filter(({ action }) => action === LiveAction.KICK);
  const isListed = (userId: string) =>
    [...members, ...removed.map(({ member }) => member)].some((one) => one.userId === userId);
  const mutedElsewhere = keptOut.filter(
    ({ action, member }) => action === LiveAction.MUTE && !isListed(member.userId),
  );
  return (
    <Drawer open={open} onClose={onClose} title="Audience" side="end">
      <chakra.div ref={part} padding={4} display="grid" gap={5}>
        {members.length === 0 ? (
          <chakra.p color="fg.muted">Nobody is here yet. Copy the link and tell somebody.</chakra.p>
        ) : (
          <chakra.ul listStyle="none" display="grid" gap={1} aria-label="In the room">
            {members.map((member) => {
              const { userId, userName } = member;
              const isMuted = muted.has(userId);
              return (
                <Row key={userId} member={member} note={isMuted ? 'May not comment' : undefined}>
                  <IconButton
                    size="sm"
                    label={isMuted ? `Let ${userName} comment again` : `Keep ${userName} from commenting`}
                    icon={isMuted ? <MessageSquare aria-hidden /> : <MessageSquareOff aria-hidden />}
                    onClick={() => (isMuted ? onAllow : onMute)({ userId })}
                  />
                  <IconButton
                    size="sm"
                    label={`Remove ${userName} from the room`}
                    icon={<UserX aria-hidden />}
                    onClick={() => onRemove({ userId, userName })}
                  />
                </Row>
              );
            })}
          </chakra.ul>
        )}
        <Kept title="Removed" kept={removed} icon={<UserCheck aria-hidden />} what="in" onAllow={onAllow} />
        <Kept
          title="May not comment, and not here now"
          kept={mutedElsewhere}
          icon={<MessageSquare aria-hidden />}
          what="comment"
          onAllow={onAllow}
        />
      </chakra.div>
    </Drawer>
  );
}
