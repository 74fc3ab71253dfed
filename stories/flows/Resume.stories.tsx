import type { Meta, StoryObj } from '@storybook/react-vite';
import { strToU8, zipSync } from 'fflate';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { choose as chooseEntry } from '../../mocks/choose.ts';
import { findDialog } from '../../mocks/findDialog.ts';
import { makeUserInfo } from '../../mocks/factories/profile.ts';
import { accountHandlers } from '../../mocks/handlers/account.ts';
import { feedHandlers } from '../../mocks/handlers/feed.ts';
import { jobHandlers } from '../../mocks/handlers/jobs.ts';
import { profileHandlers } from '../../mocks/handlers/profile.ts';
import { failing, mock } from '../../mocks/msw.ts';
import { signedIn } from '../../mocks/session.ts';
import { ImportDialog } from '../../src/components/profile/resume/ImportDialog.tsx';
import { ResumeDialog } from '../../src/components/profile/resume/ResumeDialog.tsx';
import { Button } from '../../src/components/ui/Button.tsx';
import { useResume, useResumeImport } from '../../src/hooks/profile/resume/useResume.ts';
import ProfilePage from '../../src/pages/profile/ProfilePage.tsx';
import { toJsonResume } from '../../src/lib/resume/jsonResume.ts';

const info = makeUserInfo();

/** What the own profile opens. */
function Tools() {
  const resume = useResume(info);
  const coming = useResumeImport();
  return (
    <>
      <Button onClick={resume.onOpen}>Résumé</Button>
      <Button onClick={coming.onOpen}>Import</Button>
      <ResumeDialog {...resume.dialog} />
      <ImportDialog {...coming.dialog} />
    </>
  );
}

const meta = {
  title: 'Flows/Resume',
  component: Tools,
  // The stories of the two dialogs draw what is seen here.
  tags: ['!visual'],
  beforeEach({ msw }) {
    msw.use(
      ...mock({ ...feedHandlers, ...profileHandlers, ...jobHandlers, countries: accountHandlers.countries }),
    );
    return signedIn();
  },
} satisfies Meta<typeof Tools>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The file that the page saves, instead of the browser saving it. */
function caught() {
  const saved: { name: string; blob: Promise<Blob> }[] = [];
  const press = HTMLAnchorElement.prototype.click;
  HTMLAnchorElement.prototype.click = function save(this: HTMLAnchorElement) {
    saved.push({ name: this.download, blob: fetch(this.href).then((answer) => answer.blob()) });
  };
  return { saved, end: () => void (HTMLAnchorElement.prototype.click = press) };
}

/** Laid out with the real fonts, in the browser; the PDF and the JSON are saved under the member's name. */
export const Download: Story = {
  play: async ({ canvas, userEvent }) => {
    const { saved, end } = caught();
    try {
      await userEvent.click(canvas.getByRole('button', { name: 'Résumé' }));
      const dialog = within(await findDialog('Download résumé'));
      await dialog.findByRole('img', { name: /^Page 1 of/ }, { timeout: 15_000 });
      await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Paper' }), 'Letter');
      await dialog.findByRole('img', { name: /^Page 1 of/ }, { timeout: 15_000 });
      await userEvent.click(dialog.getByRole('button', { name: 'Download PDF' }));
      await waitFor(() => expect(saved).toHaveLength(1), { timeout: 15_000 });
      await expect(saved[0]?.name).toBe('Amara Diallo – Résumé.pdf');
      const pdf = new Uint8Array(await ((await saved[0]?.blob) ?? new Blob()).arrayBuffer());
      await expect(new TextDecoder().decode(pdf.subarray(0, 8))).toBe('%PDF-1.7');
      await expect(pdf.length).toBeGreaterThan(5000);
      await userEvent.click(dialog.getByRole('button', { name: 'JSON Resume' }));
      await waitFor(() => expect(saved).toHaveLength(2));
      const json = await ((await saved[1]?.blob) ?? new Blob()).text();
      await expect(JSON.parse(json)).toMatchObject({ basics: { name: 'Amara Diallo' } });
    } finally {
      end();
    }
  },
};

const archive = () =>
  new File(
    [
      new Uint8Array(
        zipSync({
          'Positions.csv': strToU8(
            '\ufeffCompany Name,Title,Description,Location,Started On,Finished On\nKiln & Co,Potter,"Two\nlines",Dakar,Mar 2012,Feb 2014\n',
          ),
          'Profile.csv': strToU8('Headline\nAnother headline\n'),
        }),
      ),
    ],
    'archive.zip',
  );

const choose = async (
  userEvent: { upload: (input: HTMLElement, file: File) => Promise<void> },
  file: File,
) => {
  const dialog = within(await findDialog('Import to your profile'));
  await userEvent.upload(dialog.getByLabelText('File to import'), file);
  return dialog;
};

/** A LinkedIn archive: what is new is ticked, what differs is not, and only what is ticked is saved. */
export const LinkedIn: Story = {
  beforeEach({ msw }) {
    const added = fn(profileHandlers.addWorkExperience);
    msw.use(...mock({ addWorkExperience: added, editProfile: failing() }));
    Object.assign(window, { addedPositions: added });
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Import' }));
    const dialog = await choose(userEvent, archive());
    await expect(await dialog.findByRole('checkbox', { name: /Potter/ })).toBeChecked();
    // What was pressed went with its step; the keyboard goes on in the next one.
    await waitFor(() => expect(document.activeElement).toHaveAttribute('type', 'checkbox'));
    await expect(dialog.getByRole('checkbox', { name: /Headline/ })).not.toBeChecked();
    await userEvent.click(dialog.getByRole('button', { name: 'Save 1 entry' }));
    await dialog.findByText(/1 entry saved to your profile/);
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Done' })).toHaveFocus());
    const { addedPositions: added } = window as unknown as { addedPositions: ReturnType<typeof fn> };
    await expect(added).toHaveBeenCalledOnce();
    await expect(added.mock.calls[0]?.[0]).toMatchObject({
      jobTitle: 'Potter',
      startDate: '2012-03',
      endDate: '2014-02',
      description: 'Two\nlines',
      clientId: expect.stringMatching(/^[\da-f-]{36}$/),
    });
  },
};
/** What fails is named, and sent again under the same clientId. */
export const FailsOnce: Story = {
  beforeEach({ msw }) {
    const added = fn(
      failing(422, {
        code: 'VALIDATION',
        errors: { isCurrent: 'At most 3 positions can be current at once.' },
      }),
    );
    msw.use(...mock({ addWorkExperience: added }));
    Object.assign(window, { addedPositions: added });
  },
  play: async ({ canvas, msw, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Import' }));
    const dialog = await choose(userEvent, archive());
    await userEvent.click(await dialog.findByRole('button', { name: 'Save 1 entry' }));
    await dialog.findByText('At most 3 positions can be current at once.');
    const { addedPositions: first } = window as unknown as { addedPositions: ReturnType<typeof fn> };
    const again = fn(profileHandlers.addWorkExperience);
    msw.use(...mock({ addWorkExperience: again }));
    await userEvent.click(dialog.getByRole('button', { name: 'Try again' }));
    await dialog.findByText(/1 entry saved/);
    const idOf = (calls: unknown[][]) => (calls[0]?.[0] as { clientId?: string } | undefined)?.clientId;
    await expect(idOf(again.mock.calls)).toBe(idOf(first.mock.calls));
  },
};
/** The member's own file again: everything is there, nothing is ticked. */
export const OwnFile: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Import' }));
    const file = new File([toJsonResume(info, new Date('2026-01-15'))], 'resume.json');
    const dialog = await choose(userEvent, file);
    await dialog.findByText(/that you have/);
    await expect(dialog.queryAllByRole('checkbox', { checked: true })).toEqual([]);
  },
};
export const BrokenFile: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Import' }));
    const dialog = await choose(userEvent, new File(['{"work": [}'], 'resume.json'));
    await expect(await dialog.findByRole('alert')).toHaveTextContent('line 1, column 11');
    await userEvent.upload(screen.getByLabelText('File to import'), new File(['%PDF-1.4'], 'resume.json'));
    await waitFor(() => expect(dialog.getByRole('alert')).toHaveTextContent('line 1, column 1'));
  },
};
/** From the menu of the own profile. */
export const FromProfile: Story = {
  render: () => <ProfilePage />,
  play: async ({ canvas, userEvent }) => {
    await screen.findByRole('button', { name: 'More actions' });
    await chooseEntry({ canvas, userEvent }, 'Import');
    await findDialog('Import to your profile');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};
