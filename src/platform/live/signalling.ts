/** An answer that is none: the other side refuses, or cannot be reached (`status` 0). */
export class SignalError extends Error {
  readonly status: number;

  constructor(status: number) {
    super(status === 0 ? 'The media server cannot be reached' : `The media server answered ${status}`);
    this.name = 'SignalError';
    this.status = status;
  }
}

export interface Session {
  /** SDP. */
  answer: string;
  /** Tells the media server that it is over. Never rejects; also while the page is left. */
  end: () => void;
}

export interface SessionRequest {
  serverUrl: string;
  token: string;
  /** SDP, with its candidates. */
  offer: string;
  signal: AbortSignal;
}

export type Fetch = typeof fetch;

/** Begins a session as WHIP and WHEP do (RFC 9725): an offer is posted, the answer comes back. Rejects with `SignalError`. */
export async function beginSession(
  { serverUrl, token, offer, signal }: SessionRequest,
  send: Fetch,
): Promise<Session> {
  const headers = { authorization: `Bearer ${token}` };
  let response: Response;
  let answer: string;
  try {
    response = await send(serverUrl, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/sdp' },
      body: offer,
      signal,
    });
    answer = await response.text();
  } catch {
    throw new SignalError(0);
  }
  if (response.status !== 201) throw new SignalError(response.status);
  const place = response.headers.get('location');
  return {
    answer,
    end() {
      if (place === null) return;
      const url = new URL(place, response.url || serverUrl).href;
      send(url, { method: 'DELETE', headers, keepalive: true }).catch(() => {});
    },
  };
}
