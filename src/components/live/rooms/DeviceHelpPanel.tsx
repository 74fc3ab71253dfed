import { chakra } from '@chakra-ui/react';
import {
  permissionSteps,
  troubleOf,
  troubleText,
  type BrowserName,
  type DeviceKind,
  type DevicesState,
} from '../../../domain/liveMedia.ts';
import { Button } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { AddressBarDrawing } from './AddressBarDrawing.tsx';

export interface DeviceHelpPanelProps {
  devices: Pick<DevicesState, 'audio' | 'video'>;
  /** Those that this room uses. */
  kinds: readonly DeviceKind[];
  /** Whose settings the steps are for. */
  browser: BrowserName;
  onRetry: (event: { kind: DeviceKind }) => void;
}

/** Why a microphone or a camera is not on, each with its own sentence, and where the browser hides the switch (product S55). */
export function DeviceHelpPanel({ devices, kinds, browser, onRetry }: DeviceHelpPanelProps) {
  const troubles = kinds.flatMap((kind) => {
    const trouble = troubleOf(devices[kind]);
    return trouble ? [{ kind, trouble }] : [];
  });
  const isAsking = kinds.some((kind) => devices[kind].status === 'asking');
  return (
    <>
      <chakra.div role="status">
        {isAsking && (
          <chakra.p color="fg.muted" textStyle="small">
            Your browser may ask whether this page may use your camera and your microphone. Allow it there.
          </chakra.p>
        )}
      </chakra.div>
      {troubles.map(({ kind, trouble }) => (
        <Notice
          key={kind}
          tone="warning"
          action={
            trouble !== 'insecure' && (
              <Button variant="outline" size="sm" onClick={() => onRetry({ kind })}>
                Try again
              </Button>
            )
          }
        >
          {troubleText(kind, trouble)}
        </Notice>
      ))}
      {troubles.some(({ trouble }) => trouble === 'denied') && (
        <chakra.details textStyle="small" open>
          <chakra.summary cursor="pointer" fontWeight="semibold" borderRadius="small">
            How to allow it
          </chakra.summary>
          <chakra.div display="grid" gap={3} pt={2}>
            <AddressBarDrawing browser={browser} />
            <chakra.ol display="grid" gap={1} ps={5}>
              {permissionSteps[browser].map((step) => (
                <li key={step}>{step}</li>
              ))}
            </chakra.ol>
          </chakra.div>
        </chakra.details>
      )}
    </>
  );
}
