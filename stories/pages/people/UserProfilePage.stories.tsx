import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { choose } from '../../../mocks/choose.ts';
import { authors } from '../../../mocks/factories/feed.ts';
import { relations } from '../../../mocks/factories/people.ts';
import { makeAgency, makeBrand, makeBusiness } from '../../../mocks/factories/profile.ts';
import { emojiRun, longName, longText, longWord } from '../../../mocks/fixtures/longText.ts';
import { relationNow } from '../../../mocks/memory.ts';
import { failing, mock } from '../../../mocks/msw.ts';
import { retryWith } from '../../../mocks/retryWith.ts';
import { signedIn } from '../../../mocks/session.ts';
import { visited, visitedOrganisation, visiting } from '../../../mocks/visits.ts';
import UserProfilePage from '../../../src/pages/people/UserProfilePage.tsx';

const meta = {
  title: 'Pages/People/UserProfilePage',
  component: UserProfilePage,
  // A function: of plain data, Storybook would mix this profile with those of the stories.
  parameters: { path: '/user-profile?u=u6', info: () => visited() },
  beforeEach({ msw, parameters }) {
    msw.use(...mock(visiting(parameters.info())));
    return signedIn();
  },
} satisfies Meta<typeof UserProfilePage>;
export default meta;
type Story = StoryObj<typeof meta>;

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
type Played = Parameters<NonNullable<Story['play']>>[0];
/** Back to the first one, without the ring around it. */
async function leaveTab({ canvas, userEvent }: Pick<Played, 'canvas' | 'userEvent'>) {
  await userEvent.click(canvas.getByRole('tab', { name: 'Profile' }));
  (document.activeElement as HTMLElement | null)?.blur();
}

/** A stranger who may connect; one section is for connections only. */
export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(await heading('Ilse van Dorp')).toBeVisible();
    await userEvent.click(canvas.getByRole('tab', { name: 'Posts' }));
    await expect(await canvas.findByRole('feed', { name: 'Posts by Ilse van Dorp' })).toBeVisible();
    await expect(canvas.getAllByRole('article')).toHaveLength(1);
    await leaveTab({ canvas, userEvent });
    await expect(screen.getByText('Visible to connections')).toBeVisible();
    await expect(screen.getByRole('button', { name: 'Connect with Ilse van Dorp' })).toBeVisible();
  },
};
export const Empty: Story = {
  parameters: {
    info: () =>
      visited({
        member: { ...visited().member, about: undefined, headline: undefined, location: undefined },
        sections: {},
        connectionsOnly: [],
      }),
  },
  play: async () => {
    await expect(await screen.findByText(/has not written anything here yet/)).toBeVisible();
  },
};
/** Deleted, or they block the reader: the page does not say which. The first answer fails. */
export const NotFound: Story = {
  beforeEach({ msw }) {
    msw.use(...mock({ getUserInfo: failing() }));
  },
  play: async ({ msw, userEvent }) => {
    await retryWith({ msw, userEvent }, { getUserInfo: failing(404, { code: 'NOT_FOUND' }) });
    await expect(await heading('This profile is not available')).toBeVisible();
  },
};
export const Suspended: Story = {
  beforeEach({ msw }) {
    msw.use(...mock({ getUserInfo: failing(403, { code: 'SUSPENDED' }) }));
  },
  play: async () => {
    await expect(await screen.findByText('The account is suspended for now.')).toBeVisible();
  },
};
export const AskedByThem: Story = {
  parameters: { info: () => visited({ viewer: relations.asking }) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Accept the request of Ilse van Dorp' }));
    await expect(await canvas.findByText('You are connected')).toBeVisible();
    await expect(await canvas.findByRole('button', { name: 'Recommend Ilse van Dorp' })).toBeVisible();
    await waitFor(() => expect(canvas.queryByText('Visible to connections')).toBeNull());
  },
};
/** From the state of the route, as the specification has it. Somebody without a post. */
export const AskedByMe: Story = {
  parameters: {
    path: { pathname: '/user-profile', state: { userId: 'u6', userType: 1 } },
    info: () => visited({ viewer: relations.asked }),
  },
  beforeEach({ msw }) {
    const none = { message: 'Feed', response: [], count: 0, snapshotAt: '2026-01-15T09:00:00.000Z' };
    msw.use(...mock({ getFeedList: () => none }));
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await heading('Ilse van Dorp')).toBeVisible();
    await userEvent.click(canvas.getByRole('tab', { name: 'Posts' }));
    await expect(await canvas.findByText('Ilse van Dorp has posted nothing that you can see.')).toBeVisible();
    await leaveTab({ canvas, userEvent });
    await expect(await canvas.findByRole('button', { name: 'Requested' })).toBeVisible();
  },
};
/** The name alone is left, and the way back. */
export const Blocked: Story = {
  parameters: { info: () => visited({ viewer: relations.blocked }) },
  play: async ({ canvas, userEvent, step }) => {
    const unblock = await canvas.findByRole('button', { name: 'Unblock Ilse van Dorp' });
    await expect(unblock).toBeVisible();
    await expect(canvas.queryByText(/I draw things/)).toBeNull();
    await step('the block is taken back', async () => {
      await userEvent.click(unblock);
      await expect(await canvas.findByRole('button', { name: 'Connect with Ilse van Dorp' })).toBeVisible();
      await waitFor(() => expect(relationNow('u6')?.isBlocked).toBe(false));
      await canvas.findByText(/I draw things/);
    });
    await step('and made again', async () => {
      await choose({ canvas, userEvent }, 'Block', 'More about Ilse van Dorp');
      await userEvent.click(await screen.findByRole('button', { name: 'Block' }));
      await expect(await canvas.findByText(/You have blocked this member/)).toBeVisible();
      await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
      await expect(canvas.queryByText(/I draw things/)).toBeNull();
    });
  },
};
export const Recommendations: Story = {
  parameters: {
    path: '/user-profile?u=u1&tab=recommendations',
    info: () => visited({ member: { ...visited().member, ...authors.amara, userType: 1 } }),
  },
  beforeEach: () => signedIn(authors.tomas),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Worked with Amara Diallo/)).toBeVisible();
  },
};
export const Agency: Story = {
  parameters: {
    path: '/user-profile?u=u13',
    info: () => visitedOrganisation(makeAgency(), relations.agency),
  },
  play: async ({ canvas, userEvent }) => {
    await heading('Brightpath Talent');
    await expect(canvas.getByText(/94 % of applications/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Follow Brightpath Talent' }));
    await expect(await canvas.findByRole('button', { name: 'Following Brightpath Talent' })).toBeVisible();
  },
};
export const Brand: Story = {
  parameters: {
    path: '/user-profile?u=u14',
    info: () => visitedOrganisation(makeBrand(), relations.followed),
  },
  play: async ({ canvas }) => {
    await heading('Atlas Bikes');
    await expect(canvas.queryByRole('button', { name: /^Connect/ })).toBeNull();
    await expect(canvas.queryByRole('tab', { name: 'Recommendations' })).toBeNull();
  },
};
export const Business: Story = {
  parameters: { path: '/user-profile?u=u4', info: () => visitedOrganisation(makeBusiness()) },
  play: async ({ canvas }) => {
    await heading('Café Sol');
    await expect(canvas.getByRole('link', { name: /Calle de la Paloma 12/ })).toBeVisible();
  },
};
const long = { ...visited().member, userName: longName, headline: longWord + emojiRun, about: longText };
export const LongText: Story = {
  parameters: { info: () => visited({ member: long, viewer: relations.asking }) },
  play: async () => {
    await expect(await screen.findByRole('heading', { level: 1 })).toBeVisible();
  },
};
