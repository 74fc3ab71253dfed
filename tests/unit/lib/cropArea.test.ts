import { describe, expect, it } from 'vitest';
import { areaOf, firstView, moveBy, sayView, wholeArea, zoomTo } from '../../../src/lib/cropArea.ts';

const picture = { width: 1600, height: 900 };

describe('what is cut out of a picture', () => {
  it('is at first its middle, as large as it fits', () => {
    expect(areaOf(picture, 1, firstView(picture))).toEqual({ x: 350, y: 0, width: 900, height: 900 });
    expect(areaOf(picture, 4, firstView(picture))).toEqual({ x: 0, y: 250, width: 1600, height: 400 });
  });

  it('never reaches beyond the picture', () => {
    const far = moveBy(picture, 1, firstView(picture), { x: 50, y: -50 });
    expect(areaOf(picture, 1, far)).toEqual({ x: 700, y: 0, width: 900, height: 900 });
    const near = zoomTo(picture, 1, far, 99);
    expect(near.zoom).toBe(5);
    expect(areaOf(picture, 1, zoomTo(picture, 1, near, 0)).width).toBe(900);
  });

  it('keeps what lies under the fingers', () => {
    const at = { x: 0.25, y: 0.75 };
    const before = areaOf(picture, 1, firstView(picture));
    const after = areaOf(picture, 1, zoomTo(picture, 1, firstView(picture), 2, at));
    expect(after.x + after.width * at.x).toBeCloseTo(before.x + before.width * at.x);
    expect(after.y + after.height * at.y).toBeCloseTo(before.y + before.height * at.y);
  });

  it('is whole pixels inside the picture, of a picture of one pixel too', () => {
    expect(
      wholeArea({ width: 1, height: 1 }, areaOf({ width: 1, height: 1 }, 4, { zoom: 5, x: 0, y: 0 })),
    ).toEqual({
      x: 0,
      y: 0,
      width: 1,
      height: 1,
    });
  });

  it('is said', () => {
    expect(sayView(picture, 1, firstView(picture))).toBe('50 % from the left, zoom 1.0');
    expect(sayView({ width: 9, height: 9 }, 1, firstView({ width: 9, height: 9 }))).toBe(
      'All of it, zoom 1.0',
    );
  });
});
