import type { PackageBasis, PackageValues } from '../../../domain/packageForm.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { useLast } from '../../ui/useLast.ts';
import { EventPackageForm } from './EventPackageForm.tsx';

export interface EventPackageDialogProps {
  /** What the form begins with; closed without it. */
  values: PackageValues | undefined;
  basis: PackageBasis | undefined;
  isNew: boolean;
  onSave: (values: PackageValues) => void;
  onClose: () => void;
}

/** A kind of ticket that is added or changed. */
export function EventPackageDialog({ values, basis, isNew, onSave, onClose }: EventPackageDialogProps) {
  const title = useLast(values && (isNew ? 'Add a package' : 'Edit the package'));
  const shown = useLast(values);
  const known = useLast(basis);
  return (
    <Dialog open={values !== undefined} onClose={onClose} onBack={onClose} title={title ?? ''}>
      {shown && known && (
        <EventPackageForm key={shown.key} values={shown} basis={known} onSubmit={onSave} onCancel={onClose} />
      )}
    </Dialog>
  );
}
