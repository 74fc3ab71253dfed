import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { makePage, previewPages } from '../../../mocks/factories/resume.ts';
import { longName } from '../../../mocks/fixtures/longText.ts';
import { ResumePageDrawing } from '../../../src/components/profile/ResumePageDrawing.tsx';

const meta = {
  title: 'Components/Profile/ResumePageDrawing',
  component: ResumePageDrawing,
  args: { page: makePage([]), width: 595.28, height: 841.89, number: 1, count: 2 },
} satisfies Meta<typeof ResumePageDrawing>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: { page: previewPages[0] ?? makePage([]) },
  play: async ({ canvas }) =>
    void (await expect(canvas.getByRole('img', { name: 'Page 1 of 2' })).toBeVisible()),
};
export const Letter: Story = {
  args: { page: previewPages[1] ?? makePage([]), width: 612, height: 792, number: 2 },
};
export const LongText: Story = { args: { page: makePage([longName], longName) } };
