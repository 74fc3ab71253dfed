import { CircleX, Ellipsis, Eye, Files, Flag, Mail, Pencil, Receipt, UserRoundPlus } from 'lucide-react';
import { isLive, orderOf, ticketHelpHref, type Ticket, type TicketDetails } from '../../domain/tickets.ts';
import { IconButton } from '../ui/IconButton.tsx';
import { Menu, type MenuSection } from '../ui/Menu.tsx';

export interface TicketMenuProps {
  details: Pick<TicketDetails, 'ticket' | 'siblings' | 'event'>;
  onPdf: (tickets: readonly Ticket[]) => void;
  /** Opens what it needs to know. */
  onAct: (act: 'rename' | 'transfer' | 'cancel') => void;
  onResend: () => void;
  /** Of the event's page; absent while it is being made. */
  eventHref?: string | undefined;
  /** Of what was paid. */
  receiptHref?: string | undefined;
  /** Without a network nothing can be changed. */
  offline?: boolean;
}

/** What changes a ticket: each as long as the server allows it. */
function changes({ details, onAct, onResend, offline = false }: TicketMenuProps): MenuSection {
  const { ticket } = details;
  const { canRename, canTransfer } = ticket.viewer ?? {};
  const act = (name: Parameters<typeof onAct>[0]) => ({ disabled: offline, onSelect: () => onAct(name) });
  return {
    entries: [
      ...(canRename ? [{ label: 'Change the name', icon: <Pencil />, ...act('rename') }] : []),
      ...(canTransfer ? [{ label: 'Hand it on', icon: <UserRoundPlus />, ...act('transfer') }] : []),
      ...(isLive(ticket)
        ? [{ label: 'Send it by e-mail', icon: <Mail />, disabled: offline, onSelect: onResend }]
        : []),
    ],
  };
}

function sectionsOf(props: TicketMenuProps): MenuSection[] {
  const { details, onAct, onPdf, eventHref, receiptHref, offline = false } = props;
  const { ticket } = details;
  const live = orderOf(details).filter(isLive);
  return [
    changes(props),
    {
      entries: [
        ...(live.length > 1
          ? [{ label: `Save all ${live.length} as PDF`, icon: <Files />, onSelect: () => onPdf(live) }]
          : []),
        ...(eventHref ? [{ label: 'See the event', icon: <Eye />, href: eventHref }] : []),
        ...(receiptHref ? [{ label: 'See the receipt', icon: <Receipt />, href: receiptHref }] : []),
        { label: 'Report a problem', icon: <Flag />, href: ticketHelpHref(ticket) },
      ],
    },
    {
      entries: ticket.viewer?.canCancel
        ? [
            {
              label: 'Cancel the ticket',
              icon: <CircleX />,
              danger: true,
              disabled: offline,
              onSelect: () => onAct('cancel'),
            },
          ]
        : [],
    },
  ];
}

/** What can be done with a ticket beside showing it (product S39). */
export function TicketMenu(props: TicketMenuProps) {
  return (
    <Menu
      trigger={<IconButton variant="outline" label="More actions" icon={<Ellipsis aria-hidden />} />}
      sections={sectionsOf(props)}
    />
  );
}
