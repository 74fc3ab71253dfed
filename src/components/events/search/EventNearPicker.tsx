import { chakra } from '@chakra-ui/react';
import { LocateFixed } from 'lucide-react';
import { useRef } from 'react';
import { withoutNear, type EventFilters } from '../../../domain/eventFilters.ts';
import { kmLabels, nearText, toKm } from '../../../domain/eventNear.ts';
import { Button } from '../../ui/Button.tsx';
import { FieldNote } from '../../ui/FieldNote.tsx';
import { SelectField } from '../../ui/SelectField.tsx';
import { TextButton } from '../../ui/TextButton.tsx';
import { useKeptFocus } from '../../ui/useKeptFocus.ts';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';

/** Asks the device where it is. */
export interface Locating {
  busy: boolean;
  /** Why it is not known, and what to do instead. */
  error?: string | undefined;
  onLocate: () => void;
}

export interface EventNearPickerProps {
  filters: EventFilters;
  onChange: (filters: EventFilters) => void;
  locating: Locating;
}

const options = Object.entries(kmLabels).map(([value, label]) => ({ value, label }));

/** Events around where the reader is, and how far they would go. */
export function EventNearPicker({ filters, onChange, locating }: EventNearPickerProps) {
  const { near } = filters;
  const { busy, error, onLocate } = locating;
  const part = useRef<HTMLDivElement>(null);
  useKeptFocus(part, near ? 'near' : '');
  if (near)
    return (
      <div ref={part} key="part">
        <VisuallyHidden role="status">Events {nearText(near)} are shown.</VisuallyHidden>
        <SelectField
          label="How far"
          options={options}
          value={near.km}
          onChange={({ target }) => onChange({ ...filters, near: { ...near, km: toKm(target.value) } })}
        />
        <chakra.p mt={1.5}>
          <TextButton onClick={() => onChange({ ...filters, ...withoutNear(filters) })}>Anywhere</TextButton>
        </chakra.p>
      </div>
    );
  return (
    <div ref={part} key="part">
      <Button
        variant="outline"
        busy={busy}
        iconStart={<LocateFixed aria-hidden />}
        aria-describedby={error ? 'near-error' : undefined}
        onClick={onLocate}
      >
        Near me
      </Button>
      <div role="status">
        {error && (
          <FieldNote id="near-error" tone="error">
            {error}
          </FieldNote>
        )}
      </div>
    </div>
  );
}
