import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { endedText, isLive, spacedCode, usedText, type ShownTicket } from '../../domain/tickets.ts';
import { readerTime } from '../../lib/eventTime.ts';
import { ticketLook } from '../../theme/recipes/ticket.ts';
import { Notice } from '../ui/Notice.tsx';
import { QrCode, type QrCodeProps } from '../ui/QrCode.tsx';
import { TicketFactsPanel } from './TicketFactsPanel.tsx';

export interface TicketPanelProps {
  details: ShownTicket;
  /** Its code, once it is drawn. */
  modules: QrCodeProps['modules'];
  /** When this was true, where it cannot be asked for now. */
  asOf?: string | undefined;
  /** What can be done with it, below its code. */
  children?: ReactNode;
}

function Code({ details: { ticket, event }, modules }: Pick<TicketPanelProps, 'details' | 'modules'>) {
  const { ticketCode, attendeeName } = ticket;
  const used = usedText(ticket, event.timezone);
  const letters = <p data-part="letters">{spacedCode(ticketCode)}</p>;
  const name = (
    <chakra.p textStyle="title" overflowWrap="anywhere" maxWidth="full">
      <bdi>{attendeeName}</bdi>
    </chakra.p>
  );
  if (isLive(ticket))
    return (
      <div data-part="code">
        <QrCode large modules={modules} label={`QR code of ${attendeeName}`} />
        {letters}
        {name}
      </div>
    );
  return (
    <div data-part="code">
      <div data-part="ended">
        <p>{endedText(ticket)}</p>
        {used && <p>{used}</p>}
        {letters}
      </div>
      {name}
    </div>
  );
}

/** Everything that is known of one ticket. Its code is black on white in both themes. */
export function TicketPanel({ details, modules, asOf, children }: TicketPanelProps) {
  return (
    <chakra.div css={ticketLook}>
      {asOf && (
        <Notice>
          Valid as of <time dateTime={asOf}>{readerTime(asOf)}</time>. It is read from this device.
        </Notice>
      )}
      <Code details={details} modules={modules} />
      {children}
      <TicketFactsPanel details={details} />
    </chakra.div>
  );
}
