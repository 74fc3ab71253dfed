import { describe, expect, it } from 'vitest';
import { fullRequest, makeRequest } from '../../../mocks/factories/applications.ts';
import { movedTo } from '../../../src/domain/requestMoves.ts';
import { withChanges } from '../../../src/domain/requestPages.ts';
import { requestTable } from '../../../src/domain/requestTable.ts';

const now = new Date('2026-01-15T09:00:00Z');
const page = (response = [makeRequest()], count = response.length) => ({
  message: 'Job requests',
  response,
  count,
  nextCursor: null,
  byStatus: { '1': 3, '2': 1, '3': 0, '4': 2 },
});
const before = makeRequest();
const held = { before, after: movedTo(before, 4, now) };

describe('what is shown after a move', () => {
  it('has left the column that it came from', () => {
    expect(withChanges(page(), { requestStatus: 1, pageIndex: 1 }, [held])).toMatchObject({
      response: [],
      count: 0,
      byStatus: { '1': 2, '4': 3 },
    });
  });

  it('stands first in the column that it went to, once', () => {
    const other = makeRequest({ applicationId: 'a2', requestStatus: 4 });
    const there = withChanges(page([other]), { requestStatus: 4, pageIndex: 1 }, [held]);
    expect(there.response.map(({ applicationId }) => applicationId)).toEqual(['a1', 'a2']);
    expect(there.count).toBe(2);
    const later = withChanges(page([other], 40), { requestStatus: 4, pageIndex: 2 }, [held]);
    expect(later.response).toEqual([other]);
    expect(later.byStatus['4']).toBe(3);
  });

  it('is changed where it stands in a list of all', () => {
    const list = withChanges(page(), { pageIndex: 1 }, [held]);
    expect(list.response).toEqual([held.after]);
    expect(list.count).toBe(1);
  });

  it('keeps the profile that only the drawer was given', () => {
    const moved = { before: fullRequest, after: movedTo(makeRequest(), 4, now) };
    const drawer = withChanges(page([fullRequest]), { applicationId: 'a1', pageIndex: 1 }, [moved]);
    expect(drawer.response[0]).toMatchObject({
      requestStatus: 4,
      profileSnapshot: fullRequest.profileSnapshot,
      otherApplications: fullRequest.otherApplications,
    });
  });

  it('leaves everything else alone', () => {
    const other = page();
    expect(withChanges(other, { jobId: 'j9' }, [held])).toBe(other);
    expect(withChanges(other, { include: 'report' }, [held])).toBe(other);
    const [same] = other.response;
    expect(same && withChanges(other, {}, [{ before: same, after: same }])).toBe(other);
  });

  it('and taken back is counted as before', () => {
    const there = withChanges(page(), { requestStatus: 1, pageIndex: 1 }, [held]);
    const back = withChanges(there, { requestStatus: 1, pageIndex: 1 }, [
      { before: held.after, after: before },
    ]);
    expect(back).toEqual(page());
  });
});

it('the table of a job has a column for each question, and notes and times in words', () => {
  const [heads, row] = requestTable([fullRequest], { questions: true });
  expect(heads).toHaveLength(row?.length ?? 0);
  expect(heads?.at(-1)).toBe('From when on can you start?');
  expect(row).toContain('Enercon, Vestas');
  const of = (name: string) => row?.[heads?.indexOf(name) ?? -1];
  const day = String.raw`\d{4}-\d\d-\d\d \d\d:\d\d \S+`;
  expect(of('Applied')).toMatch(new RegExp(`^${day}$`));
  expect(of('Withdrawn')).toBe('');
  expect(of('Notes')).toMatch(new RegExp(`^${day}, Nordlicht Energie: Knows the Enercon gears`));
  expect(requestTable([], { questions: true })).toHaveLength(1);
});

it('the table of several jobs has all answers of an application in one cell', () => {
  const [heads, row] = requestTable([fullRequest], { questions: false });
  expect(heads?.at(-1)).toBe('Answers');
  expect(row).toHaveLength(heads?.length ?? 0);
  expect(row?.at(-1)?.split('\n')).toContain('Which turbines have you worked on? Enercon, Vestas');
});
