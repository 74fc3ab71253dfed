import { chakra } from '@chakra-ui/react';
import { Mic, Video } from 'lucide-react';
import type { StreamType } from '../../../domain/live.ts';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';

export interface LiveKindPanelProps {
  onChoose: (event: { type: StreamType }) => void;
  /** Where somebody goes who does not want to. */
  backHref: string;
}

/** The words of one may need more lines than those of the other: the buttons stand in one line all the same. */
const choice = {
  display: 'grid',
  gap: 3,
  height: 'full',
  justifyItems: 'start',
  gridTemplateRows: 'auto 1fr auto',
} as const;

/** Picture and sound, or sound alone: asked of who comes without having said so (product S55). */
export function LiveKindPanel({ onChoose, backHref }: LiveKindPanelProps) {
  return (
    <chakra.div
      display="grid"
      gap={6}
      maxWidth="40rem"
      marginInline="auto"
      paddingBlock={{ base: 6, md: 14 }}
      paddingInline={4}
    >
      <chakra.div display="grid" gap={1} textAlign="center">
        <chakra.h1 textStyle="h1">Go live</chakra.h1>
        <chakra.p color="fg.muted">Your followers hear of it at once.</chakra.p>
      </chakra.div>
      <chakra.div display="grid" gap={4} gridTemplateColumns={{ base: '1fr', sm: '1fr 1fr' }}>
        <Card>
          <chakra.div css={choice}>
            <Video size={28} aria-hidden />
            <p>With your camera, or your screen.</p>
            <Button variant="live" onClick={() => onChoose({ type: 'video' })}>
              Live Video
            </Button>
          </chakra.div>
        </Card>
        <Card>
          <chakra.div css={choice}>
            <Mic size={28} aria-hidden />
            <p>Your voice alone. A slow connection is enough.</p>
            <Button variant="live" onClick={() => onChoose({ type: 'audio' })}>
              Live Audio
            </Button>
          </chakra.div>
        </Card>
      </chakra.div>
      <chakra.div textAlign="center">
        <Button variant="ghost" href={backHref}>
          Cancel
        </Button>
      </chakra.div>
    </chakra.div>
  );
}
