import type { Meta, StoryObj } from '@storybook/react-vite';
import { makeApplication } from '../../../mocks/factories/applications.ts';
import { AppliedSentPanel } from '../../../src/components/jobs/AppliedSentPanel.tsx';

const meta = {
  title: 'Components/Jobs/AppliedSentPanel',
  component: AppliedSentPanel,
  args: { application: makeApplication() },
} satisfies Meta<typeof AppliedSentPanel>;
export default meta;
type Story = StoryObj<typeof meta>;
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
