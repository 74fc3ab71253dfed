export interface Size {
  width: number;
  height: number;
}

/** A rectangle in pixels of the picture, upright as it is seen. */
export interface CropArea extends Size {
  x: number;
  y: number;
}

/** What is chosen: how near, and which point of the picture is the middle, in pixels. */
export interface CropView {
  /** 1 shows as much as fits, 5 a fifth of its width. */
  zoom: number;
  x: number;
  y: number;
}

export const mostZoom = 5;

const clamp = (value: number, least: number, most: number) => Math.min(Math.max(value, least), most);

/** The largest rectangle of this aspect (width / height) inside the picture. */
function largest({ width, height }: Size, aspect: number): Size {
  return width / height > aspect ? { width: height * aspect, height } : { width, height: width / aspect };
}

function sizeAt(picture: Size, aspect: number, zoom: number): Size {
  const { width, height } = largest(picture, aspect);
  return { width: width / zoom, height: height / zoom };
}

/** The same view, so that nothing beyond the edges of the picture is chosen. */
export function fitView(picture: Size, aspect: number, view: CropView): CropView {
  const zoom = clamp(view.zoom, 1, mostZoom);
  const { width, height } = sizeAt(picture, aspect, zoom);
  return {
    zoom,
    x: clamp(view.x, width / 2, picture.width - width / 2),
    y: clamp(view.y, height / 2, picture.height - height / 2),
  };
}

/** The whole picture, or its middle. */
export const firstView = (picture: Size): CropView => ({
  zoom: 1,
  x: picture.width / 2,
  y: picture.height / 2,
});

/** The chosen rectangle; not rounded, for drawing. */
export function areaOf(picture: Size, aspect: number, view: CropView): CropArea {
  const { zoom, x, y } = fitView(picture, aspect, view);
  const size = sizeAt(picture, aspect, zoom);
  return { x: x - size.width / 2, y: y - size.height / 2, ...size };
}

/** Whole pixels, inside the picture, at least one. */
export function wholeArea(picture: Size, area: CropArea): CropArea {
  const width = clamp(Math.round(area.width), 1, picture.width);
  const height = clamp(Math.round(area.height), 1, picture.height);
  return {
    x: clamp(Math.round(area.x), 0, picture.width - width),
    y: clamp(Math.round(area.y), 0, picture.height - height),
    width,
    height,
  };
}

/** Nearer or farther; what lies at `at` (0 to 1 of the frame, 0.5 its middle) stays there. */
export function zoomTo(
  picture: Size,
  aspect: number,
  view: CropView,
  zoom: number,
  at = { x: 0.5, y: 0.5 },
): CropView {
  const before = areaOf(picture, aspect, view);
  const next = clamp(zoom, 1, mostZoom);
  const after = sizeAt(picture, aspect, next);
  return fitView(picture, aspect, {
    zoom: next,
    x: before.x + before.width * at.x + after.width * (0.5 - at.x),
    y: before.y + before.height * at.y + after.height * (0.5 - at.y),
  });
}

/** Moves the chosen part by a share of itself: 0.1 is a tenth of its width or height. */
export function moveBy(
  picture: Size,
  aspect: number,
  view: CropView,
  by: { x: number; y: number },
): CropView {
  const { width, height } = areaOf(picture, aspect, view);
  return fitView(picture, aspect, { ...view, x: view.x + width * by.x, y: view.y + height * by.y });
}

/** Where the chosen part lies, for those who do not see it: "Middle, zoom 1.5". */
export function sayView(picture: Size, aspect: number, view: CropView): string {
  const { width, height, x, y } = areaOf(picture, aspect, view);
  const share = (from: number, room: number) => (room < 1 ? undefined : Math.round((from / room) * 100));
  const across = share(x, picture.width - width);
  const down = share(y, picture.height - height);
  const place = [
    across !== undefined && `${across} % from the left`,
    down !== undefined && `${down} % from the top`,
  ].filter((part) => part !== false);
  return [...(place.length > 0 ? place : ['All of it']), `zoom ${view.zoom.toFixed(1)}`].join(', ');
}
