import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, spyOn, waitFor, within } from 'storybook/test';
import { choose } from '../../mocks/choose.ts';
import { makeUserInfo, newUserInfo } from '../../mocks/factories/profile.ts';
import { findDialog } from '../../mocks/findDialog.ts';
import { accountHandlers } from '../../mocks/handlers/account.ts';
import { feedHandlers } from '../../mocks/handlers/feed.ts';
import { jobHandlers } from '../../mocks/handlers/jobs.ts';
import { profileHandlers } from '../../mocks/handlers/profile.ts';
import { held } from '../../mocks/held.ts';
import { mock } from '../../mocks/msw.ts';
import { ownProfile, profileNow } from '../../mocks/profileMemory.ts';
import { signedIn } from '../../mocks/session.ts';
import ProfilePage from '../../src/pages/profile/ProfilePage.tsx';

/** A page that can be left. */
function Leaving() {
  const [gone, setGone] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setGone(true)}>
        Leave
      </button>
      {!gone && <ProfilePage />}
    </>
  );
}

const meta = {
  title: 'Flows/OwnSections',
  component: ProfilePage,
  // The sections are drawn by their own stories.
  tags: ['!visual'],
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
    await canvas.findByRole('combobox', { name: 'Add a skill or a passion' });
    // What others see is known before anything is changed.
    await choose({ canvas, userEvent }, 'See it as others do');
    await expect(await canvas.findByText('Nothing here yet.')).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('combobox', { name: 'Seen by' })).toHaveFocus());
    await userEvent.click(canvas.getByRole('button', { name: 'Stop preview' }));
    await waitFor(() => expect(canvas.getByRole('button', { name: 'More actions' })).toHaveFocus());

    const field = await canvas.findByRole('combobox', { name: 'Add a skill or a passion' });
    await userEvent.type(field, 'Kora{Enter}');
    await expect(await canvas.findByRole('button', { name: 'Remove Kora' })).toBeVisible();
    await expect(field).toHaveFocus();
    await userEvent.keyboard('Chess{Enter}');
    await expect(await canvas.findByRole('button', { name: 'Remove Chess' })).toBeVisible();
    canvas.getByRole('button', { name: 'Remove Kora' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Remove Chess' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() =>
      expect(canvas.getByRole('combobox', { name: 'Add a skill or a passion' })).toHaveFocus(),
    );
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
    const question = within(await findDialog(/^Delete/, 'alertdialog'));
    question.getByRole('button', { name: 'Delete' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Undo' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() =>
      expect(document.activeElement?.closest('article')).toHaveAccessibleName('Backend developer'),
    );
  },
};
/** A new name stands beside what was written before, at once. */
export const Renamed: Story = {
  parameters: { path: '/profile?tab=posts' },
  beforeEach({ msw }) {
    const asked = fn(feedHandlers.getFeedList);
    msw.use(...mock({ getFeedList: asked }));
    Object.assign(window, { askedPosts: asked });
  },
  play: async ({ canvas, userEvent }) => {
    const { askedPosts: asked } = window as unknown as { askedPosts: ReturnType<typeof fn> };
    await canvas.findAllByRole('article');
    const before = asked.mock.calls.length;
    await userEvent.click(canvas.getByRole('button', { name: 'Edit profile' }));
    const dialog = within(await findDialog('Edit profile'));
    const name = await dialog.findByRole('textbox', { name: /^First name/ });
    await userEvent.clear(name);
    await userEvent.type(name, 'Amadou');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent('Amadou');
    await waitFor(() => expect(asked.mock.calls.length).toBeGreaterThan(before));
  },
};
/** A picture that is left while it is cut is not kept in memory. */
export const LeftWhileCutting: Story = {
  parameters: { path: '/profile' },
  render: () => <Leaving />,
  beforeEach() {
    const freed = spyOn(URL, 'revokeObjectURL');
    return () => freed.mockRestore();
  },
  play: async ({ canvas, userEvent }) => {
    const canvasOf = Object.assign(document.createElement('canvas'), { width: 400, height: 400 });
    const blob = await new Promise<Blob>((resolve) => canvasOf.toBlob((made) => resolve(made as Blob)));
    const input = await canvas.findByLabelText('File of your photo');
    await userEvent.upload(input, new File([blob], 'me.png', { type: 'image/png' }));
    const picture = (await screen.findByRole('dialog')).querySelector('img');
    const { src = '' } = picture ?? {};
    await expect(src).toMatch(/^blob:/);
    // Another address, such as Back of the browser.
    screen.getByText('Leave').click();
    await waitFor(() => expect(URL.revokeObjectURL).toHaveBeenCalledWith(src));
  },
};
let saving = held();
/** Who sees two sections is changed faster than the server answers. */
export const TwoVisibilities: Story = {
  parameters: { path: '/profile?tab=experience' },
  beforeEach({ msw }) {
    saving = held();
    ownProfile(makeUserInfo());
    msw.use(
      ...mock({
        async editProfile(body) {
          await saving.wait();
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
    await canvas.findByRole('button', { name: 'Education is seen by: Connections' });
    saving.release();
    await waitFor(() =>
      expect(profileNow().member.sectionVisibility).toMatchObject({ experience: 2, education: 1 }),
    );
    await expect(screen.queryByText('Who sees this was not changed')).toBeNull();
  },
};
