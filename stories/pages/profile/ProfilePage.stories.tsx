import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import {
  makeAgency,
  makeBrand,
  makeBusiness,
  makeMember,
  makeUserInfo,
  newUserInfo,
} from '../../../mocks/factories/profile.ts';
import { choose } from '../../../mocks/choose.ts';
import { findDialog } from '../../../mocks/findDialog.ts';
import { longName, longText } from '../../../mocks/fixtures/longText.ts';
import { accountHandlers } from '../../../mocks/handlers/account.ts';
import { feedHandlers } from '../../../mocks/handlers/feed.ts';
import { jobHandlers } from '../../../mocks/handlers/jobs.ts';
import { profileHandlers } from '../../../mocks/handlers/profile.ts';
import { verificationHandlers } from '../../../mocks/handlers/verification.ts';
import { failing, mock } from '../../../mocks/msw.ts';
import { ownProfile } from '../../../mocks/profileMemory.ts';
import { signedIn } from '../../../mocks/session.ts';
import ProfilePage from '../../../src/pages/profile/ProfilePage.tsx';

const meta = {
  title: 'Pages/Profile/ProfilePage',
  component: ProfilePage,
  beforeEach({ msw }) {
    msw.use(
      ...mock({
        ...feedHandlers,
        ...verificationHandlers,
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

const chooseTab = async (name: string) => (await screen.findByRole('tab', { name })).click();

export const Default: Story = {
  play: async () => {
    await expect(await screen.findByRole('heading', { level: 1, name: 'Amara Diallo' })).toBeVisible();
    await expect(screen.getByRole('meter', { name: 'Profile strength' })).toHaveAttribute(
      'aria-valuenow',
      '85',
    );
    await expect(screen.getByText('Identity verified')).toBeVisible();
    await chooseTab('Posts');
    await expect(await screen.findAllByRole('article')).not.toHaveLength(0);
    await chooseTab('About');
    await waitFor(() =>
      expect(screen.getByRole('tab', { name: 'About' })).toHaveAttribute('aria-selected', 'true'),
    );
  },
};
/** Somebody who has just come: a name, and nothing else. */
export const Empty: Story = {
  beforeEach: () => ownProfile(newUserInfo),
  play: async () => {
    await expect(await screen.findByRole('button', { name: 'Add a photo' })).toBeVisible();
    await expect(screen.getByRole('button', { name: 'Say something about you' })).toBeVisible();
  },
};
export const Error: Story = {
  beforeEach({ msw }) {
    msw.use(...mock({ getUserInfo: failing() }));
  },
  play: async () => {
    await expect(await screen.findByRole('button', { name: 'Retry' })).toBeVisible();
  },
};
/** A position is added, moved and deleted; the deletion can be taken back. */
export const ChangingASection: Story = {
  play: async ({ canvas, userEvent }) => {
    await chooseTab('Experience');
    await expect(await screen.findAllByRole('article')).toHaveLength(2);
    const actions = 'Actions for Backend developer at Kade Payments';
    await screen.findByRole('button', { name: actions });
    await choose({ canvas, userEvent }, 'Move up', actions);
    await waitFor(async () => {
      const [first] = screen.getAllByRole('article');
      await expect(first).toHaveAccessibleName('Backend developer');
    });
    await waitFor(() => expect(screen.getByRole('button', { name: actions })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    const last = await screen.findByRole('menuitem', { name: 'Delete' });
    await waitFor(() =>
      expect(screen.getByRole('menuitem', { name: 'Edit' })).toHaveAttribute('data-highlighted'),
    );
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(last).toHaveAttribute('data-highlighted'));
    await userEvent.keyboard('{Enter}');
    const question = await screen.findByRole('alertdialog', {
      name: 'Delete Backend developer at Kade Payments?',
    });
    await userEvent.click(within(question).getByRole('button', { name: 'Delete' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await expect(await screen.findAllByRole('article')).toHaveLength(2);
  },
};
/** A second current position asks whether the first has ended. */
export const LeavingTheFirst: Story = {
  play: async ({ userEvent }) => {
    await chooseTab('Experience');
    await userEvent.click(await screen.findByRole('button', { name: 'Add position' }));
    const dialog = within(await findDialog('Add position'));
    await userEvent.type(await dialog.findByRole('textbox', { name: 'Job title' }), 'Staff engineer');
    await userEvent.type(dialog.getByRole('combobox', { name: 'Company' }), 'Hafen Digital');
    await userEvent.click(dialog.getByRole('checkbox', { name: 'I work here now' }));
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Began: month' }), '01');
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Began: year' }), '2026');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    const question = await screen.findByRole('alertdialog', { name: 'Did you leave Nordlicht Energie?' });
    await waitFor(() => expect(within(question).getByRole('button', { name: 'Keep both' })).toHaveFocus());
  },
};
/** What was changed elsewhere is not overwritten in silence. */
export const Conflict: Story = {
  beforeEach({ msw }) {
    msw.use(...mock({ editProfile: failing(409, { code: 'STALE', message: 'Changed elsewhere' }) }));
  },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Edit profile' }));
    const dialog = within(await findDialog('Edit profile'));
    const headline = await dialog.findByRole('textbox', { name: /Headline/ });
    await userEvent.clear(headline);
    await userEvent.type(headline, 'Platform engineer');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await expect(await dialog.findByText('Changed elsewhere')).toBeVisible();
    await expect(headline).toHaveValue('Platform engineer');
    // It was pale while the form was on its way.
    const cancel = dialog.getByRole('button', { name: 'Cancel' });
    await waitFor(() => expect(getComputedStyle(cancel).opacity).toBe('1'));
  },
};
/** As somebody sees it who is no connection: certificates are for connections. */
export const Preview: Story = {
  play: async ({ canvas, userEvent }) => {
    await screen.findByRole('button', { name: 'More actions' });
    await choose({ canvas, userEvent }, 'See it as others do');
    await expect(await screen.findByText('This is what others see of you.')).toBeVisible();
    await waitFor(() => expect(screen.getByRole('combobox', { name: 'Seen by' })).toHaveFocus());
    await expect(screen.queryByRole('button', { name: 'Edit profile' })).toBeNull();
    await chooseTab('Certificates');
    await expect(await screen.findByText('Visible to connections')).toBeVisible();
  },
};
export const LongText: Story = {
  beforeEach: () =>
    ownProfile(
      makeUserInfo({
        member: makeMember({ userName: longName, headline: 'مهندسة برمجيات، هامبورغ', about: longText }),
      }),
    ),
};
const as = (member: ReturnType<typeof makeAgency>): Partial<Story> => ({
  beforeEach() {
    ownProfile(makeUserInfo({ member, sections: {} }));
    return signedIn({ ...member, premiumUser: 0 } as Parameters<typeof signedIn>[0]);
  },
});
export const Agency: Story = as(makeAgency());
export const Brand: Story = as(makeBrand());
export const Business: Story = as(makeBusiness());
