import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { eventLimits } from '../../../domain/eventForm.ts';
import { Chip } from '../../ui/Chip.tsx';
import { ComboboxField, type ComboboxOption } from '../../ui/ComboboxField.tsx';
import { useListFocus } from '../../ui/useListFocus.ts';

interface LinkedJob {
  id: string;
  label: string;
}

export interface EventJobsPickerProps {
  chosen: readonly LinkedJob[];
  /** Own open jobs whose words fit what is typed. */
  options: readonly ComboboxOption[];
  onType: (event: { text: string }) => void;
  error?: string | undefined;
  onChange: (event: { jobs: readonly LinkedJob[] }) => void;
}

/** The own jobs that visitors can apply for at the event, as at a job fair. */
export function EventJobsPicker({ chosen, options, onType, error, onChange }: EventJobsPickerProps) {
  const [text, setText] = useState('');
  const { box } = useListFocus(chosen.map(({ id }) => id).join());
  const type = (next: string) => {
    setText(next);
    onType({ text: next });
  };
  const left = options.filter(({ id }) => chosen.every((one) => one.id !== id));
  const add = ({ id, label }: LinkedJob) => {
    type('');
    if (chosen.length < eventLimits.jobs) onChange({ jobs: [...chosen, { id, label }] });
  };
  return (
    <chakra.div {...box} display="grid" gridTemplateColumns="minmax(0, 1fr)" gap={2} minWidth={0}>
      <ComboboxField
        label="Your open jobs"
        optional
        name="linkedJobs"
        help={`Type a word of the job and choose it. ${eventLimits.jobs} at most.`}
        value={text}
        {...(error && { error })}
        onChange={(event) => type(event.text)}
        options={left}
        onChoose={({ option }) => add(option)}
        onEnter={() => text.trim() !== '' && left[0] && add(left[0])}
        onBackspace={() => chosen.length > 0 && onChange({ jobs: chosen.slice(0, -1) })}
        none="None of your open jobs has these words."
      />
      {chosen.length > 0 && (
        <chakra.ul display="flex" flexWrap="wrap" gap={2} listStyleType="none" aria-label="Chosen jobs">
          {chosen.map(({ id, label }) => (
            <chakra.li key={id} maxWidth="full" minWidth={0} display="flex">
              <Chip onRemove={() => onChange({ jobs: chosen.filter((one) => one.id !== id) })}>{label}</Chip>
            </chakra.li>
          ))}
        </chakra.ul>
      )}
    </chakra.div>
  );
}
