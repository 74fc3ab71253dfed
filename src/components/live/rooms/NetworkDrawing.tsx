import { chakra } from '@chakra-ui/react';
import { barsText, type Bars } from '../../../domain/liveMedia.ts';
import { levelBars } from '../../../theme/recipes/live.ts';

export interface NetworkDrawingProps {
  bars: Bars;
}

/** How good the connection is, as the bars of a phone. */
export function NetworkDrawing({ bars }: NetworkDrawingProps) {
  const text = barsText(bars);
  return (
    <chakra.span role="img" aria-label={text} title={text} css={levelBars}>
      {[1, 2, 3, 4].map((bar) => (
        <i key={bar} data-on={bar <= bars ? '' : undefined} style={{ height: `${bar * 25}%` }} />
      ))}
    </chakra.span>
  );
}
