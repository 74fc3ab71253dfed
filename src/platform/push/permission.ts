/** Whether this browser has notifications and push at all; an iPhone has them in what was added to its home screen alone. */
export const canPush = (): boolean =>
  'Notification' in globalThis && 'PushManager' in globalThis && 'serviceWorker' in navigator;

export const mayPush = (): boolean => canPush() && Notification.permission === 'granted';

/** Asks the member, once; must be called from something that they pressed. False when it was refused, now or earlier. */
export async function askToPush(): Promise<boolean> {
  return (await Notification.requestPermission()) === 'granted';
}
