import { Ban, BellOff } from 'lucide-react';
import { SettingsRow } from './SettingsDialog.tsx';

export interface PrivacyPanelProps {
  /** Where the lists of blocked and of muted members are. */
  blockedHref: string;
  mutedHref: string;
  /** Something leads away. */
  onLeave: () => void;
}

/** Whom the member does not want to see, in the section Privacy & data of the settings (product S59). */
export function PrivacyPanel({ blockedHref, mutedHref, onLeave }: PrivacyPanelProps) {
  return (
    <>
      <SettingsRow
        label="Blocked members"
        hint="Neither of you sees the other"
        href={blockedHref}
        icon={Ban}
        onClick={onLeave}
      />
      <SettingsRow
        label="Muted members"
        hint="Not in your feeds; they are not told"
        href={mutedHref}
        icon={BellOff}
        onClick={onLeave}
      />
    </>
  );
}
