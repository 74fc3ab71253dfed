/** Its owner is warned so long before a job closes (product 5). */
export const WARNING_MS = 3 * 86_400_000;

export const isNear = (now: Date, until: Date): boolean => until.getTime() - now.getTime() <= WARNING_MS;
