import { chakra } from '@chakra-ui/react';
import { workplaceTypeLabels } from '../../../domain/profile.ts';
import { isFromAnywhere } from '../../../domain/jobForm.ts';
import { people } from '../../../domain/postedJobs.ts';
import { CheckboxField } from '../../ui/CheckboxField.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { RadioCards } from '../../ui/RadioCards.tsx';
import { SelectField } from '../../ui/SelectField.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { JobCountriesPicker } from './JobCountriesPicker.tsx';
import { stepLine, stepLook, stepPart } from '../../ui/editorLook.ts';
import { JobPayPicker } from './JobPayPicker.tsx';
import type { JobFormState } from './useJobForm.ts';

export interface JobPlacePanelProps {
  form: JobFormState;
  countries: readonly { code: string; name: string }[];
  currencies: readonly string[];
  /** How many are told when pay or place of the job changes; nobody while it is not open. */
  told?: number | undefined;
}

const places = [
  { value: '1', label: workplaceTypeLabels[1] },
  { value: '2', label: workplaceTypeLabels[2] },
  { value: '3', label: workplaceTypeLabels[3] },
] as const;
type Workplace = (typeof places)[number]['value'];

/** What is paid, and where the work is done (product S27). */
export function JobPlacePanel({ form, countries, currencies, told = 0 }: JobPlacePanelProps) {
  const { values } = form;
  const remote = values.workplaceType === '3';
  return (
    <chakra.div css={stepLook}>
      {told > 0 && <Notice>Change pay or place, and {people(told)} who applied are told of it.</Notice>}
      <JobPayPicker form={form} currencies={currencies} />
      <chakra.section css={stepPart} aria-label="Place">
        <chakra.h3 textStyle="title">Place</chakra.h3>
        <RadioCards
          label="Where the work is done"
          name="workplaceType"
          options={places}
          value={places.find(({ value }) => value === values.workplaceType)?.value}
          onChange={(value: Workplace) => form.set('workplaceType', value)}
          columns="fit"
          {...(form.errorOf('workplaceType') && { error: form.errorOf('workplaceType') ?? '' })}
        />
        {remote && (
          <CheckboxField
            label="Fully remote: there is no place to come to"
            name="isFullyRemote"
            checked={values.isFullyRemote}
            onChange={({ target }) => form.set('isFullyRemote', target.checked)}
          />
        )}
        {isFromAnywhere(values) ? (
          <JobCountriesPicker
            chosen={values.allowedCountries}
            countries={countries}
            error={form.errorOf('allowedCountries')}
            onChange={({ countries: next }) => form.set('allowedCountries', next)}
          />
        ) : (
          <>
            <chakra.div css={stepLine}>
              <TextField label="City" required {...form.text('companyLocation.city')} dir="auto" />
              <TextField label="Region" optional {...form.text('companyLocation.region')} dir="auto" />
            </chakra.div>
            <SelectField
              label="Country"
              required
              {...form.text('companyLocation.country')}
              options={countries.map(({ code, name }) => ({ value: code, label: name }))}
              placeholder="Choose a country"
            />
          </>
        )}
      </chakra.section>
    </chakra.div>
  );
}
