import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { makeApplication } from '../../../mocks/factories/applications.ts';
import { longName, longText } from '../../../mocks/fixtures/longText.ts';
import { AppliedSentPanel } from '../../../src/components/jobs/AppliedSentPanel.tsx';

const meta = {
  title: 'Components/Jobs/AppliedSentPanel',
  component: AppliedSentPanel,
  args: { application: makeApplication() },
} satisfies Meta<typeof AppliedSentPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Enercon, Vestas')).toBeVisible();
    await expect(canvas.getByText('Yes')).toBeVisible();
  },
};
export const Bare: Story = {
  args: {
    application: makeApplication({
      resume: undefined,
      coverNote: undefined,
      answers: [],
      shareContact: false,
    }),
  },
};
export const LongText: Story = {
  args: {
    application: makeApplication({
      coverNote: longText,
      answers: [{ questionId: 'q3', values: [longName] }],
    }),
  },
};
