import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { moveView, shareOf, wholeView, zoomView, type ZoomView } from '../../../lib/zoomView.ts';
import { placeIn, useGestures, type FramePoint } from '../../ui/useGestures.ts';

/** Of one press of a button or key, and of a double tap. */
const step = 1.5;
const near = 2.5;
/** How far an arrow key moves, in stages. */
const steps: Record<string, { x: number; y: number }> = {
  ArrowLeft: { x: 0.1, y: 0 },
  ArrowRight: { x: -0.1, y: 0 },
  ArrowUp: { x: 0, y: 0.1 },
  ArrowDown: { x: 0, y: -0.1 },
};

const fromMiddle = ({ x, y }: FramePoint) => ({ x: x - 0.5, y: y - 0.5 });

/**
 * The picture in a stage looked at from near: pinch, double tap, wheel with Ctrl, drag, and the keys + − 0 and arrows.
 * Another `picture` is whole again.
 */
export function usePictureZoom(picture: string) {
  const stage = useRef<HTMLDivElement>(null);
  const whole = { picture, view: wholeView, jumped: false };
  const [state, setState] = useState(whole);
  // And so is this one when it comes again.
  if (state.picture !== picture) setState(whole);
  const { view, jumped } = state;
  /** `jump`: by a press, and not under a finger that it has to follow at once. */
  const change = (to: (view: ZoomView, share: ReturnType<typeof shareOf>) => ZoomView, jump = false) => {
    const image = stage.current?.querySelector('img');
    if (!stage.current || !image?.naturalWidth) return;
    const { clientWidth: width, clientHeight: height } = stage.current;
    const share = shareOf({ width: image.naturalWidth, height: image.naturalHeight }, { width, height });
    setState((was) => ({ picture, view: to(was.view, share), jumped: jump }));
  };
  const zoomBy = (by: number) => change((was, share) => zoomView(was, was.zoom * by, share), true);
  const reset = () => change(() => wholeView, true);
  const gestures = useGestures(
    ({ from, to, closer }) =>
      change((was, share) => {
        const moved = moveView(was, { x: to.x - from.x, y: to.y - from.y }, share);
        return closer === 1 ? moved : zoomView(moved, moved.zoom * closer, share, fromMiddle(to));
      }),
    (at) =>
      change((was, share) => (was.zoom > 1 ? wholeView : zoomView(was, near, share, fromMiddle(at))), true),
  );
  const onWheel = (event: WheelEvent) => {
    if (!event.ctrlKey || !stage.current) return;
    event.preventDefault();
    const at = fromMiddle(placeIn(stage.current, event));
    change((was, share) => zoomView(was, was.zoom * Math.exp(-event.deltaY / 200), share, at));
  };
  useEffect(() => {
    // React listens to the wheel in a way that cannot keep the browser from zooming the page.
    const element = stage.current;
    element?.addEventListener('wheel', onWheel, { passive: false });
    return () => element?.removeEventListener('wheel', onWheel);
  });
  const { zoom, x, y } = view;
  return {
    zoom,
    nearer: () => zoomBy(step),
    farther: () => zoomBy(1 / step),
    stage: { ref: stage, ...gestures },
    look: {
      'data-jumped': jumped ? '' : undefined,
      style: { transform: `translate(${x * 100}%, ${y * 100}%) scale(${zoom})` },
    },
    /** True when the key was one of its own: the arrows are only while there is something to move. */
    takeKey(event: KeyboardEvent) {
      if (event.ctrlKey || event.metaKey || event.altKey) return false;
      const by = zoom > 1 ? steps[event.key] : undefined;
      if (by) change((was, share) => moveView(was, by, share), true);
      else if (event.key === '+' || event.key === '=') zoomBy(step);
      else if (event.key === '-') zoomBy(1 / step);
      else if (event.key === '0') reset();
      else return false;
      event.preventDefault();
      return true;
    },
  };
}
