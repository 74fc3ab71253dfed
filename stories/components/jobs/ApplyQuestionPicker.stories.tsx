import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { arrivedFile } from '../../../mocks/factories/applying.ts';
import { longName, longWord } from '../../../mocks/fixtures/longText.ts';
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
export const LongAnswer: Story = {
  args: {
    question: { ...question, type: 2, label: 'What went wrong at your last job, and what did you do?' },
    values: ['A gearbox seized in January. We had one crane and two days of calm sea.'],
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
export const FileAnswer: Story = {
  args: {
    question: { ...question, type: 6, label: 'Your certificate for work at height' },
    upload: { file: arrivedFile('licence.pdf'), onPick: fn(), onRemove: fn(), onRetry: fn() },
  },
};
export const NumberAnswer: Story = {
  args: {
    question: { ...question, type: 7, label: 'How many years have you worked offshore?' },
    values: ['four'],
    error: 'Please enter a whole number, such as 4.',
  },
};
export const Invalid: Story = {
  args: {
    question: { ...question, type: 3, label: 'Do you hold a licence for work at height?' },
    error: 'Please answer this question.',
  },
};
export const LongText: Story = {
  args: { question: { ...question, type: 4, label: longName, options: [longWord, longName.slice(0, 100)] } },
};
