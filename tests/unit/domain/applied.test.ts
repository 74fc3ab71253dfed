import { describe, expect, it } from 'vitest';
import { interview, makeApplication } from '../../../mocks/factories/applications.ts';
import {
  appliedRows,
  appliedTabOf,
  interviewTime,
  isUndoable,
  isWithdrawable,
  statusText,
  stepText,
} from '../../../src/domain/applied.ts';

const now = new Date('2026-01-15T09:00:00Z');
const sentAgo = (minutes: number) =>
  makeApplication({ appliedAt: new Date(now.getTime() - minutes * 60_000).toISOString() });

describe('an application of one’s own', () => {
  it('can be taken back for ten minutes', () => {
    expect(isUndoable(sentAgo(9), now)).toBe(true);
    expect(isUndoable(sentAgo(10), now)).toBe(false);
    expect(isUndoable({ ...sentAgo(1), withdrawnAt: now.toISOString() }, now)).toBe(false);
  });

  it('can be withdrawn until it is refused (product 5)', () => {
    const may = ([1, 2, 3, 4] as const).filter((requestStatus) =>
      isWithdrawable(makeApplication({ requestStatus })),
    );
    expect(may).toEqual([1, 2, 4]);
    expect(isWithdrawable(makeApplication({ withdrawnAt: now.toISOString() }))).toBe(false);
  });

  it('never reads as refused before it is', () => {
    expect(statusText(makeApplication())).toBe('Under review');
    expect(statusText(makeApplication({ requestStatus: 3, answeredByClosing: true }))).toBe(
      'Position closed',
    );
    expect(statusText(makeApplication({ withdrawnAt: now.toISOString() }))).toBe('Withdrawn');
    expect(stepText({ at: '', what: 3, from: 4, to: 1 }, 'Kestrel')).toBe('Moved to: Under review');
    expect(stepText({ at: '', what: 2 }, 'Kestrel')).toBe('Viewed by Kestrel');
  });

  it('becomes a row of a table', () => {
    const [head, row] = appliedRows([makeApplication({ messageToCandidate: '=1+1' })]);
    expect(row).toHaveLength(head?.length ?? 0);
    expect(row?.slice(0, 4)).toEqual([
      'Wind turbine technician',
      'Nordlicht Energie',
      'Bremerhaven, Germany',
      'Under review',
    ]);
    expect(row?.at(-1)).toContain('Which turbines have you worked on? Enercon, Vestas');
  });
});

describe('an interview', () => {
  it('is said in its own zone, and in the reader’s where that differs', () => {
    const far = interviewTime({ ...interview, timezone: 'Asia/Ho_Chi_Minh' });
    expect(far.there).toMatch(/22 Jan 2026, 16:00 to 17:00/);
    expect(far.here).toMatch(/22 Jan 2026, /);
    const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
    expect(interviewTime({ ...interview, timezone: zone }).here).toBeUndefined();
    expect(() => interviewTime({ ...interview, timezone: 'Not/AZone' })).not.toThrow();
  });
});

it.each([
  [null, 'active'],
  ['decided', 'decided'],
  ['nonsense', 'active'],
])('tab %s is %s', (name, tab) => expect(appliedTabOf(name).value).toBe(tab));
