import { useEffect, useState } from 'react';
import { Image, sheetStyle, type LayersProps } from './Picture.tsx';

/** In milliseconds for each picture: one full change a second, well below what can hurt (three flashes). */
const period = 500;

const wantsCalm = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** The two pictures in turn. It stands still for those who asked for less motion, and whenever it is paused. */
export function Blink({ from, to, sheet, zoom, imageUrl, boxes }: LayersProps) {
  const [isNow, setNow] = useState(true);
  const [isRunning, setRunning] = useState(() => !wantsCalm());
  useEffect(() => {
    if (!isRunning) return;
    const timer = setInterval(() => setNow((was) => !was), period);
    return () => clearInterval(timer);
  }, [isRunning]);
  return (
    <>
      <div className="vr-control">
        <button type="button" className="vr-button vr-small" onClick={() => setRunning((was) => !was)}>
          {isRunning ? 'Pause' : 'Blink'}
        </button>
        <button
          type="button"
          className="vr-button vr-small"
          onClick={() => {
            setRunning(false);
            setNow((was) => !was);
          }}
        >
          Flip
        </button>
        <span aria-hidden={isRunning}>
          Shown: <b>{isNow ? 'now' : 'approved'}</b>
        </span>
      </div>
      <figure className="vr-pane">
        <figcaption>In turn</figcaption>
        <div className="vr-scroll">
          <div className="vr-sheet" style={sheetStyle(sheet, zoom)}>
            <Image url={imageUrl(from.img)} alt="As approved" size={from} sheet={sheet} zoom={zoom} />
            <Image
              url={imageUrl(to.img)}
              alt="As it is now"
              size={to}
              sheet={sheet}
              zoom={zoom}
              style={{ opacity: isNow ? 1 : 0 }}
            />
            {boxes}
          </div>
        </div>
      </figure>
    </>
  );
}
