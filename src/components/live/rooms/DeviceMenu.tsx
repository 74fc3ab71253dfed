import { Check, Ellipsis, Settings } from 'lucide-react';
import { IconButton } from '../../ui/IconButton.tsx';
import { Menu, type MenuEntry } from '../../ui/Menu.tsx';
import type { DevicePickerProps } from './DevicePicker.tsx';

export interface DeviceMenuProps extends DevicePickerProps {
  /** What else has no room of its own, above the devices. */
  others?: MenuEntry[];
}

const groups = [
  { kind: 'audio', list: 'microphones', label: 'Microphone' },
  { kind: 'video', list: 'cameras', label: 'Camera' },
] as const;

/** Another microphone or camera while the room is on the air. */
export function DeviceMenu({ devices, withVideo, onPick, others }: DeviceMenuProps) {
  const label = withVideo ? 'Microphone and camera' : 'Microphone';
  return (
    <Menu
      trigger={
        <IconButton
          size="lg"
          variant="outline"
          label={others ? 'More actions' : label}
          icon={others ? <Ellipsis aria-hidden /> : <Settings aria-hidden />}
        />
      }
      sections={[
        { entries: others ?? [] },
        ...groups
          .filter(({ kind }) => withVideo || kind === 'audio')
          .map(({ kind, list, label: group }) => ({
            label: group,
            entries: devices[list].map((choice) => {
              const isUsed = devices[kind].deviceId === choice.deviceId;
              return {
                label: isUsed ? `${choice.label} (in use)` : choice.label,
                ...(isUsed && { icon: <Check aria-hidden /> }),
                onSelect: () => onPick({ kind, deviceId: choice.deviceId }),
              };
            }),
          })),
      ]}
    />
  );
}
