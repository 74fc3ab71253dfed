import { chakra } from '@chakra-ui/react';
import { Smartphone } from 'lucide-react';
import { useState } from 'react';
import type { Schemas } from '#openapi/contract.ts';
import { previewOfEvent } from '../../../domain/eventFacts.ts';
import type { EventValues } from '../../../domain/eventForm.ts';
import { inShort, type EventDetails } from '../../../domain/events.ts';
import { Button } from '../../ui/Button.tsx';
import { useNow } from '../../ui/Clock.tsx';
import { EventCard } from '../search/EventCard.tsx';
import { EventPreviewDialog } from './EventPreviewDialog.tsx';

export interface EventAsidePanelProps {
  values: EventValues;
  /** The event as it stands, when there is one. */
  details?: EventDetails | undefined;
  /** Who writes it. */
  organiser: Schemas['Author'];
}

/** Beside the form of an event: how it will look. */
export function EventAsidePanel({ values, details, organiser }: EventAsidePanelProps) {
  const [open, setOpen] = useState(false);
  const preview = previewOfEvent(values, organiser, useNow().toISOString(), details);
  return (
    <chakra.aside
      aria-label="Preview"
      display="grid"
      gridTemplateColumns="minmax(0, 1fr)"
      gap={4}
      minWidth={0}
    >
      <chakra.h3 textStyle="label" color="fg.muted">
        What visitors will see
      </chakra.h3>
      {/* Beside the form there is no more room than on a phone. */}
      <chakra.div css={{ '& article [data-part=body]': { gridTemplateColumns: 'minmax(0, 1fr)' } }}>
        <EventCard event={inShort(preview.event)} />
      </chakra.div>
      <div>
        <Button
          variant="outline"
          iconStart={<Smartphone aria-hidden />}
          aria-haspopup="dialog"
          onClick={() => setOpen(true)}
        >
          See it as on a phone
        </Button>
      </div>
      <EventPreviewDialog details={preview} open={open} onClose={() => setOpen(false)} />
    </chakra.aside>
  );
}
