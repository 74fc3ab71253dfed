/** How far somebody would go, in kilometres. */
export const kmLabels = {
  10: 'Within 10 km',
  25: 'Within 25 km',
  50: 'Within 50 km',
  100: 'Within 100 km',
  250: 'Within 250 km',
} as const;
type Km = keyof typeof kmLabels;
const usualKm: Km = 50;

/** Where somebody looks for events, and how far around it. Degrees. */
export interface Near {
  lat: number;
  lng: number;
  km: Km;
}

export const toKm = (value: string | null): Km =>
  value !== null && Object.hasOwn(kmLabels, value) ? (Number(value) as Km) : usualKm; // One of its keys.

/** To about a kilometre: an address that is passed on tells nobody's door. */
const rounded = (degrees: number) => Math.round(degrees * 100) / 100;

export const nearOf = ({ lat, lng }: { lat: number; lng: number }, km: Km = usualKm): Near => ({
  lat: rounded(lat),
  lng: rounded(lng),
  km,
});

/** "within 50 km". */
export const nearText = ({ km }: Near): string => `within ${km} km`;

/** Of an address; undefined for what is no place on the globe. */
export function readNear(params: URLSearchParams): Near | undefined {
  const [, lat = '', lng = ''] = /^(-?\d+(?:\.\d+)?),(-?\d+(?:\.\d+)?)$/.exec(params.get('near') ?? '') ?? [];
  if (!lat || Math.abs(Number(lat)) > 90 || Math.abs(Number(lng)) > 180) return undefined;
  return nearOf({ lat: Number(lat), lng: Number(lng) }, toKm(params.get('km')));
}

/** As an address has it; empty texts where nobody looks around a place. */
export const nearTexts = (near: Near | undefined): { near: string; km: string } => ({
  near: near ? `${near.lat},${near.lng}` : '',
  km: near && near.km !== usualKm ? String(near.km) : '',
});

const maps: readonly RegExp[] = [
  // OpenStreetMap: a marker, or the middle of the map.
  /[?&]mlat=(-?\d+\.\d+)&mlon=(-?\d+\.\d+)/,
  /[#?&]map=\d+(?:\.\d+)?\/(-?\d+\.\d+)\/(-?\d+\.\d+)/,
  // Google: a pin, then the middle of the map.
  /!3d(-?\d+\.\d+)!4d(-?\d+\.\d+)/,
  /@(-?\d+\.\d+),(-?\d+\.\d+)/,
  // Google and Apple: what is looked for.
  /[?&](?:q|ll|query|daddr|destination|coordinate|center)=(-?\d+\.\d+)(?:,|%2C)(?:\+|%20)*(-?\d+\.\d+)/i,
];

/** The point that the link to a map shows; undefined where it names none. */
export function pointOfMap(url: string): { lat: number; lng: number } | undefined {
  for (const form of maps) {
    const [, lat, lng] = form.exec(url) ?? [];
    const point = { lat: Number(lat), lng: Number(lng) };
    if (lat !== undefined && Math.abs(point.lat) <= 90 && Math.abs(point.lng) <= 180) return point;
  }
  return undefined;
}
