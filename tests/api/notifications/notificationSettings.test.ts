import { describe, expect, test } from 'vitest';
import { useApi } from '../support/api.ts';
import { databases } from '../support/databases.ts';

describe.each(databases())('notification settings on %s', (kind) => {
  const api = useApi(kind);

  test('both preferences are read and switched one by one [S4.5, S1.6, S3.4]', async () => {
    const as = await api.member({ email: 'amara@example.org' });
    const read = async () => (await api.ok('fetchNotificationValue', undefined, { as })).response;
    expect(await read()).toMatchObject({ email_notification_status: true, notification_status: true });

    const { response } = await api.ok('notificationUpdate', { type: 1, value: false }, { as });
    expect(response).toMatchObject({ email_notification_status: false, notification_status: true });
    await api.ok('notificationUpdate', { type: 2, value: false }, { as });
    expect(await read()).toMatchObject({ email_notification_status: false, notification_status: false });
    await api.ok('notificationUpdate', { type: 1, value: true }, { as });
    expect(await read()).toMatchObject({
      email_notification_status: true,
      notification_status: false,
      list: [
        { type: 1, value: true },
        { type: 2, value: false },
      ],
    });
  });

  test('switches pressed at the same time are all kept, also twice', async () => {
    const as = await api.member({ email: 'ilse@example.org' });
    const types = [1, 2, 117, 118, 117];
    await Promise.all(types.map((type) => api.ok('notificationUpdate', { type, value: false }, { as })));
    const { response } = await api.ok('fetchNotificationValue', undefined, { as });
    expect(response.list?.toSorted((a, b) => a.type - b.type)).toEqual([
      { type: 1, value: false },
      { type: 2, value: false },
      { type: 117, value: false },
      { type: 118, value: false },
    ]);
    const back = await api.ok('notificationUpdate', { type: 117, value: true }, { as });
    expect(back.response.list?.map(({ type }) => type)).not.toContain(117);
  });

  test('belong to the caller alone', async () => {
    const as = await api.member({ email: 'a@example.org' });
    const other = await api.member({ email: 'b@example.org' });
    await api.ok('notificationUpdate', { type: 2, value: false }, { as });
    const { response } = await api.ok('fetchNotificationValue', undefined, { as: other });
    expect(response.notification_status).toBe(true);
  });

  test('without an e-mail address nothing is mailed, and switching it on says what is missing', async () => {
    const as = await api.member();
    const { response } = await api.ok('fetchNotificationValue', undefined, { as });
    expect(response.email_notification_status).toBe(false);
    const refused = await api.refused('notificationUpdate', { type: 1, value: true }, { as });
    expect(refused).toMatchObject({
      code: 'VALIDATION',
      errors: { value: 'Add an e-mail to your account first.' },
    });
  });

  test('a setting that does not exist is refused, and so is a stranger', async () => {
    const as = await api.member();
    const refused = await api.refused('notificationUpdate', { type: 55, value: true }, { as });
    expect(refused.errors).toEqual({ type: 'There is no such setting.' });
    expect((await api.refused('fetchNotificationValue', undefined)).code).toBe('UNAUTHENTICATED');
  });
});
