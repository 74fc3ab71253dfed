import { describe, expect, it } from 'vitest';
import { moveView, nearestZoom, shareOf, wholeView, zoomView } from '../../../src/lib/zoomView.ts';

const full = { width: 1, height: 1 };
/** Where a point of the picture is on the stage, both from their middles. */
const seen = ({ zoom, x, y }: typeof wholeView, point: { x: number; y: number }) => ({
  x: x + point.x * zoom,
  y: y + point.y * zoom,
});

describe('a picture on a stage', () => {
  it('takes what fits, and no more than it has', () => {
    expect(shareOf({ width: 2000, height: 1000 }, { width: 1000, height: 1000 })).toEqual({
      width: 1,
      height: 0.5,
    });
    expect(shareOf({ width: 100, height: 200 }, { width: 1000, height: 1000 })).toEqual({
      width: 0.1,
      height: 0.2,
    });
  });

  it('keeps what is under the fingers in its place', () => {
    const at = { x: 0.2, y: -0.1 };
    const near = zoomView(wholeView, 3, full, at);
    expect(near.zoom).toBe(3);
    expect(seen(near, at)).toEqual({ x: expect.closeTo(0.2), y: expect.closeTo(-0.1) });
  });

  it('is never smaller than whole, nor larger than can be seen', () => {
    expect(zoomView({ zoom: 2, x: 0.5, y: 0.5 }, 0.1, full)).toEqual(wholeView);
    expect(zoomView(wholeView, 100, full).zoom).toBe(nearestZoom);
  });

  it('is not moved away from what it fills', () => {
    const near = zoomView(wholeView, 2, full);
    expect(moveView(near, { x: 5, y: -5 }, full)).toEqual({ zoom: 2, x: 0.5, y: -0.5 });
    // It is lower than its stage even so.
    expect(moveView(near, { x: 5, y: 5 }, { width: 1, height: 0.4 })).toEqual({ zoom: 2, x: 0.5, y: 0 });
    expect(moveView(wholeView, { x: 1, y: 1 }, full)).toEqual(wholeView);
  });
});
