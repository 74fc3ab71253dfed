/** What a member does in this browser whose notifications are blocked: the page may not ask a second time. */
export function howToAllow(userAgent: string): string {
  if (/Firefox\//.test(userAgent))
    return 'Your browser blocks notifications. Press the symbol before the address, clear "Blocked" beside "Send notifications", and try again.';
  // Every other browser calls itself Safari too.
  if (/Safari\//.test(userAgent) && !/Chrom(e|ium)\//.test(userAgent))
    return 'Your browser blocks notifications. Open its settings, choose Notifications, allow this site, and try again.';
  return 'Your browser blocks notifications. Press the symbol before the address, switch Notifications on, and try again.';
}
