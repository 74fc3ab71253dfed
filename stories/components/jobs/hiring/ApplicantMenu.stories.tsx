import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { choose } from '../../../../mocks/choose.ts';
import { makeRequest } from '../../../../mocks/factories/applications.ts';
import { findMenu } from '../../../../mocks/findMenu.ts';
import { ApplicantMenu } from '../../../../src/components/jobs/hiring/ApplicantMenu.tsx';
import { movedTo } from '../../../../src/domain/requestMoves.ts';

const request = makeRequest();
const name = `Actions for ${request.applicant.userName}`;

const meta = {
  title: 'Components/Jobs/ApplicantMenu',
  component: ApplicantMenu,
  decorators: [
    (Story) => (
      <div style={{ minHeight: 260, display: 'flex', justifyContent: 'flex-end', alignItems: 'flex-start' }}>
        <Story />
      </div>
    ),
  ],
  args: { application: request, onOpen: fn(), onMove: fn() },
} satisfies Meta<typeof ApplicantMenu>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {
  parameters: { visual: { after: true } },
  play: async ({ args, canvas, userEvent }) => {
    await choose({ canvas, userEvent }, 'Move to Rejected', name);
    await waitFor(() => expect(args.onMove).toHaveBeenCalledWith({ application: request, to: 3 }));
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    canvas.getByRole('button', { name }).focus();
    await userEvent.keyboard('{Enter}');
    const menu = await findMenu();
    await expect(
      within(menu)
        .getAllByRole('menuitem')
        .map((item) => item.textContent),
    ).toEqual(['Open', 'Move to On hold', 'Move to Accepted', 'Move to Rejected']);
  },
};
/** Nobody was told yet, and offline it cannot be taken back. */
export const Locked: Story = {
  args: { application: movedTo(request, 3, new Date('2026-01-15T08:59:00Z')), locked: 'You are offline.' },
  parameters: { visual: { after: true } },
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('button', { name }).focus();
    await userEvent.keyboard('{Enter}');
    const entry = within(await findMenu()).getByRole('menuitem', { name: 'Undo: back to Under review' });
    await waitFor(() => expect(entry).toBeVisible());
    await expect(entry).toHaveAttribute('aria-disabled', 'true');
  },
};
