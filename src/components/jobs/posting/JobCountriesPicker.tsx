import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { Chip } from '../../ui/Chip.tsx';
import { ComboboxField } from '../../ui/ComboboxField.tsx';
import { useListFocus } from '../../ui/useListFocus.ts';
import { fittingOptions } from './fittingOptions.ts';

export interface JobCountriesPickerProps {
  /** Country codes (ISO 3166-1 alpha-2). */
  chosen: readonly string[];
  countries: readonly { code: string; name: string }[];
  error?: string | undefined;
  onChange: (event: { countries: readonly string[] }) => void;
}

/** Where a remote worker may live; none means anywhere. */
export function JobCountriesPicker({ chosen, countries, error, onChange }: JobCountriesPickerProps) {
  const [text, setText] = useState('');
  const { box } = useListFocus(chosen.join());
  const left = countries
    .filter(({ code }) => !chosen.includes(code))
    .map(({ code, name }) => ({ id: code, label: name }));
  const options = fittingOptions(left, text);
  const add = (code: string) => {
    setText('');
    onChange({ countries: [...chosen, code] });
  };
  return (
    <chakra.div {...box} display="grid" gridTemplateColumns="minmax(0, 1fr)" gap={2} minWidth={0}>
      <ComboboxField
        label="Countries where one may live"
        optional
        name="allowedCountries"
        help="Type a country and choose it. Without any, the job is open to people anywhere."
        value={text}
        {...(error && { error })}
        onChange={(event) => setText(event.text)}
        options={options}
        onChoose={({ option }) => add(option.id)}
        onEnter={() => options[0] && add(options[0].id)}
        onBackspace={() => chosen.length > 0 && onChange({ countries: chosen.slice(0, -1) })}
        none="No country has this name."
      />
      {chosen.length > 0 && (
        <chakra.ul display="flex" flexWrap="wrap" gap={2} listStyleType="none" aria-label="Chosen countries">
          {chosen.map((code) => (
            <chakra.li key={code} maxWidth="full" minWidth={0} display="flex">
              <Chip onRemove={() => onChange({ countries: chosen.filter((one) => one !== code) })}>
                {countries.find((one) => one.code === code)?.name ?? code}
              </Chip>
            </chakra.li>
          ))}
        </chakra.ul>
      )}
    </chakra.div>
  );
}
