import { describe, expect, test } from 'vitest';
import { useApi } from './support/api.ts';
import { databases } from './support/databases.ts';

describe.each(databases)('premium plan on %s', (kind) => {
  const api = useApi(kind);

  test('members and visitors read the same list and price, and nobody gets a payment while there is no provider', async () => {
    const as = await api.member();
    const [visitor, member] = [
      await api.ok('getUpgradeToPremium', {}),
      await api.ok('getUpgradeToPremium', { userId: as.userId }, { as }),
    ];
    expect(member).toEqual(visitor);
    expect(member.response).toEqual({
      content: expect.stringContaining('Go live'),
      amount: 799,
      currency: 'USD',
    });
    expect(member.response.content).not.toMatch(/<script|<style|<iframe|\son\w+=|javascript:/i);
  });

  test('who is premium reads since when', async () => {
    const as = await api.member();
    const since = '2026-09-02T12:00:00.000Z';
    await api.db.updateTable('members').set({ premium_at: since }).where('id', '=', as.userId).execute();
    const { message, response } = await api.ok('getUpgradeToPremium', { userId: as.userId }, { as });
    expect(message).toBe('You are Premium');
    expect(response.premiumSince).toBe(since);
  });

  test('nobody asks for another member', async () => {
    const [as, other] = [await api.member(), await api.member()];
    const refused = await api.refused('getUpgradeToPremium', { userId: other.userId }, { as });
    expect(refused.code).toBe('FORBIDDEN');
  });
});
