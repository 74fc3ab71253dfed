import { Mic, Video } from 'lucide-react';
import { Button } from '../ui/Button.tsx';

export interface LiveActionsProps {
  onVideo: () => void;
  onAudio: () => void;
}

/** Live Video and Live Audio (specification 2), for the header and, on phones, for the drawer. */
export function LiveActions({ onVideo, onAudio }: LiveActionsProps) {
  return (
    <>
      <Button variant="outline" size="sm" iconStart={<Video />} onClick={onVideo}>
        Live Video
      </Button>
      <Button variant="outline" size="sm" iconStart={<Mic />} onClick={onAudio}>
        Live Audio
      </Button>
    </>
  );
}
