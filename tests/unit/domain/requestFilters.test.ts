import { describe, expect, it } from 'vitest';
import {
  countFilters,
  isFiltered,
  noFilters,
  readQuery,
  toRequest,
  writeQuery,
} from '../../../src/domain/requestFilters.ts';

const address =
  'job=j1&view=list&status=4&q=gears&rating=3&city=Bremen&match=1&unseen=1&overdue=1&from=2026-01-01&to=2026-01-15&sort=2&applicant=a1';

describe('the address of the pipeline', () => {
  it('says everything that is chosen, and comes back the same', () => {
    const query = readQuery(new URLSearchParams(address));
    expect(writeQuery(query).toString()).toBe(address);
    expect(countFilters(query)).toBe(7);
    expect(toRequest(query)).toEqual({
      jobId: 'j1',
      sort: 2,
      filters: {
        text: 'gears',
        ratingMin: 3,
        city: 'Bremen',
        answersMatch: true,
        unseen: true,
        overdue: true,
        from: '2026-01-01',
        to: '2026-01-15',
      },
    });
  });

  it('is empty when nothing is chosen', () => {
    const query = readQuery(new URLSearchParams());
    expect(writeQuery(query).toString()).toBe('');
    expect(isFiltered(query)).toBe(false);
    expect(toRequest(query)).toEqual({ sort: 0, filters: {} });
  });

  it('leaves out what nobody could have chosen', () => {
    const query = readQuery(new URLSearchParams('status=9&rating=7&sort=4&from=soon&view=grid'));
    expect(writeQuery(query).toString()).toBe('');
  });

  it('keeps job, view and order when the filters are cleared', () => {
    const query = { ...readQuery(new URLSearchParams(address)), ...noFilters };
    expect(writeQuery(query).toString()).toBe('job=j1&view=list&status=4&sort=2&applicant=a1');
  });
});
