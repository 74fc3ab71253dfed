import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { noFilters } from '../../../../src/domain/jobFilters.ts';
import { longName } from '../../../../mocks/fixtures/longText.ts';
import { JobFilterPanel } from '../../../../src/components/jobs/search/JobFilterPanel.tsx';

const meta = {
  title: 'Components/Jobs/JobFilterPanel',
  component: JobFilterPanel,
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 640, marginInline: 'auto' }}>
        <Story />
      </div>
    ),
  ],
  args: { filters: noFilters, onChange: fn(), currencies: ['EUR', 'KES', 'USD'] },
} satisfies Meta<typeof JobFilterPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

/** What a finger has to hit is as high as a finger needs, from the box to the end of the words. */
export const OnPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    const label = [...canvasElement.querySelectorAll('label')].find((one) => one.textContent === 'Remote');
    const { left, top, height } = label?.getBoundingClientRect() ?? new DOMRect();
    const isPhone = !matchMedia('(min-width: 768px)').matches;
    for (const down of isPhone ? [-21, 0, 21] : [0])
      await expect([label, label?.control]).toContain(
        document.elementFromPoint(left - 20, top + height / 2 + down),
      );
    if (label) await userEvent.click(label);
    await expect(args.onChange).toHaveBeenLastCalledWith({ ...noFilters, workplaceTypes: [3] });
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Full-time' }));
    await expect(args.onChange).toHaveBeenLastCalledWith({ ...noFilters, employmentTypes: [1] });
    await userEvent.type(canvas.getByRole('textbox', { name: 'Pay from' }), '3');
    await expect(args.onChange).toHaveBeenLastCalledWith({ ...noFilters, pay: '3' });
    const currency = canvas.getByRole('combobox', { name: 'Currency' });
    await expect([...currency.children].map(({ textContent }) => textContent)).toEqual(args.currencies);
    await userEvent.selectOptions(currency, 'KES');
    await expect(args.onChange).toHaveBeenLastCalledWith({ ...noFilters, currency: 'KES' });
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Posted' }), 'Last 7 days');
    await expect(args.onChange).toHaveBeenLastCalledWith({ ...noFilters, postedWithinDays: 7 });
    const answers = canvas.getByRole('checkbox', { name: 'Answers within 14 days' });
    await userEvent.click(answers);
    await expect(args.onChange).toHaveBeenLastCalledWith({ ...noFilters, answersWithin14Days: true });
    answers.blur();
  },
};
/** All of them are set. A currency that no job pays in, from an address, stays among the choices. */
export const LongText: Story = {
  args: {
    filters: {
      ...noFilters,
      place: longName.slice(0, 100),
      workplaceTypes: [2, 3],
      employmentTypes: [1],
      pay: '3000',
      currency: 'XAF',
      postedWithinDays: 7,
      answersWithin14Days: true,
    },
  },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('combobox', { name: 'Currency' })).toHaveDisplayValue('XAF');
    const hybrid = canvas.getByRole('checkbox', { name: 'Hybrid' });
    await userEvent.click(hybrid);
    await expect(args.onChange).toHaveBeenLastCalledWith({ ...args.filters, workplaceTypes: [3] });
    hybrid.blur();
  },
};
