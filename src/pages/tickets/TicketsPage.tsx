import { chakra } from '@chakra-ui/react';
import { PageColumns } from '../../components/layout/PageColumns.tsx';
import { CancelTicketDialog } from '../../components/tickets/CancelTicketDialog.tsx';
import { RenameTicketDialog } from '../../components/tickets/RenameTicketDialog.tsx';
import { TicketCodesDialog } from '../../components/tickets/TicketCodesDialog.tsx';
import { TicketDialog } from '../../components/tickets/TicketDialog.tsx';
import { TicketsPanel } from '../../components/tickets/TicketsPanel.tsx';
import { TransferTicketDialog } from '../../components/tickets/TransferTicketDialog.tsx';
import { useCountries } from '../../hooks/account/useCountries.ts';
import { useTitle } from '../../hooks/site/useTitle.ts';
import { useTicketPlaces } from '../../hooks/tickets/useTicketPlaces.ts';
import { useTicketsPage } from '../../hooks/tickets/useTicketsPage.ts';

/** Asks for the countries, which nobody needs who does not hand a ticket on. */
function Transfer(props: ReturnType<typeof useTicketsPage>['transfer']) {
  return <TransferTicketDialog {...props} {...useCountries()} />;
}

/** The member's tickets, which open doors without a network too (product S38, S39). */
export default function TicketsPage() {
  useTitle('Tickets');
  const { panel, dialog, codes, rename, transfer, cancel } = useTicketsPage(useTicketPlaces());
  return (
    <PageColumns>
      <chakra.h1 textStyle="h1" mb={4}>
        Tickets
      </chakra.h1>
      <TicketsPanel {...panel} />
      <TicketDialog {...dialog} />
      <TicketCodesDialog {...codes} />
      <RenameTicketDialog {...rename} />
      {transfer.ticket && <Transfer {...transfer} />}
      <CancelTicketDialog {...cancel} />
    </PageColumns>
  );
}
