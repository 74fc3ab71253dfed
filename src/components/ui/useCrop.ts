import { useState, type KeyboardEvent, type SyntheticEvent, type WheelEvent } from 'react';
import { areaOf, firstView, moveBy, sayView, zoomTo, type CropView, type Size } from '../../lib/cropArea.ts';
import { placeIn, useGestures } from './useGestures.ts';

const steps: Record<string, { x: number; y: number }> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

interface Loaded {
  src: string;
  picture: Size;
  view: CropView;
}

/** What is chosen of the picture at `src`, and how keys, pointers and the zoom change it. */
export function useCrop(src: string, aspect: number) {
  const [loaded, setLoaded] = useState<Loaded>();
  const [broken, setBroken] = useState<string>();
  const { picture, view } = (loaded?.src === src ? loaded : undefined) ?? {};
  const change = (update: (view: CropView) => CropView) =>
    setLoaded((state) => state && { ...state, view: update(state.view) });
  const gestures = useGestures(({ from, to, closer }) => {
    if (!picture) return;
    change((was) => {
      const moved = moveBy(picture, aspect, was, { x: from.x - to.x, y: from.y - to.y });
      return closer === 1 ? moved : zoomTo(picture, aspect, moved, moved.zoom * closer, to);
    });
  });
  const zoom = (to: number) => picture && change((was) => zoomTo(picture, aspect, was, to));
  return {
    picture,
    area: picture && view && areaOf(picture, aspect, view),
    spoken: picture && view ? sayView(picture, aspect, view) : '',
    failed: broken === src,
    zoom: { value: view?.zoom ?? 1, to: zoom },
    onLoad({
      currentTarget: { naturalWidth: width, naturalHeight: height },
    }: SyntheticEvent<HTMLImageElement>) {
      setLoaded({ src, picture: { width, height }, view: firstView({ width, height }) });
    },
    onError: () => setBroken(src),
    stage: {
      ...gestures,
      onWheel(event: WheelEvent<HTMLElement>) {
        if (!picture) return;
        const at = placeIn(event.currentTarget, event);
        const closer = Math.exp(-event.deltaY / 400);
        change((was) => zoomTo(picture, aspect, was, was.zoom * closer, at));
      },
      onKeyDown(event: KeyboardEvent) {
        if (!picture || !view || event.ctrlKey || event.metaKey || event.altKey) return;
        const step = steps[event.key];
        const far = event.shiftKey ? 0.2 : 0.02;
        if (step) change((was) => moveBy(picture, aspect, was, { x: step.x * far, y: step.y * far }));
        else if (event.key === '+' || event.key === '=') zoom(view.zoom + 0.1);
        else if (event.key === '-') zoom(view.zoom - 0.1);
        else return;
        event.preventDefault();
      },
    },
  };
}
