import { chakra } from '@chakra-ui/react';
import type { Storage } from '../../../domain/recordings.ts';
import { sizeText } from '../../../lib/sizeText.ts';
import { ProgressBar } from '../../ui/ProgressBar.tsx';

export interface StorageBarProps {
  storage: Storage;
}

/** From here on there is not much room left, in per cent. */
const scarceFrom = 80;

/** How much room own recordings take, of how much there is. */
export function StorageBar({ storage: { usedBytes, limitBytes } }: StorageBarProps) {
  const percent = limitBytes > 0 ? (100 * usedBytes) / limitBytes : 100;
  const tone = percent >= 100 ? 'danger' : percent >= scarceFrom ? 'warning' : 'accent';
  return (
    <chakra.div display="grid" gap={1.5}>
      <ProgressBar label="Room for recordings in use" labelHidden value={percent} tone={tone} />
      <chakra.p textStyle="small" color="fg.muted">
        {sizeText(usedBytes)} of {sizeText(limitBytes)} used
        {percent >= 100 && '. Delete a recording before you record again.'}
      </chakra.p>
    </chakra.div>
  );
}
