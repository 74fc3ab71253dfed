import { chakra } from '@chakra-ui/react';
import { SwitchField } from '../ui/SwitchField.tsx';

export interface KindSwitch {
  label: string;
  on: boolean;
  saving?: boolean;
}

export interface NotificationKindsPanelProps {
  kinds: readonly KindSwitch[];
  onChange: (change: { label: string; value: boolean }) => void;
}

/** What a member is told of, kind by kind (product S42); closed until somebody looks for it. */
export function NotificationKindsPanel({ kinds, onChange }: NotificationKindsPanelProps) {
  const off = kinds.filter(({ on }) => !on).length;
  return (
    <chakra.details>
      <chakra.summary
        cursor="pointer"
        minHeight={11}
        paddingBlock={2.5}
        fontWeight="semibold"
        borderRadius="control"
      >
        What you are told of
        {off > 0 && (
          <chakra.span textStyle="small" fontWeight="normal" color="fg.muted">
            {' '}
            ({off} off)
          </chakra.span>
        )}
      </chakra.summary>
      <chakra.div paddingInlineStart={4}>
        {kinds.map(({ label, on, saving = false }) => (
          <SwitchField
            key={label}
            label={label}
            checked={on}
            busy={saving}
            onChange={({ checked }) => onChange({ label, value: checked })}
          />
        ))}
      </chakra.div>
    </chakra.details>
  );
}
