import { chakra } from '@chakra-ui/react';
import { Ban, BellOff } from 'lucide-react';
import { Button } from '../ui/Button.tsx';
import { FieldNote } from '../ui/FieldNote.tsx';
import { SettingsRow } from './SettingsDialog.tsx';

interface OtherDevicesProps {
  onLogout: () => void;
  busy?: boolean;
  /** The server's sentence, once they are logged out. */
  said?: string | undefined;
  /** Why they are not. */
  error?: string | undefined;
}

export interface PrivacyPanelProps {
  /** Where the lists of blocked and of muted members are. */
  blockedHref: string;
  mutedHref: string;
  /** Something leads away. */
  onLeave: () => void;
  devices: OtherDevicesProps;
}

/** Done at once: whoever was logged out by it logs in again. */
function OtherDevices({ onLogout, busy = false, said, error }: OtherDevicesProps) {
  return (
    <chakra.div display="flex" alignItems="center" gap={3} minHeight={14} paddingBlock={2.5}>
      <chakra.div flex={1} minWidth={0}>
        <chakra.p fontWeight="semibold">Other devices</chakra.p>
        <chakra.p textStyle="small" color="fg.muted" role="status">
          {said ?? 'You stay logged in here'}
        </chakra.p>
        {error && (
          <div role="alert">
            <FieldNote id="devices-error" tone="error">
              {error}
            </FieldNote>
          </div>
        )}
      </chakra.div>
      <Button size="sm" variant="outline" busy={busy} busyLabel="Logging them out" onClick={onLogout}>
        Log out other devices
      </Button>
    </chakra.div>
  );
}

/** Whom the member does not want to see, and where else somebody is logged in: of the section Privacy & data (product S59). */
export function PrivacyPanel({ blockedHref, mutedHref, onLeave, devices }: PrivacyPanelProps) {
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
      <OtherDevices {...devices} />
    </>
  );
}
