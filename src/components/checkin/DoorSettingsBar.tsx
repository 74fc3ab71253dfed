import { chakra } from '@chakra-ui/react';
import { Notice } from '../ui/Notice.tsx';
import { SwitchField } from '../ui/SwitchField.tsx';
import { TextField } from '../ui/TextField.tsx';
import { DoorListBar, type DoorListBarProps } from './DoorListBar.tsx';

export interface DoorSettingsBarProps extends DoorListBarProps {
  gate: string;
  onGate: (event: { gate: string }) => void;
  sound: boolean;
  onSound: (event: { sound: boolean }) => void;
  /** The device keeps nothing: scans live as long as the page. */
  unkept?: boolean;
}

const longestGate = 40;

/** The gate of this device, its signals, and the list that it checks by. */
export function DoorSettingsBar({ gate, onGate, sound, onSound, unkept, ...list }: DoorSettingsBarProps) {
  return (
    <chakra.div display="grid" gap={3}>
      <chakra.div
        display="grid"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', sm: 'minmax(0, 1fr) minmax(0, 1fr)' }}
        alignItems="end"
        columnGap={5}
        rowGap={1}
      >
        <TextField
          label="Gate"
          optional
          maxLength={longestGate}
          value={gate}
          onChange={(event) => onGate({ gate: event.target.value })}
          autoComplete="off"
        />
        <SwitchField
          label="Sound and vibration"
          checked={sound}
          onChange={({ checked }) => onSound({ sound: checked })}
        />
      </chakra.div>
      <DoorListBar {...list} />
      {unkept && (
        <Notice tone="warning">
          This browser keeps nothing. Do not close this page while scans wait to be sent.
        </Notice>
      )}
    </chakra.div>
  );
}
