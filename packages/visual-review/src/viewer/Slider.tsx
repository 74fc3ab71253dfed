import { useState, type KeyboardEvent, type PointerEvent } from 'react';
import { Image, sheetStyle, type LayersProps } from './Picture.tsx';

const clamp = (value: number) => Math.min(100, Math.max(0, value));

/** The approved picture on the left of the line, the new one on its right. Drag anywhere, or use the arrow keys. */
export function Slider({ from, to, sheet, zoom, imageUrl, boxes }: LayersProps) {
  const [at, setAt] = useState(50);
  const move = (event: PointerEvent<HTMLDivElement>) => {
    const { left, width } = event.currentTarget.getBoundingClientRect();
    setAt(clamp(Math.round(((event.clientX - left) / width) * 1000) / 10));
  };
  const press = (event: KeyboardEvent) => {
    const step = event.shiftKey ? 10 : 1;
    const goal = {
      ArrowLeft: at - step,
      ArrowDown: at - step,
      ArrowRight: at + step,
      ArrowUp: at + step,
      PageDown: at - 10,
      PageUp: at + 10,
      Home: 0,
      End: 100,
    }[event.key];
    if (goal === undefined) return;
    event.preventDefault();
    setAt(clamp(goal));
  };
  return (
    <figure className="vr-pane">
      <figcaption>Approved on the left, now on the right</figcaption>
      <div className="vr-scroll">
        {/* The line on it is the control; this only lets it be dragged from anywhere. */}
        <div
          className="vr-sheet vr-slide"
          style={sheetStyle(sheet, zoom)}
          onPointerDown={(event) => {
            event.currentTarget.setPointerCapture(event.pointerId);
            move(event);
          }}
          onPointerMove={(event) => event.buttons === 1 && move(event)}
        >
          <Image url={imageUrl(to.img)} alt="As it is now" size={to} sheet={sheet} zoom={zoom} />
          <div className="vr-layer" style={{ clipPath: `inset(0 ${100 - at}% 0 0)` }}>
            <Image url={imageUrl(from.img)} alt="As approved" size={from} sheet={sheet} zoom={zoom} />
          </div>
          {boxes}
          <div
            className="vr-handle"
            role="slider"
            tabIndex={0}
            aria-label="Line between the approved picture and the new one"
            aria-valuemin={0}
            aria-valuemax={100}
            aria-valuenow={Math.round(at)}
            aria-valuetext={`${Math.round(at)} % approved`}
            style={{ insetInlineStart: `${at}%` }}
            onKeyDown={press}
          />
        </div>
      </div>
    </figure>
  );
}
