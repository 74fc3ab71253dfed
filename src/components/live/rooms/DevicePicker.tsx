import { chakra } from '@chakra-ui/react';
import type { DeviceKind, DevicesState } from '../../../domain/liveMedia.ts';
import { SelectField } from '../../ui/SelectField.tsx';

export interface DevicePickerProps {
  devices: DevicesState;
  withVideo: boolean;
  onPick: (event: { kind: DeviceKind; deviceId: string }) => void;
}

const lists = [
  { kind: 'audio', list: 'microphones', label: 'Microphone' },
  { kind: 'video', list: 'cameras', label: 'Camera' },
] as const;

/** Which microphone and which camera. What is chosen is used at once, without a break. */
export function DevicePicker({ devices, withVideo, onPick }: DevicePickerProps) {
  return (
    <chakra.div display="grid" gap={4}>
      {lists.map(({ kind, list, label }) => {
        const choices = devices[list];
        if ((kind === 'video' && !withVideo) || choices.length === 0) return null;
        return (
          <SelectField
            key={kind}
            label={label}
            options={choices.map((choice) => ({ value: choice.deviceId, label: choice.label }))}
            value={devices[kind].deviceId ?? choices[0]?.deviceId ?? ''}
            onChange={({ target }) => onPick({ kind, deviceId: target.value })}
          />
        );
      })}
    </chakra.div>
  );
}
