import { chakra } from '@chakra-ui/react';
import { speeds } from '../../../domain/recordings.ts';
import { SelectField } from '../../ui/SelectField.tsx';

export interface SpeedPickerProps {
  /** 1: as it was recorded. */
  onPick: (event: { speed: number }) => void;
}

/** How fast a recording is played. */
export function SpeedPicker({ onPick }: SpeedPickerProps) {
  return (
    <chakra.div maxWidth="10rem">
      <SelectField
        label="Speed"
        options={speeds.map((speed) => ({ value: String(speed), label: `${speed}×` }))}
        defaultValue="1"
        onChange={({ target }) => onPick({ speed: Number(target.value) })}
      />
    </chakra.div>
  );
}
