import { chakra } from '@chakra-ui/react';
import { MapPin, Search, SlidersHorizontal } from 'lucide-react';
import { useRef, useState, type ReactNode } from 'react';
import { Button } from './Button.tsx';
import { Chip } from './Chip.tsx';
import { Dialog } from './Dialog.tsx';
import { TextButton } from './TextButton.tsx';
import { TextField } from './TextField.tsx';
import { VisuallyHidden } from './VisuallyHidden.tsx';

/** A line that is typed into. */
interface Words {
  value: string;
  maxLength: number;
  onChange: (value: string) => void;
}

export interface FilterBarProps<Filters> {
  /** What is narrowed, in the plural: "events". */
  noun: string;
  text: Words & { placeholder: string };
  place: Words;
  /** What is on, the words among it, each with what would be left without it. */
  chips: readonly { label: string; without: Filters }[];
  /** What is left when all are taken off. */
  cleared: Filters;
  onChange: (filters: Filters) => void;
  /** What was found, in words, for whoever does not see it; empty while that is being asked for. */
  results?: string | undefined;
  /** The same for the others, and in which order. */
  summary?: ReactNode;
  /** On the button that leads back to the list. */
  showLabel: string;
  /** Everything else, in the sheet. */
  children: ReactNode;
}

/** What a list is narrowed by: words and place here, everything else behind one button, and what is on as chips. */
export function FilterBar<Filters>({ noun, text, place, chips, cleared, ...props }: FilterBarProps<Filters>) {
  const { onChange, results, summary, showLabel, children } = props;
  const [open, setOpen] = useState(false);
  // The words stand in the field beside the button, not behind it.
  const behind = chips.length - (text.value.trim() ? 1 : 0);
  const button = useRef<HTMLButtonElement>(null);
  /** What was pressed goes with its filter: the focus goes on to the others. */
  const take = (without: Filters) => {
    onChange(without);
    button.current?.focus();
  };
  return (
    <chakra.section
      aria-label={`Filter ${noun}`}
      display="grid"
      gridTemplateColumns="minmax(0, 1fr)"
      gap={2.5}
      paddingInline={{ base: 4, md: 0 }}
    >
      <chakra.div role="search" display="flex" gap={2} alignItems="center">
        <chakra.div flex="3 1 0" minWidth={0}>
          <TextField
            {...text}
            type="search"
            label={`Search ${noun}`}
            labelHidden
            iconStart={<Search aria-hidden />}
            dir="auto"
            onChange={({ target }) => text.onChange(target.value)}
          />
        </chakra.div>
        <chakra.div flex="2 1 0" minWidth={0} hideBelow="md">
          <TextField
            {...place}
            label="Place"
            labelHidden
            placeholder="City or country"
            iconStart={<MapPin aria-hidden />}
            autoComplete="off"
            dir="auto"
            onChange={({ target }) => place.onChange(target.value)}
          />
        </chakra.div>
        <Button
          ref={button}
          variant="outline"
          size="lg"
          iconStart={<SlidersHorizontal aria-hidden />}
          aria-haspopup="dialog"
          onClick={() => setOpen(true)}
        >
          Filters{behind > 0 && ` (${behind})`}
        </Button>
      </chakra.div>
      {chips.length > 0 && (
        <chakra.ul
          aria-label="Filters that are on"
          display="flex"
          flexWrap="wrap"
          alignItems="center"
          columnGap={2}
          rowGap={{ base: 0, md: 2 }}
          listStyle="none"
          // On phones each row is as high as what a finger needs, so that no two targets overlap.
          css={{ '& > li': { display: 'flex', alignItems: 'center', minHeight: { base: 11, md: 0 } } }}
        >
          {chips.map(({ label, without }) => (
            <chakra.li key={label} maxWidth="full">
              <Chip tone="accent" onRemove={() => take(without)}>
                {label}
              </Chip>
            </chakra.li>
          ))}
          <li>
            <TextButton onClick={() => take(cleared)}>Clear all</TextButton>
          </li>
        </chakra.ul>
      )}
      {summary}
      <VisuallyHidden role="status">{results}</VisuallyHidden>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title="Filters"
        footer={
          <>
            <Button variant="outline" onClick={() => onChange(cleared)}>
              Clear all
            </Button>
            <Button onClick={() => setOpen(false)}>{showLabel}</Button>
          </>
        }
      >
        {children}
      </Dialog>
    </chakra.section>
  );
}
