import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { findDialog } from '../../mocks/findDialog.ts';
import { accountHandlers } from '../../mocks/handlers/account.ts';
import { feedHandlers } from '../../mocks/handlers/feed.ts';
import { jobHandlers } from '../../mocks/handlers/jobs.ts';
import { peopleHandlers } from '../../mocks/handlers/people.ts';
import { profileHandlers } from '../../mocks/handlers/profile.ts';
import { held } from '../../mocks/held.ts';
import { mock } from '../../mocks/msw.ts';
import { signedIn } from '../../mocks/session.ts';
import ProfilePage from '../../src/pages/profile/ProfilePage.tsx';

const meta = {
  title: 'Flows/OwnPeople',
  component: ProfilePage,
  beforeEach({ msw }) {
    msw.use(
      ...mock({
        ...feedHandlers,
        ...profileHandlers,
        ...peopleHandlers,
        ...jobHandlers,
        countries: accountHandlers.countries,
      }),
    );
    return signedIn();
  },
} satisfies Meta<typeof ProfilePage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A request is accepted where it stands, and the counts follow. */
export const Connections: Story = {
  parameters: { path: '/profile?tab=connections' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('tab', { name: 'Requests received 2' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Accept the request of Joon-ho Park' }));
    await expect(await canvas.findByText('You are connected now')).toBeVisible();
    await expect(await canvas.findByRole('tab', { name: 'Requests received 1' })).toBeVisible();
    await expect(canvas.getByRole('tab', { name: 'Connected 4' })).toBeVisible();
  },
};
/** The address of the settings opens its list; a number of the head leads to the list that it counts. */
export const Counted: Story = {
  // The lists are drawn by ConnectionsPanel.
  tags: ['!visual'],
  parameters: { path: '/profile?tab=connections&list=muted' },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('tab', { name: /^Muted/, selected: true })).toBeVisible();
    await userEvent.click(canvas.getByRole('tab', { name: 'About' }));
    await waitFor(() => expect(canvas.queryByRole('tab', { name: /^Muted/ })).toBeNull());
    await userEvent.click(await canvas.findByRole('button', { name: /following$/ }));
    await expect(await canvas.findByRole('tab', { name: /^Following/, selected: true })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /connections?$/ }));
    await expect(await canvas.findByRole('tab', { name: /^Connected/, selected: true })).toBeVisible();
    await userEvent.click(canvas.getByRole('tab', { name: /^Blocked/ }));
    await expect(await canvas.findByRole('tab', { name: /^Blocked/, selected: true })).toBeVisible();
  },
};
/** Somebody near is asked with a note, and stays where they stood. */
export const MayKnow: Story = {
  parameters: { path: '/profile?tab=connections' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Connect with Hiroshi Tanaka' }));
    const dialog = within(await findDialog('Connect with Hiroshi Tanaka'));
    await userEvent.type(dialog.getByRole('textbox', { name: /^Note/ }), 'Ilse spoke of you.');
    await userEvent.click(dialog.getByRole('button', { name: 'Send request' }));
    await expect(await canvas.findByText('Request sent')).toBeVisible();
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Withdraw the request to Hiroshi Tanaka' })).toHaveFocus(),
    );
    await expect(await canvas.findByRole('tab', { name: 'Sent 2' })).toBeVisible();
  },
};
/** Chosen from the connections, the form takes the focus of the button that went with the list. */
export const Asking: Story = {
  // Drawn by RecommendDialog.
  tags: ['!visual'],
  parameters: { path: '/profile?tab=recommendations' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Ask a connection' }));
    const dialog = within(await findDialog('Ask a connection for a recommendation'));
    const [first] = await dialog.findAllByRole('button', { name: /^Choose / });
    first?.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(dialog.getByRole('combobox', { name: /^How do you know/ })).toHaveFocus());
  },
};
let showing = held();
/** Shown and hidden faster than the server answers: the last press is what stays, and it is sent last. */
export const ShownAndHidden: Story = {
  // Drawn by RecommendationItem.
  tags: ['!visual'],
  parameters: { path: '/profile?tab=recommendations' },
  beforeEach({ msw }) {
    showing = held();
    const written = fn();
    msw.use(
      ...mock({
        async manageRecommendation(body) {
          if (body.action === 2) await showing.wait();
          written(body.action);
          return peopleHandlers.manageRecommendation(body);
        },
      }),
    );
    Object.assign(window, { writtenActions: written });
  },
  play: async ({ canvas, userEvent }) => {
    const { writtenActions: written } = window as unknown as { writtenActions: ReturnType<typeof fn> };
    await userEvent.click(await canvas.findByRole('tab', { name: 'Pending' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Show on my profile' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Hide' }));
    await expect(await canvas.findByText(/^Hidden/)).toBeVisible();
    // What is asked for afterwards is answered: the second would have been sent by now.
    await userEvent.click(canvas.getByRole('tab', { name: 'Given' }));
    await canvas.findByRole('list', { name: 'Given' });
    // One after the other: the slow answer to the first does not come last.
    await expect(written).not.toHaveBeenCalled();
    showing.release();
    await waitFor(() => expect(written.mock.calls).toEqual([[2], [3]]));
    await userEvent.click(canvas.getByRole('tab', { name: 'Pending' }));
    await waitFor(() => expect(canvas.getByText(/^Hidden/)).toBeVisible());
    await expect(canvas.queryByText('Shown on your profile')).toBeNull();
  },
};
export const Recommendations: Story = {
  parameters: { path: '/profile?tab=recommendations' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('tab', { name: 'Pending' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Show on my profile' }));
    await expect(await canvas.findByText('Shown on your profile')).toBeVisible();
  },
};
