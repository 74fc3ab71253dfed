import type { Handlers, Schemas } from '#openapi/contract.ts';
import type { MockContext } from '../msw.ts';

const settings: Schemas['NotificationSettings'] = {
  email_notification_status: true,
  notification_status: false,
};

/** A member who gets e-mails and nothing inside the app. */
export const notificationHandlers = {
  fetchNotificationValue: () => ({ message: 'Settings', response: settings }),
  notificationUpdate: ({ type, value }) => ({
    message: 'Saved',
    response: {
      ...settings,
      ...(type === 1 && { email_notification_status: value }),
      ...(type === 2 && { notification_status: value }),
    },
  }),
} satisfies Partial<Handlers<MockContext>>;
