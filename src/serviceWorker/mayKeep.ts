/** Only whole answers are kept, and none that the server forbids to keep: a picture that is not everybody's. */
export const mayKeep = ({ status, headers }: Pick<Response, 'status' | 'headers'>): boolean =>
  status === 200 && !/\bno-store\b/i.test(headers.get('cache-control') ?? '');
