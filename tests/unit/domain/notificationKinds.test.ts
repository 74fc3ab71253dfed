import { describe, expect, it } from 'vitest';
import { isOn, kindOf, kindsOf, switchOf, withKind } from '../../../src/domain/notificationKinds.ts';

describe('kinds of notifications that can be switched off', () => {
  it('are those that a role is told of, each type once', () => {
    for (const role of [1, 2, 3, 4]) {
      const types = kindsOf(role).flatMap((kind) => kind.types);
      expect(new Set(types).size).toBe(types.length);
    }
    const labels = (role: number) => kindsOf(role).map(({ label }) => label);
    expect(labels(1)).toContain('Messages');
    expect(labels(1)).not.toContain('New followers');
    expect(labels(2)).toContain('Applications for your jobs');
    expect(labels(4)).toContain('Posts, likes and comments');
  });

  it('are found by the type of a notification, and none for what somebody waits for', () => {
    expect(kindOf(17, 1)?.label).toBe('Likes');
    expect(kindOf(6, 3)?.label).toBe('Posts, likes and comments');
    expect(kindOf(21, 1)).toBeUndefined();
  });

  it('are on unless all of their types are off', () => {
    const likes = kindsOf(1).find(({ label }) => label === 'Likes');
    if (!likes) throw new Error('there is no such kind');
    const [first = 0] = likes.types;
    expect(isOn(likes)).toBe(true);
    expect(isOn(likes, [{ type: switchOf(first), value: false }])).toBe(true);
    const off = withKind(likes, false, [{ type: 1, value: true }]);
    expect(off).toContainEqual({ type: 1, value: true });
    expect(isOn(likes, off)).toBe(false);
    expect(isOn(likes, withKind(likes, true, off))).toBe(true);
  });
});
