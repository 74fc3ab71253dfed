import { chakra } from '@chakra-ui/react';
import { ScanLine } from 'lucide-react';
import { attendeeText, doorWords } from '../../domain/doorTexts.ts';
import type { DoorScanView } from '../../domain/doorViews.ts';
import { doorResultRecipe } from '../../theme/recipes/check-in.ts';
import { useNow } from '../ui/Clock.tsx';
import { Spinner } from '../ui/Spinner.tsx';
import { doorSigns } from './doorSigns.ts';

const Frame = chakra('div', doorResultRecipe);

export interface DoorResultCardProps {
  /** The last scan; absent before the first. */
  scan?: DoorScanView | undefined;
}

function Who({ scan }: { scan: DoorScanView }) {
  const { ticket, verdict } = scan;
  if (!ticket || verdict?.result === 'WRONG_EVENT' || verdict?.result === 'NOT_GENUINE') return null;
  return (
    <>
      <span data-part="who" dir="auto">
        {attendeeText(ticket)}
      </span>
      {ticket.packageName && <span dir="auto">{ticket.packageName}</span>}
      {ticket.note && verdict?.result === 'OK' && (
        <span data-part="note" dir="auto">
          Note: {ticket.note}
        </span>
      )}
    </>
  );
}

function Answer({ scan }: { scan: DoorScanView }) {
  const { tone, title, detail } = doorWords(scan.verdict, useNow());
  const Sign = doorSigns[tone];
  return (
    <Frame key={scan.clientId} tone={tone} data-fresh="">
      <Sign aria-hidden />
      <div data-part="words">
        <span data-part="title">{scan.refused === undefined ? title : 'Not taken'}</span>
        <Who scan={scan} />
        {(scan.refused ?? detail) ? <span>{scan.refused ?? detail}</span> : null}
        {scan.waits && scan.verdict && <span>Checked on this device; it is sent later.</span>}
      </div>
    </Frame>
  );
}

/** The answer to the last scan, said at once to screen readers too (product S36). */
export function DoorResultCard({ scan }: DoorResultCardProps) {
  return (
    <div role="status" aria-live="assertive" aria-atomic aria-label="Result of the last scan">
      {!scan ? (
        <Frame tone="none">
          <ScanLine aria-hidden />
          <div data-part="words">
            <chakra.span textStyle="h3">Ready</chakra.span>
            <span>Hold a ticket into the camera, type its code, or find the name.</span>
          </div>
        </Frame>
      ) : scan.pending ? (
        <Frame tone="none">
          <Spinner size="lg" />
          <div data-part="words">
            <chakra.span textStyle="h3">Checking …</chakra.span>
          </div>
        </Frame>
      ) : (
        <Answer scan={scan} />
      )}
    </div>
  );
}
