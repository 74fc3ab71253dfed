import type { Meta, StoryObj } from '@storybook/react-vite';
import { createRef } from 'react';
import { expect, fn } from 'storybook/test';
import { longName } from '../../../mocks/fixtures/longText.ts';
import { EditorSteps, type EditorStepsProps } from '../../../src/components/ui/EditorSteps.tsx';

const mayLeave = fn(() => true);

const meta = {
  title: 'Components/Ui/EditorSteps',
  component: EditorSteps,
  args: {
    label: 'Job',
    steps: ['basics', 'place'],
    labels: { basics: 'Basics', place: 'Pay & place' },
    counts: { basics: 0, place: 2 },
    step: 'basics',
    onStep: fn(),
    mayLeave,
    formRef: createRef(),
    renderPanels: () => ({ basics: <p>Name and company.</p>, place: <p>Where it is.</p> }),
    renderAside: () => <p>What candidates will see.</p>,
    restored: { onDiscard: fn() },
    isOpen: false,
    onSaveDraft: fn(),
    onPublish: fn(),
  } satisfies EditorStepsProps<'basics' | 'place'>,
} satisfies Meta<typeof EditorSteps<'basics' | 'place'>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const next = canvas.getByRole('button', { name: 'Next: Pay & place' });
    // Something is missing on the open step: it stays.
    mayLeave.mockReturnValueOnce(false);
    await userEvent.click(next);
    await expect(args.onStep).not.toHaveBeenCalled();
    await userEvent.click(next);
    await expect(args.onStep).toHaveBeenLastCalledWith('place');
    await userEvent.click(canvas.getByRole('button', { name: 'Discard' }));
    await expect(args.restored?.onDiscard).toHaveBeenCalledOnce();
    (document.activeElement as HTMLElement | null)?.blur();
  },
};
export const LongText: Story = {
  args: { labels: { basics: 'Basics', place: longName }, restored: undefined },
};
