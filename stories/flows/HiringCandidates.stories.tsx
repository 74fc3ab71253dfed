import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, spyOn, waitFor, within } from 'storybook/test';
import { manyRequests, pipeline } from '../../mocks/factories/applications.ts';
import { makeDashboard, tilesOf } from '../../mocks/factories/dashboard.ts';
import { authors } from '../../mocks/factories/feed.ts';
import { findDialog } from '../../mocks/findDialog.ts';
import { mock } from '../../mocks/msw.ts';
import { hiring } from '../../mocks/requestMemory.ts';
import { signedIn } from '../../mocks/session.ts';
import { useNewApplicants } from '../../src/hooks/jobs/hiring/useNewApplicants.ts';
import JobRequestsPage from '../../src/pages/jobs/JobRequestsPage.tsx';

const list = '/jobs/job-requests?job=j1&view=list';
let server = hiring(pipeline);
const unseen = () => server.now().filter(({ seenAt }) => seenAt === undefined).length;

/** The number that stands in the sidebar. */
function NewApplicants() {
  return <p>New: {useNewApplicants()}</p>;
}

const meta = {
  title: 'Flows/HiringCandidates',
  component: JobRequestsPage,
  globals: { viewport: { value: 'wide', isRotated: false } },
  // Stories of the page show how it looks.
  tags: ['!visual'],
  parameters: { path: list },
  beforeEach({ msw }) {
    server = hiring(pipeline);
    const dashboardDetails = () => ({
      message: 'Dashboard',
      response: makeDashboard({ tiles: { ...tilesOf.hr, newApplicants: unseen() } }),
    });
    msw.use(...mock({ ...server.handlers, dashboardDetails }));
    return signedIn(authors.nordlicht);
  },
  render: () => (
    <>
      <NewApplicants />
      <JobRequestsPage />
    </>
  ),
} satisfies Meta<typeof JobRequestsPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const first = pipeline[0]!;
const { userName } = first.applicant;

/** Whoever is opened is no new applicant any more, also where the number stands. */
export const Counted: Story = {
  play: async ({ userEvent }) => {
    const before = unseen();
    await screen.findByText(`New: ${before}`);
    const { applicant } = server.now().find(({ seenAt }) => seenAt === undefined)!;
    await userEvent.click(await screen.findByRole('button', { name: applicant.userName }));
    await findDialog(applicant.userName);
    await expect(await screen.findByText(`New: ${before - 1}`)).toBeInTheDocument();
  },
};
/** A note or a message that was begun for one candidate is not found, and sent, beside another. */
export const NextCandidate: Story = {
  parameters: { path: `${list}&applicant=${first.applicationId}` },
  play: async ({ userEvent }) => {
    const note = async (name: string) =>
      within(await findDialog(name)).findByRole('textbox', { name: /^New note/ });
    const { userName: second } = pipeline[1]!.applicant;
    await note(userName);
    await userEvent.click(screen.getByRole('button', { name: 'Next candidate' }));
    await note(second);
    // Both have been read by now: nothing is loaded in between.
    await userEvent.click(screen.getByRole('button', { name: 'Previous candidate' }));
    await userEvent.type(await note(userName), 'Asks for too much');
    await userEvent.click(screen.getByRole('button', { name: 'Next candidate' }));
    await expect(await note(second)).toHaveValue('');
  },
};

const many = hiring(manyRequests(600));
const asked = fn();
/** The file has what the filters leave, of every page, and not only what the board has read so far. */
export const Exported: Story = {
  parameters: { path: '/jobs/job-requests?job=j1&rating=3' },
  beforeEach({ msw }) {
    asked.mockClear();
    const { getJobRequestList } = many.handlers;
    msw.use(
      ...mock({
        ...many.handlers,
        getJobRequestList(body) {
          asked(body);
          return getJobRequestList(body);
        },
      }),
    );
  },
  play: async ({ userEvent }) => {
    await screen.findByText('300 applications');
    const made = spyOn(URL, 'createObjectURL');
    const saved = spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
    asked.mockClear();
    await userEvent.click(screen.getByRole('button', { name: 'Export CSV' }));
    await waitFor(() => expect(saved).toHaveBeenCalledOnce());
    const [link] = saved.mock.contexts;
    await expect(link).toHaveProperty('download', 'Applications.csv');
    const pages = asked.mock.calls.map(([{ pageIndex, cursor, jobId, filters }]) => ({
      pageIndex,
      cursor,
      jobId,
      filters,
    }));
    const filters = { ratingMin: 3 };
    await expect(pages).toEqual([
      { pageIndex: 1, cursor: undefined, jobId: 'j1', filters },
      { pageIndex: 2, cursor: '100', jobId: 'j1', filters },
      { pageIndex: 3, cursor: '200', jobId: 'j1', filters },
    ]);
    const [file] = made.mock.lastCall ?? [];
    const rows = file instanceof Blob ? (await file.text()).trim().split('\r\n') : [];
    await expect(rows[0]).toMatch(/Name,Headline,City/);
    await expect(rows).toHaveLength(301);
    await expect(await screen.findByRole('button', { name: 'Export CSV' })).toBeEnabled();
  },
};
