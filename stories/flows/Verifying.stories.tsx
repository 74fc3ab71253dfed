import type { Meta, StoryObj } from '@storybook/react-vite';
import { useLocation } from 'react-router-dom';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { choose } from '../../mocks/choose.ts';
import { makeUserInfo } from '../../mocks/factories/profile.ts';
import { makeCertificate, makeSections } from '../../mocks/factories/profileSections.ts';
import type { makeVerificationItem } from '../../mocks/factories/verification.ts';
import { findDialog } from '../../mocks/findDialog.ts';
import { pdfFile } from '../../mocks/fixtures/pdfFile.ts';
import { accountHandlers } from '../../mocks/handlers/account.ts';
import { feedHandlers } from '../../mocks/handlers/feed.ts';
import { jobHandlers } from '../../mocks/handlers/jobs.ts';
import { profileHandlers } from '../../mocks/handlers/profile.ts';
import { siteHandlers, storage } from '../../mocks/handlers/site.ts';
import { verificationHandlers } from '../../mocks/handlers/verification.ts';
import { mock } from '../../mocks/msw.ts';
import { ownProfile } from '../../mocks/profileMemory.ts';
import { signedIn } from '../../mocks/session.ts';
import ProfilePage from '../../src/pages/profile/ProfilePage.tsx';

const certificates = [makeCertificate({ certificateName: 'Drone pilot', verificationStatus: 0 })];
const sent = fn();

const meta = {
  title: 'Flows/Verifying',
  component: ProfilePage,
  beforeEach({ msw }) {
    ownProfile(makeUserInfo({ sections: makeSections({ certificates }) }));
    sent.mockClear();
    msw.use(
      ...mock({
        ...feedHandlers,
        ...profileHandlers,
        ...verificationHandlers,
        ...jobHandlers,
        countries: accountHandlers.countries,
        presignedUrl: siteHandlers.presignedUrl,
        verificationRequestList: (body) => {
          const { response, ...answer } = verificationHandlers.verificationRequestList(body);
          // What is asked for by its id is the certificate of this profile.
          return { ...answer, response: response.map((item) => ({ ...item, title: titleOf(item) })) };
        },
        sendForVerification: (body) => {
          sent(body);
          return verificationHandlers.sendForVerification(body);
        },
      }),
      storage,
    );
    return signedIn();
  },
} satisfies Meta<typeof ProfilePage>;
export default meta;
type Story = StoryObj<typeof meta>;

function Here() {
  const { pathname, search } = useLocation();
  return <output aria-label="Address">{pathname + search}</output>;
}

const titleOf = ({ documentId, title }: ReturnType<typeof makeVerificationItem>) =>
  documentId === 'ce1' ? 'Drone pilot' : title;

/** What can be verified, each with how far it is; who asks for something stands first. */
export const Documents: Story = {
  parameters: { path: '/profile?tab=documents' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nordlicht Energie asks you to verify this.')).toBeVisible();
    await expect(canvas.getByRole('tab', { name: 'Documents' })).toHaveAttribute('aria-selected', 'true');
  },
};
/** From the item's menu to the dialog, and the file to the verifier. */
export const FromTheMenu: Story = {
  parameters: { path: '/profile?tab=certificates' },
  play: async ({ canvas, userEvent }) => {
    const actions = 'Actions for Drone pilot';
    await canvas.findByRole('button', { name: actions });
    await choose({ canvas, userEvent }, 'Have it verified', actions);
    const dialog = await findDialog('Verify');
    await waitFor(() => expect(within(dialog).getByText('Drone pilot')).toBeVisible());
    await expect(canvas.getByRole('tab', { name: 'Documents', hidden: true })).toHaveAttribute(
      'aria-selected',
      'true',
    );
    const file = pdfFile('licence.pdf');
    const input = dialog.querySelector<HTMLInputElement>('input[type=file]');
    if (input) await userEvent.upload(input, file);
    await userEvent.click(within(dialog).getByRole('checkbox', { name: /A verifier may look/ }));
    await userEvent.click(await within(dialog).findByRole('button', { name: 'Send to the verifier' }));
    await waitFor(() =>
      expect(sent).toHaveBeenCalledWith(expect.objectContaining({ documentId: 'ce1', documentType: 3 })),
    );
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};
/** A link names what is to be verified: its dialog is open from the start. Closed, the address forgets it. */
export const FromALink: Story = {
  parameters: { path: '/profile?tab=documents&verify=3.ce1' },
  decorators: [
    (Story) => (
      <>
        {Story()}
        <Here />
      </>
    ),
  ],
  play: async ({ userEvent }) => {
    const dialog = await findDialog('Verify');
    await waitFor(() => expect(within(dialog).getByText('Drone pilot')).toBeVisible());
    await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    // The address follows when the dialog has left.
    await waitFor(() => expect(screen.getByLabelText('Address')).not.toHaveTextContent('verify'));
    await expect(screen.getByLabelText('Address')).toHaveTextContent('/profile?tab=documents');
  },
};
