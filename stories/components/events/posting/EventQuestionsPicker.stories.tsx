import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { EventQuestionsPicker } from '../../../../src/components/events/posting/EventQuestionsPicker.tsx';

const meta = {
  title: 'Components/Events/EventQuestionsPicker',
  component: EventQuestionsPicker,
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 640, marginInline: 'auto' }}>
        <Story />
      </div>
    ),
  ],
  args: { questions: [], newId: () => 'q-new', onChange: fn() },
  render: function Controlled(args) {
    const [questions, setQuestions] = useState(args.questions);
    return (
      <EventQuestionsPicker
        {...args}
        questions={questions}
        onChange={(event) => setQuestions(event.questions)}
      />
    );
  },
} satisfies Meta<typeof EventQuestionsPicker>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A question that is chosen from gets its choices. */
export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add a question' }));
    await userEvent.type(canvas.getByRole('textbox', { name: 'Question 1' }), 'What do you eat?');
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Kind of answer' }), 'SINGLE');
    await userEvent.type(canvas.getByRole('combobox', { name: 'Choices' }), 'Fish{Enter}Peas{Enter}');
    await expect(canvas.getByText('Peas')).toBeVisible();
    (document.activeElement as HTMLElement | null)?.blur();
  },
};
