/** The room of a live stream (specification 2). */
export const liveHref = (channelName: string): string => `/live/${encodeURIComponent(channelName)}`;
