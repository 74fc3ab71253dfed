/** What a member does in this browser whose notifications are blocked: the page may not ask a second time. */
export function howToAllow(userAgent: string): string {
  if (/Firefox\//.test(userAgent))
    return 'Your browser blocks notifications. Press the symbol before the address, clear "Blocked" beside "Send notifications", and try again.';
  // Every other browser calls itself Safari too.
  if (/Safari\//.test(userAgent) && !/Chrom(e|ium)\//.test(userAgent))
    return 'Your browser blocks notifications. Open its settings, choose Notifications, allow this site, and try again.';
  return 'Your browser blocks notifications. Press the symbol before the address, switch Notifications on, and try again.';
}

export interface PushHelp {
  text: string;
  /** The browser was not asked yet, and may be. */
  mayAsk: boolean;
}

/** What keeps this browser from being told while Rolecast is closed (product S42, S59); undefined where nothing does, or nothing helps. */
export function pushHelp({
  permission,
  userAgent,
}: {
  /** Undefined without push in this browser. */
  permission: NotificationPermission | undefined;
  userAgent: string;
}): PushHelp | undefined {
  if (permission === 'default')
    return { text: 'This device is not told of anything while Rolecast is closed.', mayAsk: true };
  if (permission === 'denied') return { text: howToAllow(userAgent), mayAsk: false };
  if (permission === undefined && /iPhone|iPad/.test(userAgent))
    return {
      text: 'To be told on this device, press Share, choose "Add to Home Screen", and open Rolecast from there.',
      mayAsk: false,
    };
  return undefined;
}
