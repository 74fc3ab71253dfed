import type { Size } from './cropArea.ts';

/** How a picture is looked at: 1 is as large as it fits. `x`, `y`: its middle from that of the stage, in stages. */
export interface ZoomView {
  zoom: number;
  x: number;
  y: number;
}

/** From the middle of the stage, in stages: -0.5 to 0.5. */
type Point = Pick<ZoomView, 'x' | 'y'>;

export const wholeView: ZoomView = { zoom: 1, x: 0, y: 0 };
export const nearestZoom = 6;

const clamp = (value: number, least: number, most: number) => Math.min(Math.max(value, least), most);

/** The share of the stage that the whole picture takes: never larger than it is, never cut. */
export function shareOf(picture: Size, stage: Size): Size {
  const scale = Math.min(1, stage.width / picture.width, stage.height / picture.height);
  return {
    width: (picture.width * scale) / stage.width,
    height: (picture.height * scale) / stage.height,
  };
}

/** The same view, so that no more of the stage is empty than has to be. */
function within({ x, y, ...view }: ZoomView, share: Size): ZoomView {
  const zoom = clamp(view.zoom, 1, nearestZoom);
  const keep = (value: number, part: number) => {
    const room = Math.max(0, (part * zoom - 1) / 2);
    return clamp(value, -room, room);
  };
  return { zoom, x: keep(x, share.width), y: keep(y, share.height) };
}

/** Nearer or farther; what lies at `at` stays there as far as it can. */
export function zoomView(view: ZoomView, zoom: number, share: Size, at: Point = { x: 0, y: 0 }): ZoomView {
  const by = clamp(zoom, 1, nearestZoom) / view.zoom;
  const keep = (place: number, middle: number) => place - (place - middle) * by;
  return within({ zoom: view.zoom * by, x: keep(at.x, view.x), y: keep(at.y, view.y) }, share);
}

export const moveView = (view: ZoomView, by: Point, share: Size): ZoomView =>
  within({ ...view, x: view.x + by.x, y: view.y + by.y }, share);
