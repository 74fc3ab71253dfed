import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { authors } from '../../mocks/factories/feed.ts';
import { relations } from '../../mocks/factories/people.ts';
import { makeCertificate } from '../../mocks/factories/profileSections.ts';
import { makeVerificationItem } from '../../mocks/factories/verification.ts';
import { held } from '../../mocks/held.ts';
import { failing, mock, MockProblem } from '../../mocks/msw.ts';
import { signedIn } from '../../mocks/session.ts';
import { visited, visiting } from '../../mocks/visits.ts';
import { toastQueue } from '../../src/lib/toastQueue.ts';
import UserProfilePage from '../../src/pages/people/UserProfilePage.tsx';

const certificates = [
  makeCertificate({ certificateName: 'Drone pilot', verificationStatus: 0 }),
  makeCertificate({ certificateId: 'ce2' }),
];
const another = makeCertificate({
  certificateId: 'ce3',
  certificateName: 'Crane operator',
  verificationStatus: 0,
});
const connected = (...more: (typeof certificates)[number][]) =>
  visited({
    sections: { certificates: [...certificates, ...more] },
    viewer: relations.connected,
    connectionsOnly: [],
  });
const asked = fn();

const meta = {
  title: 'Flows/AskingToVerify',
  component: UserProfilePage,
  parameters: { path: '/user-profile?u=u6' },
  beforeEach({ msw }) {
    asked.mockClear();
    msw.use(
      ...mock({
        ...visiting(connected()),
        verificationRequestList: (body) => {
          asked(body);
          return { message: 'Requested', response: [makeVerificationItem({ status: 1 })], count: 1 };
        },
      }),
    );
    return signedIn(authors.nordlicht);
  },
} satisfies Meta<typeof UserProfilePage>;
export default meta;
type Story = StoryObj<typeof meta>;

const refusal = 'You have asked for this already.';
const ask = { name: 'Ask to verify: Drone pilot' };

/** HR asks a connection; what is verified has nothing to ask for. */
export const Ask: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', ask));
    await expect(await canvas.findByRole('button', { name: 'Asked to verify: Drone pilot' })).toBeDisabled();
    await expect(asked).toHaveBeenCalledWith(
      expect.objectContaining({ action: 1, otherUserId: 'u6', documentType: 3, documentId: 'ce1' }),
    );
    await expect(canvas.queryByRole('button', { name: /Certified Kubernetes/ })).toBeNull();
  },
};
export const Refused: Story = {
  beforeEach({ msw }) {
    msw.use(...mock({ verificationRequestList: failing(409, { code: 'CONFLICT', message: refusal }) }));
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', ask));
    await waitFor(() => expect(toastQueue.all().at(-1)).toMatchObject({ kind: 'error', title: refusal }));
    await waitFor(() => expect(canvas.getByRole('button', ask)).toBeEnabled());
  },
};
let refused = held();
/** Two are asked about at once: each has its own answer, whichever comes first. */
export const TwoAtOnce: Story = {
  // It looks as the answers of one do.
  tags: ['!visual'],
  beforeEach({ msw }) {
    refused = held();
    msw.use(
      ...mock({
        ...visiting(connected(another)),
        async verificationRequestList(body) {
          if ('documentId' in body && body.documentId === 'ce1') {
            await refused.wait();
            throw new MockProblem(409, { code: 'CONFLICT', message: refusal });
          }
          return { message: 'Requested', response: [makeVerificationItem({ status: 1 })], count: 1 };
        },
      }),
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', ask));
    await userEvent.click(canvas.getByRole('button', { name: 'Ask to verify: Crane operator' }));
    await expect(
      await canvas.findByRole('button', { name: 'Asked to verify: Crane operator' }),
    ).toBeDisabled();
    refused.release();
    await waitFor(() => expect(toastQueue.all().at(-1)).toMatchObject({ kind: 'error', title: refusal }));
    await waitFor(() => expect(canvas.getByRole('button', ask)).not.toHaveAttribute('aria-disabled'));
    await expect(canvas.getAllByRole('button', { name: /^Asked to verify/ })).toHaveLength(1);
  },
};
/** Only HR asks. */
export const JobSeeker: Story = {
  beforeEach: () => signedIn(),
  // It looks as the page of a connection does.
  tags: ['!visual'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('article', { name: 'Drone pilot' })).toBeVisible();
    await expect(canvas.queryByRole('button', ask)).toBeNull();
  },
};
