import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { choose } from '../../mocks/choose.ts';
import { relations } from '../../mocks/factories/people.ts';
import { findDialog } from '../../mocks/findDialog.ts';
import { relationNow } from '../../mocks/memory.ts';
import { failing, mock } from '../../mocks/msw.ts';
import { signedIn } from '../../mocks/session.ts';
import { visited, visiting } from '../../mocks/visits.ts';
import UserProfilePage from '../../src/pages/people/UserProfilePage.tsx';

const text =
  'Ilse drew the ticket scanner until it could be used with gloves on, and then drew it once more.';

const meta = {
  title: 'Flows/Connecting',
  component: UserProfilePage,
  parameters: { path: '/user-profile?u=u6', info: () => visited() },
  beforeEach({ msw, parameters }) {
    msw.use(...mock(visiting(parameters.info())));
    return signedIn();
  },
} satisfies Meta<typeof UserProfilePage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A request with a note; the button says so at once and takes it back again. */
export const AskAndWithdraw: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Connect with Ilse van Dorp' }));
    const dialog = within(await findDialog('Connect with Ilse van Dorp'));
    await userEvent.type(dialog.getByRole('textbox', { name: /Note/ }), 'We met at the gate.');
    await userEvent.click(dialog.getByRole('button', { name: 'Send request' }));
    await expect(await canvas.findByRole('button', { name: 'Requested' })).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await choose({ canvas, userEvent }, 'Withdraw request', 'Requested');
    await expect(await canvas.findByRole('button', { name: 'Connect with Ilse van Dorp' })).toBeVisible();
    // Shown before it is done: the story ends once it is.
    await waitFor(() => expect(relationNow('u6')?.connectionStatus).toBe(2));
  },
};
/** They asked: accepting opens the way to a recommendation. */
export const AcceptAndRecommend: Story = {
  parameters: { info: () => visited({ viewer: relations.asking }) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Accept the request of Ilse van Dorp' }));
    await expect(await canvas.findByText('You are connected')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Recommend Ilse van Dorp' }));
    const dialog = within(await findDialog('Recommend Ilse van Dorp'));
    await userEvent.selectOptions(dialog.getByRole('combobox'), 'We worked together');
    await userEvent.type(dialog.getByRole('textbox', { name: /^Recommendation/ }), text);
    await userEvent.click(dialog.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};
/** What could not be sent comes back with its words and the reason. */
export const RequestRefused: Story = {
  beforeEach({ msw }) {
    const message = 'You can send 100 requests a day. Please try again tomorrow.';
    msw.use(...mock({ manageConnection: failing(429, { code: 'RATE_LIMITED', message }) }));
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Connect with Ilse van Dorp' }));
    const dialog = within(await findDialog('Connect with Ilse van Dorp'));
    await userEvent.type(dialog.getByRole('textbox', { name: /Note/ }), 'We met at the gate.');
    await userEvent.click(dialog.getByRole('button', { name: 'Send request' }));
    await waitFor(async () =>
      expect(within(await findDialog('Connect with Ilse van Dorp')).getByRole('alert')).toHaveTextContent(
        'You can send 100 requests a day.',
      ),
    );
    await expect(screen.getByRole('textbox', { name: /Note/ })).toHaveValue('We met at the gate.');
  },
};
/** The other side was faster: how things really stand is asked for again. */
export const TheyWithdrewMeanwhile: Story = {
  parameters: { info: () => visited({ viewer: relations.asking }) },
  beforeEach({ msw }) {
    const message = 'They took their request back.';
    msw.use(
      ...mock({
        manageConnection: () => {
          msw.use(...mock({ getUserInfo: () => ({ message: 'Profile', response: visited() }) }));
          return failing(409, { code: 'CONFLICT', message })();
        },
      }),
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Accept the request of Ilse van Dorp' }));
    await expect(await canvas.findByRole('button', { name: 'Connect with Ilse van Dorp' })).toBeVisible();
    await expect(canvas.queryByText('You are connected')).toBeNull();
  },
};
/** Reported and blocked in one go: the name is all that is left. */
export const ReportAndBlock: Story = {
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('button', { name: 'Connect with Ilse van Dorp' });
    await choose({ canvas, userEvent }, 'Report', 'More about Ilse van Dorp');
    const dialog = within(await findDialog('Report this member'));
    await userEvent.click(dialog.getByRole('radio', { name: 'Pretends to be somebody else' }));
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Also block Ilse van Dorp' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Send report' }));
    await expect(await canvas.findByText(/You have blocked this member/)).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};
