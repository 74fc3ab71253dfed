import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { makeRequest } from '../../../../mocks/factories/applications.ts';
import { ResumePanel } from '../../../../src/components/jobs/hiring/ResumePanel.tsx';

const file = {
  mediaKey: 'r',
  url: '/r',
  fileName: 'Amara-Diallo.pdf',
  contentType: 'application/pdf',
  size: 210_944,
};

const meta = {
  title: 'Components/Jobs/ResumePanel',
  component: ResumePanel,
  args: {
    file: makeRequest().resume ?? file,
    viewer: { status: 'closed' },
    onShow: fn(),
    onHide: fn(),
    onDownload: fn(),
  },
} satisfies Meta<typeof ResumePanel>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A browser that shows no PDF, or another kind of file. */
export const Unable: Story = {
  args: {
    file: {
      ...file,
      fileName: 'Résumé.odt',
      contentType: 'application/vnd.oasis.opendocument.text',
      size: 1_400_000,
    },
    viewer: { status: 'unable' },
  },
};
/** The frame shows what the browser makes of the file. */
export const Shown: Story = {
  args: { viewer: { status: 'shown', url: 'about:blank' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByTitle(/^Résumé: /)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Hide' })).toBeVisible();
  },
};
