import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, spyOn, waitFor, within } from 'storybook/test';
import { choose } from '../../mocks/choose.ts';
import { makeUserInfo } from '../../mocks/factories/profile.ts';
import { makeCertificate, makeSections } from '../../mocks/factories/profileSections.ts';
import { documentFiles } from '../../mocks/factories/verification.ts';
import { findDialog } from '../../mocks/findDialog.ts';
import { pdfFile } from '../../mocks/fixtures/pdfFile.ts';
import { accountHandlers } from '../../mocks/handlers/account.ts';
import { feedHandlers } from '../../mocks/handlers/feed.ts';
import { jobHandlers } from '../../mocks/handlers/jobs.ts';
import { profileHandlers } from '../../mocks/handlers/profile.ts';
import { profileSectionHandlers } from '../../mocks/handlers/profileSections.ts';
import { brokenStorage, siteHandlers, storage } from '../../mocks/handlers/site.ts';
import { MockProblem, mock } from '../../mocks/msw.ts';
import { ownProfile } from '../../mocks/profileMemory.ts';
import { signedIn } from '../../mocks/session.ts';
import ProfilePage from '../../src/pages/profile/ProfilePage.tsx';

const [front, proof] = documentFiles;
const certificates = [
  makeCertificate({ verificationStatus: 0, documents: proof ? [proof] : [] }),
  makeCertificate({
    certificateId: 'ce2',
    certificateName: 'Drone pilot',
    verificationStatus: 0,
    documents: front ? [front] : [],
    order: 1,
  }),
];
const saved = fn();

const meta = {
  title: 'Flows/OwnFiles',
  component: ProfilePage,
  parameters: { path: '/profile?tab=certificates' },
  beforeEach({ msw }) {
    ownProfile(makeUserInfo({ sections: makeSections({ certificates }) }));
    saved.mockClear();
    msw.use(
      ...mock({
        ...feedHandlers,
        ...profileHandlers,
        ...jobHandlers,
        countries: accountHandlers.countries,
        presignedUrl: siteHandlers.presignedUrl,
        addCertificate: (body) => {
          saved(body);
          return profileSectionHandlers.addCertificate(body);
        },
      }),
      storage,
    );
    return signedIn();
  },
} satisfies Meta<typeof ProfilePage>;
export default meta;
type Story = StoryObj<typeof meta>;
type Play = Parameters<NonNullable<Story['play']>>[0];

const ofFirst = 'Actions for Certified Kubernetes Administrator';
const ofSecond = 'Actions for Drone pilot';
const pdf = () => pdfFile('licence-2026.pdf');

async function openEditor({ canvas, userEvent }: Play) {
  await canvas.findByRole('button', { name: ofFirst });
  await choose({ canvas, userEvent }, 'Edit', ofFirst);
  const dialog = await findDialog('Edit certificate');
  const shown = await within(dialog).findByRole('link', { name: /licence.pdf/ });
  await waitFor(() => expect(shown).toBeVisible());
  return dialog;
}
async function pick(dialog: HTMLElement, file: File, { userEvent }: Play) {
  const input = dialog.querySelector<HTMLInputElement>('input[type=file]');
  if (input) await userEvent.upload(input, file);
}
/** Dropped on the form, where no chooser has looked at its kind. */
function drop(dialog: HTMLElement, file: File) {
  const dataTransfer = new DataTransfer();
  dataTransfer.items.add(file);
  const event = new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer });
  within(dialog)
    .getByRole('group', { name: /^Proof/ })
    .dispatchEvent(event);
}
const save = async (dialog: HTMLElement, { userEvent }: Play) => {
  await userEvent.click(await within(dialog).findByRole('button', { name: 'Save' }));
};

/** Editing an item does not cost its proof. */
export const KeptProof: Story = {
  play: async (play) => {
    const dialog = await openEditor(play);
    await play.userEvent.type(within(dialog).getByRole('textbox', { name: 'Issued by' }), ' II');
    await save(dialog, play);
    await waitFor(() =>
      expect(saved).toHaveBeenCalledWith(
        expect.objectContaining({ issuer: expect.stringMatching(/ II$/), documentKey: proof?.mediaKey }),
      ),
    );
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};
export const MovedWithItsProof: Story = {
  // It looks as the section does.
  tags: ['!visual'],
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('button', { name: ofFirst });
    await choose({ canvas, userEvent }, 'Move up', ofSecond);
    await waitFor(() =>
      expect(saved).toHaveBeenLastCalledWith(
        expect.objectContaining({ order: 0, documentKey: front?.mediaKey }),
      ),
    );
  },
};
/** Another file takes its place once it has arrived. */
export const AnotherProof: Story = {
  play: async (play) => {
    const dialog = await openEditor(play);
    await pick(dialog, pdf(), play);
    await expect(await within(dialog).findByText('licence-2026.pdf')).toBeVisible();
    await save(dialog, play);
    await waitFor(() => expect(saved).toHaveBeenCalledOnce());
    const [[body] = []] = saved.mock.calls as [[{ documentKey?: string }]];
    await expect(body?.documentKey).toMatch(/^post\//);
  },
};
/** It is looked into when it is chosen: what is wrong with it is said before it is sent. */
export const LockedPdf: Story = {
  // The picker of WrongKind shows a file that failed.
  tags: ['!visual'],
  play: async (play) => {
    const dialog = await openEditor(play);
    await pick(dialog, pdfFile('licence-2026.pdf', '/Encrypt 9 0 R'), play);
    const why = 'This PDF is protected by a password. Please save it without one, or add pictures of it.';
    await expect(await within(dialog).findByText(why)).toBeVisible();
    await expect(within(dialog).queryByRole('button', { name: 'Retry' })).toBeNull();
  },
};
export const WrongKind: Story = {
  play: async (play) => {
    const dialog = await openEditor(play);
    // The menu that led here gives the focus back late, and the dialog takes it again to where it was: to what is shown.
    within(dialog).getByRole('button', { name: 'Choose another file' }).focus();
    const scrolled = spyOn(Element.prototype, 'scrollIntoView');
    drop(dialog, new File(['x'], 'letter.docx', { type: 'application/msword' }));
    const why = await within(dialog).findByText(/“letter.docx” was not added/);
    await expect(why).toBeVisible();
    // On a phone it would be below the buttons, which lie over the end of the form.
    await expect(scrolled.mock.contexts).toContain(why);
    scrolled.mockRestore();
    await expect(within(dialog).getByRole('link', { name: /licence.pdf/ })).toBeVisible();
  },
};
/** What was saved before is still there when the new file does not arrive and is taken away again. */
export const DidNotArrive: Story = {
  beforeEach({ msw }) {
    msw.use(brokenStorage);
  },
  play: async (play) => {
    const dialog = await openEditor(play);
    await pick(dialog, pdf(), play);
    await expect(await within(dialog).findByRole('button', { name: 'Retry' })).toBeVisible();
    await play.userEvent.click(within(dialog).getByRole('button', { name: 'Save' }));
    await expect(within(dialog).getByText(/Please send it again, or remove it/)).toBeVisible();
    await play.userEvent.click(within(dialog).getByRole('button', { name: 'Remove licence-2026.pdf' }));
    await expect(within(dialog).getByRole('link', { name: /licence.pdf/ })).toBeVisible();
    await expect(within(dialog).queryByText(/Please send it again/)).toBeNull();
  },
};
/** The server has looked into it: what is wrong stands at the file. */
export const RefusedByItsContent: Story = {
  beforeEach({ msw }) {
    const message = 'A proof is a PDF, JPEG or PNG.';
    msw.use(
      ...mock({
        addCertificate: () => {
          throw new MockProblem(415, { code: 'TYPE', message, errors: { documentKey: message } });
        },
      }),
    );
  },
  play: async (play) => {
    const dialog = await openEditor(play);
    await pick(dialog, pdf(), play);
    await save(dialog, play);
    const button = await within(dialog).findByRole('button', { name: 'Choose another file' });
    await waitFor(() => expect(button).toHaveAccessibleDescription('A proof is a PDF, JPEG or PNG.'));
    await expect(button).toHaveFocus();
    // It was pale while the form was on its way.
    await waitFor(() => expect(getComputedStyle(button).opacity).toBe('1'));
    const cancel = within(dialog).getByRole('button', { name: 'Cancel' });
    await waitFor(() => expect(getComputedStyle(cancel).opacity).toBe('1'));
  },
};
