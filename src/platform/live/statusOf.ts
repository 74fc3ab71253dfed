/** What a failure says that the other side answered, as an HTTP status; 0 when nothing was answered. */
export function statusOf(error: unknown): number {
  const status = (error as { status?: unknown } | null)?.status;
  return typeof status === 'number' ? status : 0;
}
