import { Copy, Ellipsis, Flag, Heart, LogOut, Video, VideoOff } from 'lucide-react';
import type { LiveChannel } from '../../../domain/live.ts';
import { Button } from '../../ui/Button.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { Menu } from '../../ui/Menu.tsx';

export interface AudienceControlsBarProps {
  channel: Pick<LiveChannel, 'isLiked'>;
  /** Of a room with a picture: it is not asked for, which saves most of the data. */
  soundOnly?: boolean;
  onSoundOnly?: ((event: { on: boolean }) => void) | undefined;
  onLike: () => void;
  onCopyLink: () => void;
  onReport: () => void;
  /** Where one goes who leaves. */
  leaveHref: string;
}

/** What somebody who watches does. */
export function AudienceControlsBar(props: AudienceControlsBarProps) {
  const { channel, soundOnly = false, onSoundOnly, onLike, onCopyLink, onReport, leaveHref } = props;
  const picture = {
    label: soundOnly ? 'Show the picture' : 'Sound only',
    icon: soundOnly ? <Video aria-hidden /> : <VideoOff aria-hidden />,
    onSelect: () => onSoundOnly?.({ on: !soundOnly }),
  };
  return (
    <>
      <IconButton
        size="lg"
        label={channel.isLiked ? 'Take your like back' : 'Like'}
        icon={<Heart aria-hidden />}
        pressed={channel.isLiked}
        onClick={onLike}
      />
      <Menu
        trigger={
          <IconButton size="lg" variant="outline" label="More actions" icon={<Ellipsis aria-hidden />} />
        }
        sections={[
          { entries: onSoundOnly ? [picture] : [] },
          {
            entries: [
              { label: 'Copy link', icon: <Copy aria-hidden />, onSelect: onCopyLink },
              { label: 'Report', icon: <Flag aria-hidden />, onSelect: onReport },
            ],
          },
        ]}
      />
      <Button size="lg" variant="outline" iconStart={<LogOut aria-hidden />} href={leaveHref}>
        Leave
      </Button>
    </>
  );
}
