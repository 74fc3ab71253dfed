import { aboutHtml, privacyHtml, termsHtml } from '../fixtures/html.ts';
import { countries, makeSession, makeTicket } from '../factories/account.ts';
import { minutesBefore } from '../factories/feed.ts';
import type { MockHandlers } from '../msw.ts';

/** An account as it goes when nothing goes wrong: every code and every password is right. */
export const accountHandlers = {
  countries: () => ({ message: 'Countries', response: countries }),
  register: () => ({ message: 'We sent you a code', response: makeTicket() }),
  login: ({ role }) => ({ message: 'Welcome back', response: makeSession({ role }) }),
  logout: ({ otherDevices }) => ({
    message: otherDevices ? 'Your other devices are logged out' : 'You are logged out',
  }),
  verify: ({ authMode }) =>
    authMode === 3
      ? { message: 'Please choose a new password', response: { resetToken: 'rst_1', expiresInSec: 600 } }
      : { message: 'Your phone is verified', response: makeSession() },
  passwordForgot: () => {
    const { userId: _, ...response } = makeTicket();
    return { message: 'If an account exists, a code was sent', response };
  },
  resendCode: ({ channel }) => ({
    message: 'We sent the code again',
    response: makeTicket(channel === 1 ? { otpSentTo: 'a•••@example.org' } : {}),
  }),
  changePassword: ({ resetToken }) => ({
    message: 'Your password was changed',
    ...(resetToken && { response: makeSession() }),
  }),
  verifyAccount: () => ({ message: 'We sent you a code', response: makeTicket() }),
  deleteAccount: () => ({ message: 'Your account was deleted' }),
  exportData: ({ action }) =>
    action === 0
      ? {
          message: 'We are packing your data',
          response: { state: 1, requestedAt: minutesBefore(0) },
        }
      : { message: 'You have not asked for a copy of your data', response: { state: 0 } },
  aboutUs: () => ({
    message: 'About Rolecast',
    response: {
      content: aboutHtml,
      terms: termsHtml,
      privacy: privacyHtml,
      version: '1.0.0',
    },
  }),
} satisfies MockHandlers;
