import { chakra } from '@chakra-ui/react';
import type { ContactKind } from '../../domain/accountForms.ts';
import { Button } from '../ui/Button.tsx';
import { ErrorState } from '../ui/ErrorState.tsx';
import type { Failure } from '../ui/listState.ts';
import { Skeleton } from '../ui/Skeleton.tsx';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';
import { SettingsGroup } from './SettingsDialog.tsx';

export interface ContactPanelProps {
  /** The member's own, the phone with its dial code. Absent while they load. */
  contact?: { phone: string; email: string | undefined } | undefined;
  error?: Failure | undefined;
  onRetry: () => void;
  onChange: (event: { kind: ContactKind }) => void;
}

const rows = [
  { kind: 'phone', label: 'Phone' },
  { kind: 'email', label: 'E-mail' },
] as const;

/** Where codes and receipts go, of the settings (product S44, S59). */
export function ContactPanel({ contact, error, onRetry, onChange }: ContactPanelProps) {
  return (
    <SettingsGroup title="Phone and e-mail">
      {!contact && error && <ErrorState error={error} onRetry={onRetry} />}
      {!contact && !error && (
        <>
          <VisuallyHidden role="status">Loading...</VisuallyHidden>
          {rows.map(({ kind }) => (
            <Skeleton key={kind} lines={2} />
          ))}
        </>
      )}
      {contact &&
        rows.map(({ kind, label }) => (
          <chakra.div key={kind} display="flex" alignItems="center" gap={3} minHeight={14} paddingBlock={2.5}>
            <chakra.div flex={1} minWidth={0}>
              <chakra.p fontWeight="semibold">{label}</chakra.p>
              <chakra.p textStyle="small" color="fg.muted" overflowWrap="anywhere">
                {contact[kind] ?? 'None yet'}
              </chakra.p>
            </chakra.div>
            <Button
              size="sm"
              variant="outline"
              aria-label={`${contact[kind] ? 'Change' : 'Add'} ${label === 'Phone' ? 'phone' : 'e-mail'}`}
              onClick={() => onChange({ kind })}
            >
              {contact[kind] ? 'Change' : 'Add'}
            </Button>
          </chakra.div>
        ))}
    </SettingsGroup>
  );
}
