/** As browsers have it that have it; TypeScript's library does not know it. */
interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/** Whether this network is too slow for a picture, as far as the browser knows. Where it does not say, it is not. */
export function isSlow(
  { connection }: { connection?: Connection } = navigator as { connection?: Connection },
): boolean {
  if (!connection) return false;
  const { saveData = false, effectiveType = '4g' } = connection;
  return saveData || effectiveType !== '4g';
}
