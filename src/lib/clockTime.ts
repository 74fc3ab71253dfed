const clock = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' });
const full = new Intl.DateTimeFormat('en-GB', { dateStyle: 'full', timeStyle: 'short' });

/** "09:41", where the reader is. */
export const clockTime = (at: string | Date): string => clock.format(new Date(at));

/** The whole date with its time, for the title of a shorter one. */
export const fullTime = (at: string | Date): string => full.format(new Date(at));
