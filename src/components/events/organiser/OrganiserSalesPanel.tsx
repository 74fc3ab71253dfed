import { chakra } from '@chakra-ui/react';
import type { EventPanel } from '../../../domain/organiser.ts';
import {
  barText,
  bestDayText,
  longDayText,
  salesChart,
  shortDayText,
  type SalesChart,
} from '../../../domain/salesChart.ts';
import { dayIn } from '../../../lib/dayIn.ts';
import { formatMoney } from '../../../lib/money.ts';
import { figureTable, salesLook } from '../../../theme/recipes/organiser.ts';
import { useNow } from '../../ui/Clock.tsx';
import { EventSectionCard } from '../search/EventSectionCard.tsx';

export interface OrganiserSalesPanelProps {
  byDay: EventPanel['byDay'];
  event: Pick<EventPanel['details']['event'], 'timezone' | 'endAt' | 'currency'>;
}

const number = new Intl.NumberFormat('en');

/** Looks like what it is: something to press. */
const tableSwitch = {
  display: 'inline-block',
  paddingBlock: 1,
  cursor: 'pointer',
  borderRadius: 'small',
  color: 'accent.fg',
  textDecoration: 'underline',
  textUnderlineOffset: '0.2em',
} as const;

/** For the eye alone: the table below says the same. */
function Bars({ chart: { bars, top } }: { chart: SalesChart }) {
  const [first, last] = [bars[0], bars.at(-1)];
  return (
    <chakra.div css={salesLook} aria-hidden>
      <div data-part="scale">
        {[top, top / 2, 0].map((line) => (
          <span key={line}>{number.format(line)}</span>
        ))}
      </div>
      <div data-part="plot">
        {bars.map((bar) => (
          <div key={bar.from} data-part="bar" title={`${barText(bar)}: ${number.format(bar.sold)}`}>
            <span style={{ height: `${(bar.sold / top) * 100}%` }} />
          </div>
        ))}
      </div>
      <div data-part="days">
        <span>{first && shortDayText(first.from)}</span>
        <span>{last && last !== first && shortDayText(last.to)}</span>
      </div>
    </chakra.div>
  );
}

function Table({ byDay, currency }: { byDay: EventPanel['byDay']; currency: string }) {
  return (
    <chakra.table css={figureTable} aria-label="Sales by day">
      <thead>
        <tr>
          <th scope="col">Day</th>
          <th scope="col">Tickets</th>
          <th scope="col">Revenue</th>
        </tr>
      </thead>
      <tbody>
        {byDay.toReversed().map(({ day, sold, revenue }) => (
          <tr key={day}>
            <th scope="row">{longDayText(day)}</th>
            <td>{number.format(sold)}</td>
            <td>{formatMoney({ amount: revenue, currency })}</td>
          </tr>
        ))}
      </tbody>
    </chakra.table>
  );
}

/** What was sold day by day: columns, and the same as a table (product S36). */
export function OrganiserSalesPanel({ byDay, event }: OrganiserSalesPanelProps) {
  const { timezone, endAt, currency } = event;
  const now = useNow();
  // After its end nothing is sold any more.
  const until = dayIn(new Date(Math.min(now.getTime(), Date.parse(endAt))), timezone);
  const chart = salesChart(byDay, until);
  return (
    <EventSectionCard title="Sales by day">
      <chakra.p color="fg.muted" textStyle="small" mb={chart.bars.length > 0 ? 5 : 0}>
        {bestDayText(byDay)}
        {chart.step > 1 &&
          ` Each column stands for ${chart.step / 7 === 1 ? 'a week' : `${chart.step / 7} weeks`}.`}
      </chakra.p>
      {chart.bars.length > 0 && (
        <>
          <Bars chart={chart} />
          <chakra.details mt={3}>
            <chakra.summary {...tableSwitch}>Show as a table</chakra.summary>
            <chakra.div mt={3}>
              <Table byDay={byDay} currency={currency} />
            </chakra.div>
          </chakra.details>
        </>
      )}
    </EventSectionCard>
  );
}
