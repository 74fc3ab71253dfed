/**
 * The day of a moment as `YYYY-MM-DD`: in this IANA zone, or where the reader is. A zone that this browser does not know
 * counts as the reader's.
 */
export function dayIn(at: Date, timeZone?: string): string {
  const options = { year: 'numeric', month: '2-digit', day: '2-digit' } as const;
  try {
    return new Intl.DateTimeFormat('en-CA', timeZone ? { ...options, timeZone } : options).format(at);
  } catch {
    return new Intl.DateTimeFormat('en-CA', options).format(at);
  }
}
