import { useRealtime } from '../hooks/site/useRealtime.ts';

/** Hears what happens to the member, and draws nothing: what is shown changes by itself. Fetched once the page is there. */
export default function Realtime() {
  useRealtime();
  return null;
}
