import { chakra } from '@chakra-ui/react';
import { ChevronDown } from 'lucide-react';
import { useState, type ComponentProps } from 'react';
import { controlRecipe } from '../../theme/recipes/control.ts';
import { Field, splitFrame, type FieldFrameProps } from './Field.tsx';

const Select = chakra('select', controlRecipe);

export interface MonthFieldProps extends FieldFrameProps {
  name?: string;
  /** `YYYY-MM`; empty while month or year is missing. */
  value: string;
  onChange: (event: { value: string }) => void;
  /** The years to choose from, the last one first. */
  years: { first: number; last: number };
}

const months = Array.from({ length: 12 }, (_, index) => ({
  value: String(index + 1).padStart(2, '0'),
  label: new Intl.DateTimeFormat('en', { month: 'long', timeZone: 'UTC' }).format(Date.UTC(2026, index)),
}));

function Part(props: ComponentProps<typeof Select>) {
  return (
    <chakra.div position="relative">
      <Select {...props} pe={8} cursor="pointer" />
      <chakra.span
        position="absolute"
        insetEnd={2.5}
        insetBlock={0}
        display="flex"
        alignItems="center"
        pointerEvents="none"
      >
        <ChevronDown aria-hidden />
      </chakra.span>
    </chakra.div>
  );
}

/**
 * A month of a year, as two of the system's own lists: `<input type="month">` is a bare text field in Firefox and
 * Safari.
 */
export function MonthField(props: MonthFieldProps) {
  const [frame, { name, value, onChange, years }] = splitFrame(props);
  const [typed, setTyped] = useState({ value, month: value.slice(5), year: value.slice(0, 4) });
  // Half a month is none to the form; what was chosen of it stays here.
  const shown = value === typed.value ? typed : { value, month: value.slice(5), year: value.slice(0, 4) };
  const choose = (part: { month?: string; year?: string }) => {
    const next = { ...shown, ...part };
    const whole = next.month && next.year ? `${next.year}-${next.month}` : '';
    setTyped({ ...next, value: whole });
    onChange({ value: whole });
  };
  const count = Math.max(0, years.last - years.first + 1);
  return (
    <Field {...frame} group="group">
      {({ id, 'aria-required': _required, ...control }) => (
        <chakra.div id={id} display="grid" gridTemplateColumns="minmax(0, 3fr) minmax(0, 2fr)" gap={2}>
          <Part
            {...control}
            name={name}
            aria-label={`${frame.label}: month`}
            aria-required={frame.required || undefined}
            value={shown.month}
            onChange={({ target }) => choose({ month: target.value })}
          >
            <option value="">Month</option>
            {months.map((month) => (
              <option key={month.value} value={month.value}>
                {month.label}
              </option>
            ))}
          </Part>
          <Part
            {...control}
            aria-label={`${frame.label}: year`}
            aria-required={frame.required || undefined}
            value={shown.year}
            onChange={({ target }) => choose({ year: target.value })}
          >
            <option value="">Year</option>
            {Array.from({ length: count }, (_, index) => String(years.last - index)).map((year) => (
              <option key={year} value={year}>
                {year}
              </option>
            ))}
          </Part>
        </chakra.div>
      )}
    </Field>
  );
}
