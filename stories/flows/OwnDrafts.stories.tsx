import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { authors } from '../../mocks/factories/feed.ts';
import { findDialog } from '../../mocks/findDialog.ts';
import { accountHandlers } from '../../mocks/handlers/account.ts';
import { feedHandlers } from '../../mocks/handlers/feed.ts';
import { jobHandlers } from '../../mocks/handlers/jobs.ts';
import { profileHandlers } from '../../mocks/handlers/profile.ts';
import { mock } from '../../mocks/msw.ts';
import { signedIn } from '../../mocks/session.ts';
import { readDraft, writeDraft } from '../../src/hooks/site/draftStorage.ts';
import ProfilePage from '../../src/pages/profile/ProfilePage.tsx';

const { userId } = authors.amara;
const name = 'profile.certificates.new';
const forget = () => writeDraft(userId, name, undefined);

const meta = {
  title: 'Flows/OwnDrafts',
  component: ProfilePage,
  parameters: { path: '/profile?tab=certificates' },
  beforeEach({ msw }) {
    msw.use(
      ...mock({
        ...feedHandlers,
        ...profileHandlers,
        ...jobHandlers,
        countries: accountHandlers.countries,
      }),
    );
    forget();
    signedIn();
    return forget;
  },
} satisfies Meta<typeof ProfilePage>;
export default meta;
type Story = StoryObj<typeof meta>;

async function openForm({ canvas, userEvent }: Parameters<NonNullable<Story['play']>>[0]) {
  await userEvent.click(await canvas.findByRole('button', { name: 'Add certificate' }));
  const dialog = within(await findDialog('Add certificate'));
  // The dialog takes its time to come.
  const title = await dialog.findByRole('textbox', { name: 'Name' });
  await waitFor(() => expect(title).toBeVisible());
  return dialog;
}

/** Whoever reloads or closes the page with the form open has it kept half a second after the last key. */
export const LeftOpen: Story = {
  // What matters is kept, not shown.
  tags: ['!visual'],
  play: async (play) => {
    const dialog = await openForm(play);
    await play.userEvent.type(dialog.getByRole('textbox', { name: 'Name' }), 'Drone pilot');
    await waitFor(() =>
      expect(readDraft(userId, name)).toMatchObject({ values: { certificateName: 'Drone pilot' } }),
    );
  },
};
/** The form opens as it was left, with the file that had arrived. */
export const ComingBack: Story = {
  beforeEach() {
    const values = { certificateName: 'Drone pilot', fileKey: 'document/licence', fileName: 'licence.pdf' };
    writeDraft(userId, name, { values });
  },
  play: async (play) => {
    const dialog = await openForm(play);
    // The dialog comes in from nothing.
    await waitFor(() => expect(dialog.getByText('Draft restored')).toBeVisible());
    await expect(dialog.getByRole('textbox', { name: 'Name' })).toHaveValue('Drone pilot');
    await expect(dialog.getByText('licence.pdf')).toBeVisible();
    await play.userEvent.click(dialog.getByRole('button', { name: 'Discard' }));
    await expect(await dialog.findByRole('button', { name: 'Choose a file' })).toBeVisible();
  },
};
