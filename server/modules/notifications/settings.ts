import type { RequestBody, ResponseBody, Schemas } from '#openapi/contract.ts';
import { requireSession, type Context, type Db } from '../../context.ts';
import { invalid, unauthenticated } from '../../problem.ts';

type Settings = Schemas['NotificationSettings'];

/** Specification 4: 1 by e-mail, 2 inside the app. A single kind is 100 plus its number (specification 9). */
const EMAIL = 1;
const APP = 2;
const kinds = new Set(
  [1, 2, 3, 6, 7, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 25, 26, 29, 30].map((type) => 100 + type),
);

const columns = ['email', 'email_notifications', 'app_notifications', 'details'] as const;

async function read(db: Db, userId: string) {
  const member = await db.selectFrom('members').select(columns).where('id', '=', userId).executeTakeFirst();
  if (!member) throw unauthenticated();
  return member;
}

type Member = Awaited<ReturnType<typeof read>>;

/** Nothing can be mailed to an account without an address, so it shows as off. */
function settingsOf({ email, email_notifications, app_notifications, details }: Member): Settings {
  const byEmail = email_notifications && email !== null;
  return {
    email_notification_status: byEmail,
    notification_status: app_notifications,
    list: [
      { type: EMAIL, value: byEmail },
      { type: APP, value: app_notifications },
      ...(details.mutedNotifications ?? []).map((type) => ({ type, value: false })),
    ],
  };
}

export async function fetchNotificationValue(
  _body: RequestBody<'fetchNotificationValue'>,
  context: Context,
): Promise<ResponseBody<'fetchNotificationValue'>> {
  const { userId } = requireSession(context);
  return { message: 'Settings', response: settingsOf(await read(context.db, userId)) };
}

/** Answers all settings as they are after the change. The same change twice changes nothing. */
export async function notificationUpdate(
  { type, value }: RequestBody<'notificationUpdate'>,
  context: Context,
): Promise<ResponseBody<'notificationUpdate'>> {
  const { userId } = requireSession(context);
  if (type !== EMAIL && type !== APP && !kinds.has(type))
    throw invalid({ type: 'There is no such setting.' });
  const member = await context.db.transaction().execute(async (trx) => {
    // Two switches at once each keep the other's change.
    await trx.selectFrom('members').select('id').where('id', '=', userId).forUpdate().execute();
    const before = await read(trx, userId);
    if (type === EMAIL && value && before.email === null)
      throw invalid({ value: 'Add an e-mail to your account first.' });
    const muted = (before.details.mutedNotifications ?? []).filter((kind) => kind !== type);
    const details = { ...before.details, mutedNotifications: value ? muted : [...muted, type] };
    return trx
      .updateTable('members')
      .set({
        ...(type === EMAIL && { email_notifications: value }),
        ...(type === APP && { app_notifications: value }),
        ...(kinds.has(type) && { details: JSON.stringify(details) }),
        updated_at: context.now(),
      })
      .where('id', '=', userId)
      .returning(columns)
      .executeTakeFirstOrThrow();
  });
  return { message: 'Saved', response: settingsOf(member) };
}
