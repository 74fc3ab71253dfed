import { StreamListener, type StreamPlace } from './streamListener.ts';

export interface Heard {
  /** Of the event. */
  id: number;
  messageId: string;
  text: string;
  /** On the clock of `performance.now()`. */
  at: number;
}

/** One open stream that reads messages. */
export class Listener {
  readonly heard: Heard[] = [];
  #stream: StreamListener | undefined;

  /** Resolves once it gets what comes. */
  static async open(place: StreamPlace): Promise<Listener> {
    const listener = new Listener();
    listener.#stream = await StreamListener.open(place, ({ id, event, at }) => {
      if (event.type !== 'message.new' || id === undefined) return;
      const { messageId, message } = event.message;
      listener.heard.push({ id, messageId, text: message, at });
    });
    return listener;
  }

  close(): void {
    this.#stream?.close();
  }
}
