import { Check, Settings } from 'lucide-react';
import { IconButton } from '../ui/IconButton.tsx';
import { Menu } from '../ui/Menu.tsx';
import type { DevicePickerProps } from './DevicePicker.tsx';

const groups = [
  { kind: 'audio', list: 'microphones', label: 'Microphone' },
  { kind: 'video', list: 'cameras', label: 'Camera' },
] as const;

/** Another microphone or camera while the room is on the air. */
export function DeviceMenu({ devices, withVideo, onPick }: DevicePickerProps) {
  return (
    <Menu
      trigger={
        <IconButton
          size="lg"
          variant="outline"
          label={withVideo ? 'Microphone and camera' : 'Microphone'}
          icon={<Settings aria-hidden />}
        />
      }
      sections={groups
        .filter(({ kind }) => withVideo || kind === 'audio')
        .map(({ kind, list, label }) => ({
          label,
          entries: devices[list].map((choice) => {
            const isUsed = devices[kind].deviceId === choice.deviceId;
            return {
              label: isUsed ? `${choice.label} (in use)` : choice.label,
              ...(isUsed && { icon: <Check aria-hidden /> }),
              onSelect: () => onPick({ kind, deviceId: choice.deviceId }),
            };
          }),
        }))}
    />
  );
}
