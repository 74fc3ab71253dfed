import type { Schemas } from '#openapi/contract.ts';
import { sentenceOf } from '../../../contract/sentences.ts';
import { cleanOptional, oneLine } from '../../../text.ts';
import { countryNameOf, noSuchCountry } from '../../../shared/countries.ts';
import type { Errors, EventInput, Wrong } from './eventForm.ts';

type Location = Schemas['EventLocation'];

const IN_PERSON = 0;
const ONLINE = 1;
const LONGEST = 200;

/** "Teatro Colón, Bogotá"; null online. */
const placeText = (location: Location | null): string | null =>
  location ? `${location.venueName}, ${location.city}`.slice(0, LONGEST) : null;

/** Where an event takes place, by its format: what the format does not have is dropped. */
export function readPlace(
  input: EventInput,
  { publishes, errors, wrong }: { publishes: boolean; errors: Errors; wrong: Wrong },
) {
  const hasPlace = input.format !== ONLINE;
  const hasLink = input.format !== IN_PERSON;
  const location = hasPlace && input.eventLocation ? readLocation(input.eventLocation, errors) : null;
  if (publishes && hasPlace && !location) wrong('eventLocation', 'x-required');
  return {
    format: input.format,
    location,
    place: placeText(location),
    lat: location?.lat ?? null,
    lng: location?.lng ?? null,
    ...(hasLink ? readLink(input, publishes, wrong) : { online_url: null, use_live_room: false }),
  };
}

/** Our own live room wins over a link. */
function readLink({ useLiveRoom = false, onlineUrl }: EventInput, publishes: boolean, wrong: Wrong) {
  if (publishes && !useLiveRoom && !onlineUrl) wrong('onlineUrl', 'x-required');
  return { online_url: useLiveRoom ? null : (onlineUrl ?? null), use_live_room: useLiveRoom };
}

function readLocation(given: Location, errors: Errors): Location {
  const read = (field: 'venueName' | 'address' | 'city') => {
    const text = oneLine(given[field]);
    if (text === '')
      errors[`event.eventLocation.${field}`] ??= sentenceOf('EventLocation', field, 'x-required');
    return text;
  };
  if (!countryNameOf(given.country)) errors['event.eventLocation.country'] ??= noSuchCountry;
  // One half of a point is none.
  const point =
    given.lat !== undefined && given.lng !== undefined ? { lat: given.lat, lng: given.lng } : undefined;
  const directions = cleanOptional(given.directions);
  return {
    venueName: read('venueName'),
    address: read('address'),
    city: read('city'),
    country: given.country,
    ...point,
    ...(given.mapUrl ? { mapUrl: given.mapUrl } : {}),
    ...(directions ? { directions } : {}),
  };
}
