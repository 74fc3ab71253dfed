import { useEffect, useId, useRef, useState, type ReactNode, type UIEvent } from 'react';
import type { ReviewShot, Shot } from '../types.ts';
import { Blink } from './Blink.tsx';
import { Boxes, Image, sheetStyle, type ImageUrl, type LayersProps, type Zoom } from './Picture.tsx';
import { Slider } from './Slider.tsx';

export const views = ['side', 'slider', 'onion', 'blink', 'diff'] as const;
export type View = (typeof views)[number];

interface CompareProps {
  shot: ReviewShot;
  view: View;
  zoom: Zoom;
  imageUrl: ImageUrl;
  showBoxes: boolean;
  /** Index of the region that is pointed at. */
  lit: number | null;
}

function Pane({
  caption,
  children,
  onScroll,
}: {
  caption: string;
  children: ReactNode;
  onScroll?: (event: UIEvent) => void;
}) {
  return (
    <figure className="vr-pane">
      <figcaption>{caption}</figcaption>
      {/* What scrolls has to be reachable by keyboard. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div className="vr-scroll" tabIndex={0} role="group" aria-label={caption} onScroll={onScroll}>
        {children}
      </div>
    </figure>
  );
}

/** Before and after; both scroll together. */
function Side({
  from,
  to,
  zoom,
  imageUrl,
  shot,
  showBoxes,
  lit,
}: Omit<LayersProps, 'sheet' | 'boxes'> & CompareProps) {
  const pair = useRef<HTMLDivElement>(null);
  const follow = (event: UIEvent) => {
    const moved = event.currentTarget;
    for (const other of pair.current?.querySelectorAll('.vr-scroll') ?? [])
      if (other !== moved)
        other.scrollTo({ left: moved.scrollLeft, top: moved.scrollTop, behavior: 'instant' });
  };
  const regions = showBoxes ? (shot.diff?.regions ?? []) : [];
  return (
    <div className="vr-pair" ref={pair}>
      {([from, to] as const).map((side, index) => (
        <Pane
          key={index === 0 ? 'before' : 'after'}
          caption={index === 0 ? 'Approved' : 'Now'}
          onScroll={follow}
        >
          <div className="vr-sheet" style={sheetStyle(side, zoom)}>
            <Image
              url={imageUrl(side.img)}
              alt={index === 0 ? 'As approved' : 'As it is now'}
              size={side}
              zoom={zoom}
            />
            <Boxes regions={regions} size={side} lit={lit} />
          </div>
        </Pane>
      ))}
    </div>
  );
}

function Onion({ from, to, sheet, zoom, imageUrl, boxes }: LayersProps) {
  const [opacity, setOpacity] = useState(50);
  const id = useId();
  return (
    <>
      <div className="vr-control">
        <label htmlFor={id}>Approved</label>
        <input
          id={id}
          type="range"
          min={0}
          max={100}
          value={opacity}
          aria-label="How much of the new picture is shown"
          aria-valuetext={`${opacity} %`}
          onChange={(event) => setOpacity(Number(event.target.value))}
        />
        <span>Now ({opacity} %)</span>
      </div>
      <Pane caption="Both, one over the other">
        <div className="vr-sheet" style={sheetStyle(sheet, zoom)}>
          <Image url={imageUrl(from.img)} alt="As approved" size={from} sheet={sheet} zoom={zoom} />
          <Image
            url={imageUrl(to.img)}
            alt="As it is now"
            size={to}
            sheet={sheet}
            zoom={zoom}
            style={{ opacity: opacity / 100 }}
          />
          {boxes}
        </div>
      </Pane>
    </>
  );
}

function Single({
  shot,
  side,
  caption,
  zoom,
  imageUrl,
}: {
  shot?: ReviewShot;
  side: Shot;
  caption: string;
  zoom: Zoom;
  imageUrl: ImageUrl;
}) {
  return (
    <Pane caption={caption}>
      <div
        className="vr-sheet"
        style={sheetStyle(side, zoom)}
        data-gone={shot?.state === 'removed' || undefined}
      >
        <Image url={imageUrl(side.img)} alt={caption} size={side} zoom={zoom} />
      </div>
    </Pane>
  );
}

interface PairProps extends CompareProps {
  from: Shot;
  to: Shot;
}

/** Two pictures that differ, in the chosen view. */
function Pair(props: PairProps) {
  const { shot, from, to, view, zoom, imageUrl, showBoxes, lit } = props;
  const { diff } = shot;
  const sheet = { width: Math.max(from.width, to.width), height: Math.max(from.height, to.height) };
  const boxes = showBoxes && <Boxes regions={diff?.regions ?? []} size={sheet} lit={lit} />;
  const layers = { from, to, sheet, zoom, imageUrl, boxes };
  if (view === 'side') return <Side {...props} />;
  if (view === 'slider') return <Slider {...layers} />;
  if (view === 'onion') return <Onion {...layers} />;
  if (view === 'blink') return <Blink {...layers} />;
  if (!diff?.overlay)
    return <p className="vr-note">There is no picture of the difference; the other views show both.</p>;
  return (
    <Pane caption={`What differs: ${diff.pixels.toLocaleString('en')} pixels`}>
      <div className="vr-sheet" style={sheetStyle(sheet, zoom)}>
        <Image url={imageUrl(diff.overlay)} alt="The differing pixels, marked" size={sheet} zoom={zoom} />
        {boxes}
      </div>
    </Pane>
  );
}

function captionOf({ from, to, diff, state }: ReviewShot): string {
  if (!from) return 'New';
  if (state === 'removed') return 'As approved; it is no longer there';
  return to && diff
    ? 'The picture is the same; the facts beside it say what differs'
    : 'The same as approved';
}

/** The pictures of a shot in the chosen view; one picture alone when there are no two. */
export function Compare(props: CompareProps) {
  const { shot, view, zoom, imageUrl, lit } = props;
  const { from, to } = shot;
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (lit === null) return;
    for (const box of root.current?.querySelectorAll(`[data-region="${lit}"]`) ?? [])
      box.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [lit]);
  const only = from && to && from.img !== to.img ? undefined : (to ?? from);
  return (
    <div className="vr-compare" data-view={view} ref={root}>
      {only && <Single shot={shot} side={only} caption={captionOf(shot)} zoom={zoom} imageUrl={imageUrl} />}
      {!only && from && to && <Pair {...props} from={from} to={to} />}
      {!from && !to && <p className="vr-note">{shot.problem ?? 'No picture was taken.'}</p>}
    </div>
  );
}
