import { expect } from 'vitest';
import type { SandboxEvent } from '../../../server/modules/payments/sandbox/intents.ts';
import {
  sandboxProvider,
  type SandboxProvider,
} from '../../../server/modules/payments/sandbox/sandboxProvider.ts';
import type { TestApi } from './api.ts';
import type { TestMember } from './members.ts';

export const cards = {
  good: '4242 4242 4242 4242',
  declined: '4000 0000 0000 0002',
  insufficient: '4000 0000 0000 9995',
  expired: '4000 0000 0000 0069',
  challenge: '4000 0025 0000 3155',
  disputed: '4000 0000 0000 0259',
} as const;

interface SandboxAnswer {
  paymentIntent?: { id: string; status: string };
  error?: { code: string; decline_code?: string; message: string };
}

/** A sandbox whose events wait until a test delivers them: `useApi(kind, { payments: quiet.payments })`. */
export function quietSandbox() {
  const events: SandboxEvent[] = [];
  let sandbox: SandboxProvider | undefined;
  let losing = false;
  return {
    /** Everything that was told, the oldest first. */
    events,
    payments(api: TestApi): SandboxProvider {
      const made = sandboxProvider({
        db: api.db,
        now: api.now,
        secret: api.config.serverSecret,
        tell: async (_db, event) => void events.push(event),
      });
      sandbox = made;
      return {
        ...made,
        async refund(...asked) {
          const refund = await made.refund(...asked);
          if (losing) throw new Error('the connection broke off');
          return refund;
        },
      };
    },
    /** From now on refunds are made, and nobody hears of it. */
    loseAnswers: (lose: boolean) => void (losing = lose),
    get sandbox(): SandboxProvider {
      if (!sandbox) throw new Error('the test server has not started');
      return sandbox;
    },
    about: (intentId: string) => events.filter((event) => JSON.stringify(event).includes(intentId)),
  };
}

/** What members do about payments. */
export function paymentsOf(api: TestApi) {
  const sandboxCall = async (action: string, body: object): Promise<SandboxAnswer> => {
    const { payload } = await api.app.http.inject({
      method: 'POST',
      url: `/sandbox/payments/${action}`,
      payload: body,
    });
    return JSON.parse(payload) as SandboxAnswer;
  };
  const plan = async (as: TestMember) =>
    (await api.ok('getUpgradeToPremium', { userId: as.userId }, { as })).response;

  return {
    sandboxCall,
    plan,
    /** The secret and the id of a payment for Premium. */
    async begin(as: TestMember) {
      const { paymentIntentResponse, transactionId } = await plan(as);
      const secret = paymentIntentResponse?.paymentIntent ?? '';
      expect(secret).toMatch(/_secret_/);
      return { secret, transactionId: transactionId ?? '', intentId: secret.split('_secret_')[0] ?? '' };
    },
    /** What the card form does. */
    pay: (clientSecret: string, number: string = cards.good, more: object = {}) =>
      sandboxCall('confirm', { clientSecret, number, expiry: '12 / 68', cvc: '123', ...more }),
    challenge: (clientSecret: string, passed: boolean) => sandboxCall('challenge', { clientSecret, passed }),
    upgrade: (as: TestMember) => api.call('upgradeToPremium', {}, { as }),
    details: async (as: TestMember, transactionId: string) =>
      (await api.ok('transactionDetails', { transactionId }, { as })).response,
    list: (as: TestMember, filters: object = {}) =>
      api.ok('transactions', { pageIndex: 1, ...filters }, { as }),
    /** Subjects of the mails to an address. */
    mailsTo: async (address: string) =>
      (
        await api.db
          .selectFrom('outbox')
          .select(['subject', 'body'])
          .where('recipient', '=', address)
          .orderBy('id')
          .execute()
      ).map(({ subject, body }) => ({ subject: subject ?? '', body })),
    isPremium: async ({ userId }: TestMember) =>
      (
        await api.db
          .selectFrom('members')
          .select('premium_at')
          .where('id', '=', userId)
          .executeTakeFirstOrThrow()
      ).premium_at !== null,
    /** Sends an event as the provider does. */
    deliver: (sandbox: SandboxProvider, event: SandboxEvent | undefined) => {
      if (!event) throw new Error('there is no such event');
      const { rawBody, signature } = sandbox.signEvent(event);
      return api.send('checkoutWebhook', rawBody, { headers: { 'stripe-signature': signature } });
    },
  };
}
