import type { Meta, StoryObj } from '@storybook/react-vite';
import { delay } from 'msw';
import { expect, screen, waitFor, within } from 'storybook/test';
import { choose } from '../../mocks/choose.ts';
import { makeUserInfo, newUserInfo } from '../../mocks/factories/profile.ts';
import { accountHandlers } from '../../mocks/handlers/account.ts';
import { feedHandlers } from '../../mocks/handlers/feed.ts';
import { jobHandlers } from '../../mocks/handlers/jobs.ts';
import { profileHandlers } from '../../mocks/handlers/profile.ts';
import { mock } from '../../mocks/msw.ts';
import { ownProfile, profileNow } from '../../mocks/profileMemory.ts';
import { signedIn } from '../../mocks/session.ts';
import ProfilePage from '../../src/pages/profile/ProfilePage.tsx';

const meta = {
  title: 'Flows/OwnSections',
  component: ProfilePage,
  parameters: { visual: { skip: 'The sections are drawn by their own stories.' } },
  beforeEach({ msw }) {
    msw.use(
      ...mock({
        ...feedHandlers,
        ...profileHandlers,
        ...jobHandlers,
        countries: accountHandlers.countries,
      }),
    );
    return signedIn();
  },
} satisfies Meta<typeof ProfilePage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The first one comes and the field stays: the next is typed at once. Whoever looks from outside sees them too. */
export const FirstPassions: Story = {
  parameters: { path: '/profile?tab=skills' },
  beforeEach: () => ownProfile(newUserInfo),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('combobox', { name: 'Add a passion' });
    // What others see is known before anything is changed.
    await choose({ canvas, userEvent }, 'See it as others do');
    await expect(await canvas.findByText('Nothing here yet.')).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('combobox', { name: 'Seen by' })).toHaveFocus());
    await userEvent.click(canvas.getByRole('button', { name: 'Stop preview' }));
    await waitFor(() => expect(canvas.getByRole('button', { name: 'More actions' })).toHaveFocus());

    const field = await canvas.findByRole('combobox', { name: 'Add a passion' });
    await userEvent.type(field, 'Kora{Enter}');
    await expect(await canvas.findByRole('button', { name: 'Remove Kora' })).toBeVisible();
    await expect(field).toHaveFocus();
    await userEvent.keyboard('Chess{Enter}');
    await expect(await canvas.findByRole('button', { name: 'Remove Chess' })).toBeVisible();
    canvas.getByRole('button', { name: 'Remove Kora' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Remove Chess' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('combobox', { name: 'Add a passion' })).toHaveFocus());
    await userEvent.keyboard('Choir{Enter}');
    await canvas.findByRole('button', { name: 'Remove Choir' });

    await choose({ canvas, userEvent }, 'See it as others do');
    await expect(await canvas.findByText('Choir')).toBeVisible();
  },
};
/** What is taken away takes the focus to what stands in its place. */
export const Languages: Story = {
  parameters: { path: '/profile?tab=languages' },
  play: async ({ canvas, userEvent }) => {
    const [first, second] = profileNow().sections.languages ?? [];
    (await canvas.findByRole('button', { name: `Remove ${first?.languageName}` })).focus();
    await userEvent.keyboard('{Enter}');
    const next = `Change how well you speak ${second?.languageName}`;
    await waitFor(() => expect(canvas.getByRole('button', { name: next })).toHaveFocus());
  },
};
/** By keyboard alone: deleted, taken back, and on from there. */
export const DeletedByKeyboard: Story = {
  parameters: { path: '/profile?tab=experience' },
  play: async ({ canvas, userEvent }) => {
    const actions = 'Actions for Backend developer at Kade Payments';
    (await canvas.findByRole('button', { name: actions })).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() =>
      expect(screen.getByRole('menuitem', { name: 'Edit' })).toHaveAttribute('data-highlighted'),
    );
    await userEvent.keyboard('{End}');
    await waitFor(() =>
      expect(screen.getByRole('menuitem', { name: 'Delete' })).toHaveAttribute('data-highlighted'),
    );
    await userEvent.keyboard('{Enter}');
    const question = within(await screen.findByRole('alertdialog'));
    question.getByRole('button', { name: 'Delete' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Undo' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() =>
      expect(document.activeElement?.closest('article')).toHaveAccessibleName('Backend developer'),
    );
  },
};
/** Who sees two sections is changed faster than the server answers. */
export const TwoVisibilities: Story = {
  parameters: { path: '/profile?tab=experience' },
  beforeEach({ msw }) {
    ownProfile(makeUserInfo());
    msw.use(
      ...mock({
        async editProfile(body) {
          await delay(800);
          return profileHandlers.editProfile(body);
        },
      }),
    );
  },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('button', { name: /^Experience is seen by/ });
    await choose({ canvas, userEvent }, 'Only me', 'Experience is seen by: Everyone');
    await userEvent.click(canvas.getByRole('tab', { name: 'Education' }));
    await canvas.findByRole('button', { name: /^Education is seen by/ });
    await choose({ canvas, userEvent }, 'Connections', 'Education is seen by: Everyone');
    await waitFor(() =>
      expect(profileNow().member.sectionVisibility).toMatchObject({ experience: 2, education: 1 }),
    );
    await expect(screen.queryByText('Who sees this was not changed')).toBeNull();
  },
};
