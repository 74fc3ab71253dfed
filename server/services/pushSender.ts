/** What a device is told. All of it is text, as Firebase wants its data: ids and words, and nothing that only the app should show. */
export interface PushMessage {
  title: string;
  body: string;
  /** Newer ones with the same tag take the place of older ones, on the device and on the way to it. */
  tag: string;
  /** Beside them: kind, type and ids of what happened (contract: Notification). */
  data: Record<string, string>;
}

/** Sends to devices: Firebase Cloud Messaging, or nobody. */
export interface PushSender {
  /** `gone`: this token is nobody's any more. Throws when it may work later; a TryLater says when. */
  send: (deviceToken: string, message: PushMessage) => Promise<'sent' | 'gone'>;
}
