import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { longWord } from '../../../../mocks/fixtures/longText.ts';
import { LanguageSection } from '../../../../src/components/profile/sections/LanguageSection.tsx';

const meta = {
  title: 'Components/Profile/LanguageSection',
  component: LanguageSection,
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 640, marginInline: 'auto', padding: 16 }}>
        <Story />
      </div>
    ),
  ],
  args: {
    state: {
      status: 'ready' as const,
      hasMore: false,
      onLoadMore: fn(),
      busy: false,
      items: [
        { languageId: 'wo', languageName: 'Wolof', proficiency: 5 },
        { languageId: 'de', languageName: 'German', proficiency: 3 },
      ],
    },
  },
} satisfies Meta<typeof LanguageSection>;
export default meta;
type Story = StoryObj<typeof meta>;

const own = {
  events: { onAdd: fn(), onEdit: fn(), onRemove: fn() },
  visibility: 0 as const,
  onVisibility: fn(),
};

export const Default: Story = { args: { ...own } };
export const Empty: Story = {
  args: { ...own, state: { status: 'empty' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Add language' })).toBeVisible();
  },
};
export const Error: Story = {
  args: { ...own, state: { status: 'error', error: { message: 'Something went wrong' }, onRetry: fn() } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(args.state.status === 'error' && args.state.onRetry).toHaveBeenCalledOnce();
  },
};
export const Many: Story = {
  args: {
    ...own,
    state: {
      status: 'ready' as const,
      hasMore: false,
      onLoadMore: fn(),
      busy: false,
      items: Array.from({ length: 20 }, (_, index) => ({
        languageId: `l${index}`,
        languageName: `Language ${index + 1}`,
        proficiency: 3 as const,
      })),
    },
  },
};
export const LongText: Story = {
  args: {
    ...own,
    state: {
      status: 'ready' as const,
      hasMore: false,
      onLoadMore: fn(),
      busy: false,
      items: [{ languageId: 'wo', languageName: longWord, proficiency: 1 }],
    },
  },
};
