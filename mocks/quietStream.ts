/** The answer of a stream that stays open and tells nothing; it has caught up. For `throw` in a mock handler. */
export function quietStream(): Response {
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => controller.enqueue(new TextEncoder().encode('retry: 3000\n\n:\nid: 1\n\n')),
  });
  return new Response(body, { headers: { 'content-type': 'text/event-stream' } });
}
