import { chakra } from '@chakra-ui/react';
import type { Schemas } from '#openapi/contract.ts';
import { X } from 'lucide-react';
import { useState } from 'react';
import { jobLimits } from '../../../domain/jobForm.ts';
import { proficiencyLabels } from '../../../domain/profile.ts';
import { ComboboxField, type ComboboxOption } from '../../ui/ComboboxField.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { SelectField } from '../../ui/SelectField.tsx';
import { useListFocus } from '../../ui/useListFocus.ts';
import { fittingOptions } from './fittingOptions.ts';
import { toOptions } from '../../ui/editorLook.ts';

type Spoken = Schemas['SpokenLanguage'];

export interface JobLanguagesPickerProps {
  chosen: readonly Spoken[];
  /** The master list. */
  languages: readonly ComboboxOption[];
  error?: string | undefined;
  onChange: (event: { languages: readonly Spoken[] }) => void;
}

const levels = toOptions(proficiencyLabels);
const usual = 3;

/** Languages that the work needs, each with how well. */
export function JobLanguagesPicker({ chosen, languages, error, onChange }: JobLanguagesPickerProps) {
  const [text, setText] = useState('');
  const { box } = useListFocus(chosen.map(({ languageId }) => languageId).join());
  const left = languages.filter(({ id }) => !chosen.some(({ languageId }) => languageId === id));
  const full = chosen.length >= jobLimits.languages;
  const add = ({ id, label }: ComboboxOption) => {
    setText('');
    if (!full)
      onChange({ languages: [...chosen, { languageId: id, languageName: label, proficiency: usual }] });
  };
  const change = (language: Spoken, proficiency: number) =>
    onChange({
      languages: chosen.map((one) =>
        // One of the list.
        one === language ? { ...one, proficiency: proficiency as Spoken['proficiency'] } : one,
      ),
    });
  return (
    <chakra.div {...box} display="grid" gridTemplateColumns="minmax(0, 1fr)" gap={3} minWidth={0}>
      <ComboboxField
        label="Languages"
        optional
        name="languages"
        value={text}
        help={full ? `${jobLimits.languages} are the most.` : 'Those that the work needs.'}
        {...(error && { error })}
        onChange={(event) => setText(event.text)}
        options={full ? [] : fittingOptions(left, text)}
        onChoose={({ option }) => add(option)}
        onEnter={() => {
          const [first] = fittingOptions(left, text);
          if (first) add(first);
        }}
        none="No language has this name."
      />
      {chosen.length > 0 && (
        <chakra.ul listStyleType="none" display="grid" gap={2} aria-label="Languages of the job">
          {chosen.map((language) => (
            <chakra.li
              key={language.languageId}
              display="grid"
              gridTemplateColumns="minmax(0, 2fr) minmax(0, 3fr) auto"
              alignItems="center"
              gap={2}
            >
              <chakra.span fontWeight="medium" overflowWrap="anywhere">
                {language.languageName}
              </chakra.span>
              <SelectField
                label={`${language.languageName}: how well`}
                labelHidden
                value={String(language.proficiency)}
                options={levels}
                onChange={({ target }) => change(language, Number(target.value))}
              />
              <IconButton
                label={`Remove ${language.languageName}`}
                icon={<X aria-hidden />}
                onClick={() => onChange({ languages: chosen.filter((one) => one !== language) })}
              />
            </chakra.li>
          ))}
        </chakra.ul>
      )}
    </chakra.div>
  );
}
