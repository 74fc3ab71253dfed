import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { soldPercent, soldText } from '../../../domain/myEvents.ts';
import { packageSales, type EventPanel } from '../../../domain/organiser.ts';
import { formatMoney } from '../../../lib/money.ts';
import { figures, figureTable } from '../../../theme/recipes/organiser.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Card } from '../../ui/Card.tsx';
import { Count } from '../../ui/Count.tsx';
import { ProgressBar } from '../../ui/ProgressBar.tsx';
import { EventSectionCard } from '../search/EventSectionCard.tsx';
import { OrganiserSalesPanel } from './OrganiserSalesPanel.tsx';

export interface OrganiserOverviewPanelProps {
  panel: EventPanel;
}

const number = new Intl.NumberFormat('en');

function Figure({ label, children, below }: { label: string; children: ReactNode; below?: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        <span data-part="number">{children}</span>
        {below}
      </dd>
    </div>
  );
}

function Figures({ panel: { sales, details } }: OrganiserOverviewPanelProps) {
  const { currency, pricing } = details.event;
  const money = (amount: number) => formatMoney({ amount, currency });
  const percent = soldPercent(sales);
  const isFree = pricing === 0 && sales.revenue === 0;
  return (
    <Card>
      <chakra.dl css={figures}>
        <Figure
          label="Sold"
          below={
            percent !== undefined && (
              <div data-part="bar">
                <ProgressBar label="Sold" labelHidden value={percent} />
              </div>
            )
          }
        >
          {soldText(sales)}
        </Figure>
        <Figure label="Revenue">{isFree ? 'Free event' : money(sales.revenue - sales.refunded)}</Figure>
        <Figure label="Paid back">{money(sales.refunded)}</Figure>
        <Figure label="Checked in">{`${number.format(sales.checkedIn)} of ${number.format(sales.sold)}`}</Figure>
        <Figure label="Views">
          <Count value={sales.views} />
        </Figure>
      </chakra.dl>
    </Card>
  );
}

function Packages({ panel }: OrganiserOverviewPanelProps) {
  const { currency } = panel.details.event;
  const rows = packageSales(panel);
  return (
    <EventSectionCard title="Packages">
      {rows.length === 0 ? (
        <chakra.p color="fg.muted">There are no tickets yet.</chakra.p>
      ) : (
        <chakra.table css={figureTable} aria-label="Packages">
          <thead>
            <tr>
              <th scope="col">Package</th>
              <th scope="col">Sold</th>
              <th scope="col">Checked in</th>
              <th scope="col">Revenue</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ packageId, packageName, quantity, sold, checkedIn, revenue, isPaused }) => (
              <tr key={packageId}>
                <th scope="row">
                  <bdi>{packageName}</bdi> {isPaused && <Badge>Paused</Badge>}
                </th>
                <td>
                  <span>{number.format(sold)}</span> <span data-part="of">of {number.format(quantity)}</span>
                </td>
                <td>{number.format(checkedIn)}</td>
                <td>
                  <span>{formatMoney({ amount: revenue, currency })}</span>
                </td>
              </tr>
            ))}
          </tbody>
        </chakra.table>
      )}
      {panel.sales.refunded > 0 && (
        <chakra.p textStyle="small" color="fg.muted" mt={3}>
          Revenue of a package is what was paid, before anything went back.
        </chakra.p>
      )}
    </EventSectionCard>
  );
}

function Gates({ byGate }: Pick<EventPanel, 'byGate'>) {
  return (
    <EventSectionCard title="Checked in by gate">
      <chakra.table css={figureTable} aria-label="Checked in by gate">
        <thead>
          <tr>
            <th scope="col">Gate</th>
            <th scope="col">Checked in</th>
          </tr>
        </thead>
        <tbody>
          {byGate.map(({ gate, checkedIn }) => (
            <tr key={gate}>
              <th scope="row">
                <bdi>{gate}</bdi>
              </th>
              <td>{number.format(checkedIn)}</td>
            </tr>
          ))}
        </tbody>
      </chakra.table>
    </EventSectionCard>
  );
}

/** How an event does: what is sold, what came in and went back, who is inside (product S36). */
export function OrganiserOverviewPanel({ panel }: OrganiserOverviewPanelProps) {
  const { details, byDay, byGate } = panel;
  return (
    <chakra.div display="grid" gridTemplateColumns="minmax(0, 1fr)" gap={3}>
      <Figures panel={panel} />
      <Packages panel={panel} />
      {byGate.length > 0 && <Gates byGate={byGate} />}
      <OrganiserSalesPanel byDay={byDay} event={details.event} />
    </chakra.div>
  );
}
