import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { makePage, previewPages } from '../../../../mocks/factories/resume.ts';
import { longName } from '../../../../mocks/fixtures/longText.ts';
import { ResumePreviewPanel } from '../../../../src/components/profile/resume/ResumePreviewPanel.tsx';

const retry = fn();
const meta = {
  title: 'Components/Profile/ResumePreviewPanel',
  component: ResumePreviewPanel,
  args: { paper: 'A4', preview: { status: 'ready', pages: previewPages, missing: [] } },
} satisfies Meta<typeof ResumePreviewPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => void (await expect(canvas.getAllByRole('img')).toHaveLength(2)),
};
export const Failed: Story = {
  args: {
    preview: { status: 'error', error: { message: 'The preview could not be made.' }, onRetry: retry },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Retry|Try again/ }));
    await expect(retry).toHaveBeenCalled();
  },
};
export const LongText: Story = {
  args: {
    paper: 'Letter',
    preview: { status: 'ready', pages: [makePage([longName], longName)], missing: ['𓀀'] },
  },
};
