import { chakra } from '@chakra-ui/react';
import { employmentTypeLabels } from '../../../domain/profile.ts';
import { jobLimits } from '../../../domain/jobForm.ts';
import { jobPicture, withoutPicture } from '../../../domain/jobPicture.ts';
import type { Job } from '../../../domain/jobs.ts';
import { dayIn } from '../../../lib/dayIn.ts';
import { addDays, zoneLabel } from '../../../lib/zones.ts';
import { useNow } from '../../ui/Clock.tsx';
import { ComboboxField, type ComboboxOption } from '../../ui/ComboboxField.tsx';
import { SelectField } from '../../ui/SelectField.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { stepLine, stepLook, toOptions } from '../../ui/editorLook.ts';
import { JobPicturePicker } from './JobPicturePicker.tsx';
import type { JobPictureUpload } from './jobPictureUpload.ts';
import type { JobFormState } from './useJobForm.ts';

export interface CompanyChoice extends ComboboxOption {
  /** Its own picture. */
  image?: string | undefined;
  /** Where it is: taken over when nothing else was said. */
  place?: { city: string; region?: string | undefined; country: string } | undefined;
}

export interface JobBasicsPanelProps {
  form: JobFormState;
  /** Members whose name fits what is typed. */
  companies: { options: readonly CompanyChoice[]; onType: (event: { text: string }) => void };
  /** The job as it stands, when there is one. */
  job?: Job | undefined;
  /** The picture that is chosen for it. */
  picture: JobPictureUpload;
  /** IANA names. */
  zones: readonly string[];
}

const kinds = toOptions(employmentTypeLabels);

/** What the job is called, whose it is, and until when one can apply (product S27). */
export function JobBasicsPanel({ form, job, companies, picture, zones }: JobBasicsPanelProps) {
  const { values } = form;
  const now = useNow();
  const today = dayIn(now, values.timezone || 'UTC');
  const { onChange: _, ...company } = form.text('companyName');
  const choose = (option: CompanyChoice) => {
    const { place } = option;
    const takes = place && !values['companyLocation.city'] && !values['companyLocation.country'];
    form.change({
      companyName: option.label,
      companyId: option.id,
      ...(takes && {
        'companyLocation.city': place.city,
        'companyLocation.region': place.region ?? '',
        'companyLocation.country': place.country,
      }),
    });
  };
  const known = zones.includes(values.timezone) ? zones : [values.timezone, ...zones];
  return (
    <chakra.div css={stepLook}>
      <TextField
        label="Job title"
        required
        {...form.text('vacancyName')}
        help="What people type when they look for it: “Wind turbine technician”."
        dir="auto"
        data-autofocus=""
      />
      <ComboboxField
        label="Company"
        required
        {...company}
        help={
          values.companyId
            ? 'This company is a member: the job leads to its profile.'
            : 'Type its name. Members are offered; any other name is fine too.'
        }
        dir="auto"
        options={companies.options}
        onChange={({ text }) => {
          form.change({ companyName: text, companyId: '' });
          companies.onType({ text });
        }}
        onChoose={({ option }) => {
          const chosen = companies.options.find(({ id }) => id === option.id);
          if (chosen) choose(chosen);
        }}
      />
      <JobPicturePicker
        {...picture}
        companyName={values.companyName}
        isMember={values.companyId !== ''}
        picture={jobPicture(values, job, companies.options)}
        error={form.errorOf('companyImageKey')}
        onCancel={() => {
          picture.onCancel();
          // What was said about it is over.
          form.set('companyImageKey', values.companyImageKey);
        }}
        onRemove={() => form.change(withoutPicture(job))}
      />
      <chakra.div css={stepLine}>
        <SelectField label="Employment" required {...form.text('employmentType')} options={kinds} />
        <TextField
          label="Openings"
          {...form.text('openings')}
          inputMode="numeric"
          help="How many people you look for."
        />
      </chakra.div>
      <chakra.div css={stepLine}>
        <TextField
          label="Last day to apply"
          required
          {...form.text('applyBy')}
          type="date"
          min={addDays(today, 1)}
          max={addDays(today, jobLimits.applyDays)}
          help={`The job closes by itself at the end of that day. At most ${jobLimits.applyDays} days from now.`}
        />
        <SelectField
          label="Time zone"
          {...form.text('timezone')}
          options={known.map((zone) => ({ value: zone, label: zoneLabel(zone) }))}
          help="Where that day ends."
        />
      </chakra.div>
      <chakra.div css={stepLine}>
        <TextField label="First day at work" optional {...form.text('startDate')} type="date" min={today} />
      </chakra.div>
    </chakra.div>
  );
}
