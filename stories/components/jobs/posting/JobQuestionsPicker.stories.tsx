import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, spyOn, waitFor } from 'storybook/test';
import { useState } from 'react';
import { questions } from '../../../../mocks/factories/jobs.ts';
import { choose } from '../../../../mocks/choose.ts';
import { findDialog } from '../../../../mocks/findDialog.ts';
import { JobQuestionsPicker } from '../../../../src/components/jobs/posting/JobQuestionsPicker.tsx';

const meta = {
  title: 'Components/Jobs/JobQuestionsPicker',
  component: JobQuestionsPicker,
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 640, marginInline: 'auto' }}>
        <Story />
      </div>
    ),
  ],
  args: {
    questions,
    newId: () => 'q-new',
    onChange: fn(),
  },
} satisfies Meta<typeof JobQuestionsPicker>;
export default meta;
type Story = StoryObj<typeof meta>;

const labels = () => screen.getAllByRole('listitem').map((item) => item.querySelector('p')?.textContent);

/** Keeps what is changed. */
const kept: Pick<Story, 'render'> = {
  render: function Kept(args) {
    const [now, setNow] = useState(args.questions);
    const change = (event: { questions: typeof now }) => {
      args.onChange(event);
      setNow(event.questions);
    };
    return <JobQuestionsPicker {...args} questions={now} onChange={change} />;
  },
};

export const Full: Story = {
  args: {
    questions: [
      ...questions,
      ...questions.slice(0, 2).map((one) => ({ ...one, questionId: `${one.questionId}b` })),
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Five questions are the most' })).toBeDisabled();
  },
};
/** By keyboard: the menu of a question moves it and keeps the focus. Then another one is added. */
export const Moving: Story = {
  ...kept,
  // The list in another order; the dialog has stories of its own.
  tags: ['!visual'],
  play: async ({ canvas, userEvent }) => {
    await choose({ canvas, userEvent }, 'Move up', 'Actions for From when on can you start?');
    await waitFor(() => expect(labels()[1]).toBe('2. From when on can you start?'));
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: /Actions for From when on/ })).toHaveFocus(),
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Add a question' }));
    await findDialog('Add a question');
    await userEvent.type(screen.getByRole('textbox', { name: 'Question' }), 'How many turbines a week?');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Kind of answer' }), '7');
    await userEvent.click(screen.getByRole('button', { name: 'Save question' }));
    await waitFor(() => expect(labels()).toContain('4. How many turbines a week?'));
  },
};
/** One sees where a question goes; whoever wants less motion finds it there. */
export const InMotion: Story = {
  ...kept,
  // It ends as Moving does.
  tags: ['!visual'],
  beforeEach() {
    const asked = window.matchMedia.bind(window);
    const media = spyOn(window, 'matchMedia').mockImplementation((query) =>
      asked(query.includes('prefers-reduced-motion') ? 'not all' : query),
    );
    return () => media.mockRestore();
  },
  play: async ({ canvas, userEvent }) => {
    await import('framer-motion/dom/mini');
    const animate = spyOn(Element.prototype, 'animate');
    await choose({ canvas, userEvent }, 'Move up', 'Actions for From when on can you start?');
    await waitFor(() => expect(labels()[1]).toBe('2. From when on can you start?'));
    const moved = () =>
      animate.mock.contexts
        .map((one) => one as HTMLElement)
        .filter(({ dataset }) => dataset['dragId'] !== undefined);
    await waitFor(() => expect(moved()).toHaveLength(2));
    // What is measured then is at rest.
    await waitFor(() => expect(moved().flatMap((item) => item.getAnimations())).toEqual([]));
    animate.mockRestore();
  },
};
/** A question that was deleted can be taken back. */
export const Deleting: Story = {
  ...kept,
  play: async ({ canvas, userEvent }) => {
    await expect(labels()).toHaveLength(3);
    const deleteIt = async () => {
      await choose({ canvas, userEvent }, 'Delete', 'Actions for Which turbines have you worked on?');
      await waitFor(() => expect(labels()).toHaveLength(2));
      const undo = canvas.getByRole('button', { name: 'Undo' });
      await waitFor(() => expect(undo).toHaveFocus());
      return undo;
    };
    await userEvent.click(await deleteIt());
    await waitFor(() => expect(labels()[1]).toMatch(/Which turbines/));
    (await deleteIt()).blur();
  },
};
