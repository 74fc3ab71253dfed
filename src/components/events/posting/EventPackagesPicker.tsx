import { chakra } from '@chakra-ui/react';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { eventLimits } from '../../../domain/eventForm.ts';
import { newPackage, type PackageBasis, type PackageValues } from '../../../domain/packageForm.ts';
import { Button } from '../../ui/Button.tsx';
import { DeletedRow } from '../../ui/DeletedRow.tsx';
import { FieldNote } from '../../ui/FieldNote.tsx';
import { useListFocus } from '../../ui/useListFocus.ts';
import { EventPackageDialog } from './EventPackageDialog.tsx';
import { EventPackageItem } from './EventPackageItem.tsx';
import { EventPackageMenu } from './EventPackageMenu.tsx';

export interface EventPackagesPickerProps {
  packages: readonly PackageValues[];
  /** What the form of a package has to know of the event. */
  basisOf: (event: { key: string }) => PackageBasis;
  newId: () => string;
  error?: string | undefined;
  onChange: (event: { packages: readonly PackageValues[] }) => void;
  /** `packages`: the others. */
  onRemove: (event: { key: string; packages: readonly PackageValues[] }) => void;
  onRestore: (event: { key: string; packages: readonly PackageValues[] }) => void;
}

const rows = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 2,
  listStyleType: 'none',
  '& > li': {
    padding: 3,
    borderWidth: '1px',
    borderColor: 'border.subtle',
    borderRadius: 'control',
    bg: 'bg.surface',
  },
} as const;

/** The kinds of tickets of an event: added, changed, paused, taken away with a way back (product S35). */
export function EventPackagesPicker(props: EventPackagesPickerProps) {
  const { packages, basisOf, newId, error, onChange, onRemove, onRestore } = props;
  const [edited, setEdited] = useState<PackageValues>();
  const [removed, setRemoved] = useState<{ one: PackageValues; index: number }>();
  const { box } = useListFocus(packages.map(({ key }) => key).join());
  const isNew = edited !== undefined && packages.every(({ key }) => key !== edited.key);
  const put = (next: PackageValues) =>
    onChange({ packages: packages.map((one) => (one.key === next.key ? next : one)) });
  const save = (values: PackageValues) => {
    if (isNew) onChange({ packages: [...packages, values] });
    else put(values);
    setEdited(undefined);
  };
  const undo = () => {
    if (removed)
      onRestore({ key: removed.one.key, packages: packages.toSpliced(removed.index, 0, removed.one) });
    setRemoved(undefined);
  };
  const isFull = packages.length >= eventLimits.packages;
  return (
    <chakra.div {...box} role="group" display="grid" gap={3} aria-label="Ticket packages">
      <chakra.h3 textStyle="title">Ticket packages</chakra.h3>
      {packages.length > 0 && (
        <chakra.ul css={rows} aria-label="Ticket packages">
          {packages.map((one, index) => {
            const basis = basisOf(one);
            return (
              <li key={one.key}>
                <EventPackageItem
                  values={one}
                  basis={basis}
                  actions={
                    <EventPackageMenu
                      name={one.packageName}
                      paused={one.paused}
                      removable={basis.taken === 0}
                      onEdit={() => setEdited(one)}
                      onPause={() => put({ ...one, paused: !one.paused })}
                      onRemove={() => {
                        setRemoved({ one, index });
                        onRemove({ key: one.key, packages: packages.toSpliced(index, 1) });
                      }}
                    />
                  }
                />
              </li>
            );
          })}
        </chakra.ul>
      )}
      {removed && <DeletedRow takesFocus name={removed.one.packageName} onUndo={undo} />}
      <FieldNote id="packages-note" tone={error ? 'error' : 'help'}>
        {error ?? 'Each kind of ticket with its price and how many there are. At least one.'}
      </FieldNote>
      <div>
        <Button
          variant="outline"
          name="packages"
          iconStart={<Plus aria-hidden />}
          aria-describedby="packages-note"
          disabled={isFull}
          onClick={() => setEdited(newPackage(newId()))}
        >
          Add a package
        </Button>
      </div>
      <EventPackageDialog
        values={edited}
        basis={edited && basisOf(edited)}
        isNew={isNew}
        onSave={save}
        onClose={() => setEdited(undefined)}
      />
    </chakra.div>
  );
}
