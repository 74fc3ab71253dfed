import { chakra } from '@chakra-ui/react';
import { Columns3, ListFilter, Rows3, Search } from 'lucide-react';
import { useId, useState } from 'react';
import {
  countFilters,
  sortLabels,
  type PipelineQuery,
  type RequestSort,
} from '../../../domain/requestFilters.ts';
import { Button } from '../../ui/Button.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { SelectField } from '../../ui/SelectField.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { ApplicantFilterPanel } from './ApplicantFilterPanel.tsx';

export interface ApplicantFiltersProps {
  query: PipelineQuery;
  /** The member's jobs, to choose one of. */
  jobs: readonly { jobId: string; vacancyName: string }[];
  /** Board or list; a phone has the list alone. */
  views?: boolean;
  onChange: (changes: Partial<PipelineQuery>) => void;
}

const sorts = Object.entries(sortLabels).map(([value, label]) => ({ value, label }));
// Icons that are lines stay lines when they are chosen.
const viewLook = {
  '& button[aria-pressed=true]': { bg: 'accent.muted', color: 'accent.fg', '& svg.lucide': { fill: 'none' } },
};

/** Which applications are shown, and in what order (product S30). Everything here stands in the address. */
export function ApplicantFilters({ query, jobs, views = false, onChange }: ApplicantFiltersProps) {
  const panel = useId();
  const count = countFilters(query);
  const [open, setOpen] = useState(count > 0);
  const view = (name: PipelineQuery['view'], label: string, icon: typeof Rows3) => {
    const Icon = icon;
    return (
      <IconButton
        label={label}
        icon={<Icon aria-hidden />}
        pressed={query.view === name}
        onClick={() => onChange({ view: name })}
      />
    );
  };
  return (
    <chakra.search display="grid" gap={3} gridTemplateColumns="minmax(0, 1fr)" mb={4}>
      <chakra.div
        display="grid"
        gap={2}
        alignItems="center"
        gridTemplateColumns={{
          base: 'minmax(0, 1fr) auto',
          md: 'minmax(0, 1.1fr) minmax(0, 1.3fr) minmax(0, 0.9fr) auto auto',
        }}
        css={{ '& > div:nth-of-type(-n + 2)': { gridColumn: { base: '1 / -1', md: 'auto' } } }}
      >
        <SelectField
          label="Job"
          labelHidden
          placeholder="All my jobs"
          options={jobs.map(({ jobId, vacancyName }) => ({ value: jobId, label: vacancyName }))}
          value={query.job ?? ''}
          onChange={({ target }) => onChange({ job: target.value || undefined })}
        />
        <TextField
          type="search"
          label="Name or skill"
          labelHidden
          placeholder="Name or skill"
          maxLength={100}
          iconStart={<Search aria-hidden />}
          value={query.text}
          onChange={({ target }) => onChange({ text: target.value })}
          dir="auto"
        />
        <SelectField
          label="Order"
          labelHidden
          options={sorts}
          value={String(query.sort)}
          onChange={({ target }) => onChange({ sort: Number(target.value) as RequestSort })} // One of the options.
        />
        <Button
          variant="outline"
          iconStart={<ListFilter aria-hidden />}
          aria-expanded={open}
          aria-controls={panel}
          onClick={() => setOpen(!open)}
        >
          Filters{count > 0 && ` (${count})`}
        </Button>
        {views && (
          <chakra.div role="group" aria-label="View" display="flex" css={viewLook}>
            {view('board', 'Board', Columns3)}
            {view('list', 'List', Rows3)}
          </chakra.div>
        )}
      </chakra.div>
      <div id={panel} hidden={!open}>
        <ApplicantFilterPanel query={query} onChange={onChange} />
      </div>
    </chakra.search>
  );
}
