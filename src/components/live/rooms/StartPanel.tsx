import { chakra } from '@chakra-ui/react';
import type { BrowserName, DeviceKind } from '../../../domain/liveMedia.ts';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { DeviceHelpPanel } from './DeviceHelpPanel.tsx';
import { DevicePicker, type DevicePickerProps } from './DevicePicker.tsx';
import { PreviewMedia, type PreviewMediaProps } from './PreviewMedia.tsx';
import { StartForm, type StartFormProps } from './StartForm.tsx';

export interface StartPanelProps extends PreviewMediaProps, Pick<DevicePickerProps, 'onPick'> {
  form: StartFormProps;
  /** Whose settings somebody is told about. */
  browser: BrowserName;
  onRetry: (event: { kind: DeviceKind }) => void;
  /** The network is too slow for a picture: goes on with sound alone. */
  onAudioInstead?: (() => void) | undefined;
}

/** Everything before one is on the air: how one is seen and heard, and what the room is called (product S55). */
export function StartPanel({ form, browser, onRetry, onPick, onAudioInstead, ...preview }: StartPanelProps) {
  const { devices, withVideo } = preview;
  return (
    <chakra.div maxWidth="64rem" marginInline="auto" padding={{ base: 4, md: 8 }} display="grid" gap={5}>
      <chakra.h1 textStyle="h1">{withVideo ? 'Live Video' : 'Live Audio'}</chakra.h1>
      <chakra.div
        display="grid"
        gap={6}
        alignItems="start"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) minmax(0, 1fr)' }}
      >
        <chakra.div display="grid" gap={4}>
          <PreviewMedia {...preview} />
          {devices.notice && <Notice>{devices.notice.text}</Notice>}
          {onAudioInstead && (
            <Notice
              action={
                <Button variant="outline" size="sm" onClick={onAudioInstead}>
                  Live Audio instead
                </Button>
              }
            >
              Your network is slow. Sound alone needs little of it.
            </Notice>
          )}
          <DeviceHelpPanel
            devices={devices}
            kinds={withVideo ? ['audio', 'video'] : ['audio']}
            browser={browser}
            onRetry={onRetry}
          />
          <DevicePicker devices={devices} withVideo={withVideo} onPick={onPick} />
        </chakra.div>
        <Card>
          <StartForm {...form} />
        </Card>
      </chakra.div>
    </chakra.div>
  );
}
