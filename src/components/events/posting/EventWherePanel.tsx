import { chakra } from '@chakra-ui/react';
import { asksForMessage, eventTextLimits } from '../../../domain/eventErrors.ts';
import { hasLink, hasPlace, moveStart, soldOf } from '../../../domain/eventForm.ts';
import { eventFormatLabels, type EventDetails } from '../../../domain/events.ts';
import { tickets } from '../../../domain/myEvents.ts';
import { zoneLabel } from '../../../lib/zones.ts';
import { CheckboxField } from '../../ui/CheckboxField.tsx';
import { stepLine, stepLook, stepPart } from '../../ui/editorLook.ts';
import { Notice } from '../../ui/Notice.tsx';
import { RadioCards } from '../../ui/RadioCards.tsx';
import { SelectField } from '../../ui/SelectField.tsx';
import { TextAreaField } from '../../ui/TextAreaField.tsx';
import { TextField } from '../../ui/TextField.tsx';
import type { EventFormState } from './useEventForm.ts';

export interface EventWherePanelProps {
  form: EventFormState;
  /** The event as it stands, when there is one. */
  details?: EventDetails | undefined;
  /** IANA names. */
  zones: readonly string[];
  countries: readonly { code: string; name: string }[];
}

const formats = [
  { value: '0', label: eventFormatLabels[0] },
  { value: '1', label: eventFormatLabels[1] },
  { value: '2', label: eventFormatLabels[2] },
] as const;
type Format = (typeof formats)[number]['value'];

function Place({ form, countries }: Pick<EventWherePanelProps, 'form' | 'countries'>) {
  return (
    <>
      <TextField label="Venue" required {...form.text('eventLocation.venueName')} dir="auto" />
      <TextField label="Address" required {...form.text('eventLocation.address')} dir="auto" />
      <chakra.div css={stepLine}>
        <TextField label="City" required {...form.text('eventLocation.city')} dir="auto" />
        <SelectField
          label="Country"
          required
          {...form.text('eventLocation.country')}
          options={countries.map(({ code, name }) => ({ value: code, label: name }))}
          placeholder="Choose a country"
        />
      </chakra.div>
      <TextField
        label="Link to a map"
        optional
        {...form.text('eventLocation.mapUrl')}
        type="url"
        help="Where it shows a point, people nearby find the event. Without it, a map of the address is offered."
      />
      <TextAreaField
        label="Directions"
        optional
        {...form.text('eventLocation.directions')}
        max={eventTextLimits.directions}
        rows={2}
        dir="auto"
        help="Which door, which tram, where to park."
      />
    </>
  );
}

function Online({ form }: Pick<EventWherePanelProps, 'form'>) {
  const { useLiveRoom } = form.values;
  return (
    <>
      <CheckboxField
        label="In our live room"
        name="useLiveRoom"
        checked={useLiveRoom}
        onChange={({ target }) => form.set('useLiveRoom', target.checked)}
        help="You go live from the event, and whoever has a ticket comes in there."
      />
      {!useLiveRoom && (
        <TextField
          label="Link"
          required
          {...form.text('onlineUrl')}
          type="url"
          help="It begins with https. Only people with a ticket see it."
        />
      )}
    </>
  );
}

/** What whoever has a ticket reads when date or place change: it opens a time to give the ticket back. */
function News({ form, details }: Pick<EventWherePanelProps, 'form' | 'details'>) {
  const sold = soldOf(details);
  if (!asksForMessage(form.values, details)) return null;
  return (
    <chakra.section css={stepPart} aria-label="Message">
      <Notice title="Date or place change.">
        {tickets(sold)} {sold === 1 ? 'is' : 'are'} sold. Whoever has one is told, and can give it back for
        the full price within 7 days, until the event starts.
      </Notice>
      <TextAreaField
        label="What changed, and why"
        required
        {...form.text('message')}
        max={eventTextLimits.message}
        rows={3}
        dir="auto"
        help="Goes to everyone who has a ticket."
      />
    </chakra.section>
  );
}

/** When and where an event takes place (product S35). */
export function EventWherePanel({ form, details, zones, countries }: EventWherePanelProps) {
  const { values } = form;
  const known = zones.includes(values.timezone) ? zones : [values.timezone, ...zones];
  const wrong = form.errorOf('format');
  return (
    <chakra.div css={stepLook}>
      <chakra.div css={stepLine}>
        <TextField
          label="Starts"
          required
          {...form.text('startAt')}
          type="datetime-local"
          onChange={({ target }) => form.change(moveStart(values, target.value))}
        />
        <TextField
          label="Ends"
          required
          {...form.text('endAt')}
          type="datetime-local"
          help="At most 30 days later."
        />
      </chakra.div>
      <SelectField
        label="Time zone"
        required
        {...form.text('timezone')}
        options={known.map((zone) => ({ value: zone, label: zoneLabel(zone) }))}
        help="Whose clocks these are. Visitors elsewhere see their own time as well."
      />
      <chakra.section css={stepPart} aria-label="Place">
        <chakra.h3 textStyle="title">Place</chakra.h3>
        <RadioCards
          label="Where it takes place"
          name="format"
          options={formats}
          value={formats.find(({ value }) => value === values.format)?.value}
          onChange={(value: Format) => form.set('format', value)}
          columns="fit"
          {...(wrong && { error: wrong })}
        />
        {hasPlace(values) && <Place form={form} countries={countries} />}
        {hasLink(values) && <Online form={form} />}
      </chakra.section>
      <News form={form} details={details} />
    </chakra.div>
  );
}
