import type { CSSProperties, ReactNode } from 'react';
import type { Hash, Region, Shot } from '../types.ts';

/** 'fit' is as wide as there is room, at most 100 %; else a factor. */
export type Zoom = 'fit' | 1 | 2 | 4;

export interface Size {
  width: number;
  height: number;
}

export type ImageUrl = (hash: Hash) => string | undefined;

/** Two pictures, one over the other on one sheet. */
export interface LayersProps {
  from: Shot;
  to: Shot;
  sheet: Size;
  zoom: Zoom;
  imageUrl: ImageUrl;
  boxes: ReactNode;
}

interface BoxesProps {
  regions: readonly Region[];
  size: Size;
  lit: number | null;
}

/** The differing parts, numbered as in the list. For the eye only: the list says the same in words. */
export const Boxes = ({ regions, size, lit }: BoxesProps) => (
  <div className="vr-boxes" aria-hidden="true">
    {regions.map(({ box: [x, y, width, height] }, index) => (
      <div
        // Regions have no names of their own, and their order does not change.
        // oxlint-disable-next-line react/no-array-index-key
        key={index}
        className="vr-box"
        data-lit={index === lit || undefined}
        data-region={index}
        style={{
          insetInlineStart: `${(x / size.width) * 100}%`,
          insetBlockStart: `${(y / size.height) * 100}%`,
          inlineSize: `${(width / size.width) * 100}%`,
          blockSize: `${(height / size.height) * 100}%`,
        }}
      >
        <span>{index + 1}</span>
      </div>
    ))}
  </div>
);

/** As wide as the picture is to be shown; children are laid over it in percent. */
export const sheetStyle = ({ width, height }: Size, zoom: Zoom): CSSProperties => ({
  inlineSize: zoom === 'fit' ? `min(100%, ${width}px)` : `${width * zoom}px`,
  aspectRatio: `${width} / ${height}`,
});

interface ImageProps {
  url: string | undefined;
  alt: string;
  size: Size;
  /** Of the sheet that it lies on, when that is larger. */
  sheet?: Size;
  zoom: Zoom;
  style?: CSSProperties;
}

/** One picture in the upper left corner of its sheet. */
export function Image({ url, alt, size, sheet = size, zoom, style }: ImageProps) {
  const measures = {
    inlineSize: `${(size.width / sheet.width) * 100}%`,
    blockSize: `${(size.height / sheet.height) * 100}%`,
    ...style,
  };
  if (!url)
    return (
      <div className="vr-missing" role="img" aria-label={alt} style={measures}>
        This picture is not in this copy.
      </div>
    );
  return (
    <img
      className="vr-image"
      data-pixelated={zoom === 2 || zoom === 4 || undefined}
      src={url}
      alt={alt}
      width={size.width}
      height={size.height}
      draggable={false}
      style={measures}
    />
  );
}
