import { describe, expect, it } from 'vitest';
import { makeEventPanel, waitlist } from '../../../mocks/factories/eventPanel.ts';
import {
  attendeeMessageErrors,
  canEditEvent,
  isMessageValues,
  messageReach,
  noMessage,
  packageSales,
  packageWaitlists,
  reachText,
  sentToText,
  toOrganiserTab,
} from '../../../src/domain/organiser.ts';
import { bestDayText, salesChart } from '../../../src/domain/salesChart.ts';

const now = new Date('2026-01-15T09:00:00.000Z');

describe('the panel of an organiser', () => {
  it('has tabs in its address, and an unknown one is the first', () => {
    expect(toOrganiserTab('waiting-list')).toBe('waiting-list');
    expect(toOrganiserTab('live')).toBe('overview');
    expect(toOrganiserTab(null)).toBe('overview');
  });

  it('lets drafts and what is not over be changed', () => {
    const endAt = '2026-01-30T16:00:00.000Z';
    expect(([0, 1, 2, 3] as const).map((status) => canEditEvent({ status, endAt }, now))).toEqual([
      true,
      true,
      false,
      false,
    ]);
    expect(canEditEvent({ status: 1, endAt: now.toISOString() }, now)).toBe(false);
  });

  it('counts for each package that is on sale, also where nothing was sold', () => {
    const panel = makeEventPanel(
      {},
      { byPackage: [{ packageId: 'p2', sold: 3, revenue: 2400, checkedIn: 1 }] },
    );
    expect(packageSales(panel).map(({ packageId, sold, checkedIn }) => [packageId, sold, checkedIn])).toEqual(
      [
        ['p1', 0, 0],
        ['p2', 3, 1],
        ['p3', 0, 0],
      ],
    );
  });

  it('has offers before who waits, and who waits in order', () => {
    const [group, ...others] = packageWaitlists(waitlist.toReversed());
    expect(others).toEqual([]);
    expect(group?.entries.map(({ waitlistId }) => waitlistId)).toEqual(['w0', 'w1', 'w2']);
    expect(group).toMatchObject({ wanted: 5, next: { waitlistId: 'w1' } });
  });

  it('says whom a message reaches', () => {
    const panel = makeEventPanel();
    const reach = (values: Partial<typeof noMessage>) => messageReach({ ...noMessage, ...values }, panel);
    expect(reach({})).toBe(88);
    expect(reach({ audience: 'NOT_CHECKED_IN' })).toBe(57);
    expect(reach({ audience: 'PACKAGE' })).toBeUndefined();
    expect(reach({ audience: 'PACKAGE', packageId: 'p2' })).toBe(28);
    expect(reachText(1)).toContain('this 1 ticket,');
    expect(reachText(0)).toMatch(/^Nobody/);
    const { packages } = panel.details;
    expect(sentToText({ audience: 'PACKAGE', packageId: 'p2' }, packages)).toBe('Afternoon');
    expect(sentToText({ audience: 'PACKAGE', packageId: 'removed' }, packages)).toBe('Those of one package');
  });

  it('asks for a text, and for a package where one is meant', () => {
    expect(attendeeMessageErrors({ ...noMessage, message: ' ' })).toEqual({
      message: 'Please write a message.',
    });
    expect(attendeeMessageErrors({ ...noMessage, message: 'x'.repeat(2001) })).toHaveProperty('message');
    expect(attendeeMessageErrors({ ...noMessage, audience: 'PACKAGE', message: 'Hello' })).toEqual({
      packageId: 'Please choose a package.',
    });
    expect(isMessageValues({ ...noMessage, message: 'Hello' })).toBe(true);
    expect(isMessageValues({ audience: 'FRIENDS', packageId: '', message: '' })).toBe(false);
  });
});

describe('the chart of sales', () => {
  const sale = (day: string, sold: number) => ({ day, sold, revenue: sold * 100 });

  it('has a column for each day until today, also for those without sales', () => {
    const { bars, step, top } = salesChart([sale('2026-01-10', 3), sale('2026-01-12', 7)], '2026-01-13');
    expect(bars.map(({ from, sold }) => [from, sold])).toEqual([
      ['2026-01-10', 3],
      ['2026-01-11', 0],
      ['2026-01-12', 7],
      ['2026-01-13', 0],
    ]);
    expect({ step, top }).toEqual({ step: 1, top: 8 });
  });

  it('joins the days of a long time, and loses none', () => {
    const days = Array.from({ length: 500 }, (_, index) =>
      sale(new Date(Date.UTC(2024, 0, 1 + index)).toISOString().slice(0, 10), 1),
    );
    const { bars, step } = salesChart(days, '2024-01-01');
    expect(step % 7).toBe(0);
    expect(bars.length).toBeLessThanOrEqual(60);
    expect(bars.reduce((sum, { sold }) => sum + sold, 0)).toBe(500);
    expect(bars.at(-1)?.to).toBe(days.at(-1)?.day);
  });

  it('has nothing to show before the first sale', () => {
    expect(salesChart([], '2026-01-13').bars).toEqual([]);
    expect(bestDayText([])).toBe('Nothing is sold yet.');
    expect(bestDayText([sale('2026-01-10', 3), sale('2026-01-12', 7), sale('2026-01-13', 7)])).toBe(
      'Most on 12 Jan 2026: 7 tickets.',
    );
  });
});
