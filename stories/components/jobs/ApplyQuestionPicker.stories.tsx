import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { ApplyQuestionPicker } from '../../../src/components/jobs/ApplyQuestionPicker.tsx';

const question = { questionId: 'q1', required: true } as const;
const towns = ['Bremerhaven', 'Cuxhaven', 'Emden'];

const meta = {
  title: 'Components/Jobs/ApplyQuestionPicker',
  component: ApplyQuestionPicker,
  args: {
    question: { ...question, type: 1, label: 'From when on can you start?' },
    values: [],
    onChange: fn(),
    upload: { file: undefined, onPick: fn(), onRemove: fn(), onRetry: fn() },
  },
} satisfies Meta<typeof ApplyQuestionPicker>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'From when on can you start?' }), '1');
    await expect(args.onChange).toHaveBeenCalledWith({ values: ['1'] });
    (document.activeElement as HTMLElement).blur();
  },
};
export const YesOrNo: Story = {
  args: { question: { ...question, type: 3, label: 'Do you hold a licence for work at height?' } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'No' }));
    await expect(args.onChange).toHaveBeenCalledWith({ values: ['no'] });
    (document.activeElement as HTMLElement).blur();
  },
};
export const One: Story = {
  args: {
    question: { ...question, type: 4, label: 'Where would you like to work?', options: towns },
    values: ['Cuxhaven'],
  },
};
export const OneOfMany: Story = {
  args: {
    question: {
      ...question,
      type: 4,
      label: 'Where would you like to work?',
      options: [...towns, 'Husum', 'Norddeich', 'Wilhelmshaven'],
    },
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox'), 'Husum');
    await expect(args.onChange).toHaveBeenCalledWith({ values: ['Husum'] });
    (document.activeElement as HTMLElement).blur();
  },
};
export const Several: Story = {
  args: {
    question: {
      ...question,
      type: 5,
      required: false,
      label: 'Which turbines have you worked on?',
      options: towns,
    },
    values: ['Emden'],
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Bremerhaven' }));
    await expect(args.onChange).toHaveBeenCalledWith({ values: ['Bremerhaven', 'Emden'] });
    (document.activeElement as HTMLElement).blur();
  },
};
export const NumberAnswer: Story = {
  args: {
    question: { ...question, type: 7, label: 'How many years have you worked offshore?' },
    values: ['four'],
    error: 'Please enter a whole number, such as 4.',
  },
};
