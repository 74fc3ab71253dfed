import { Check, MessageSquareOff, MessageSquareText, Settings, Timer } from 'lucide-react';
import type { LiveChannel } from '../../../domain/live.ts';
import { IconButton } from '../../ui/IconButton.tsx';
import { Menu } from '../../ui/Menu.tsx';

export interface CommentSettingsMenuProps {
  channel: Pick<LiveChannel, 'commentsOff' | 'slowModeSec'>;
  onSet: (changes: Partial<Pick<LiveChannel, 'commentsOff' | 'slowModeSec'>>) => void;
}

const waits = [0, 5, 10, 30, 60];

/** Whether, and how often, others may comment. */
export function CommentSettingsMenu({ channel, onSet }: CommentSettingsMenuProps) {
  const { commentsOff, slowModeSec } = channel;
  return (
    <Menu
      trigger={<IconButton size="sm" label="Settings of the comments" icon={<Settings aria-hidden />} />}
      sections={[
        {
          entries: [
            {
              label: commentsOff ? 'Switch comments on' : 'Switch comments off',
              icon: commentsOff ? <MessageSquareText aria-hidden /> : <MessageSquareOff aria-hidden />,
              onSelect: () => onSet({ commentsOff: !commentsOff }),
            },
          ],
        },
        {
          label: 'Slow mode',
          entries: waits.map((seconds) => ({
            label: seconds === 0 ? 'Off' : `One comment in ${seconds} seconds`,
            icon: slowModeSec === seconds ? <Check aria-hidden /> : <Timer aria-hidden />,
            onSelect: () => onSet({ slowModeSec: seconds }),
          })),
        },
      ]}
    />
  );
}
