import { Button } from '../ui/Button.tsx';
import { Notice } from '../ui/Notice.tsx';

export interface DevicePushBannerProps {
  /** Why this device is told nothing while Rolecast is closed, or how that changes. */
  text: string;
  /** Asks the browser; absent where it may not be asked. */
  onAllow?: () => void;
}

/** Where news is read and where it is switched on: what keeps it from this device (product S42, S59). */
export const DevicePushBanner = ({ text, onAllow }: DevicePushBannerProps) => (
  <Notice
    action={
      onAllow && (
        <Button size="sm" variant="outline" onClick={onAllow}>
          Allow on this device
        </Button>
      )
    }
  >
    {text}
  </Notice>
);
