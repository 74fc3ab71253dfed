/** Whose profile an address leads to. Without a role the server says it. */
export interface ProfileTarget {
  userId: string;
  userType?: 1 | 2 | 3 | 4;
}

const isId = (value: unknown): value is string =>
  typeof value === 'string' && /^[A-Za-z0-9_-]{1,64}$/.test(value);
/** No member has it. */
const nobody = '-';
const isRole = (value: unknown): value is 1 | 2 | 3 | 4 =>
  value === 1 || value === 2 || value === 3 || value === 4;

/**
 * Of `user-profile`: the state holds userId and userType (specification 2); a link that was shared, or opened in a new tab,
 * says the id as `?u=`. An address that was typed or pasted wins over a state that an older entry may have left. Undefined
 * for neither: the reader's own profile. A link that was damaged leads to nobody, and not to the reader.
 */
export function profileTarget({
  state,
  search,
}: {
  state: unknown;
  search: string;
}): ProfileTarget | undefined {
  const linked = new URLSearchParams(search).get('u');
  const { userId, userType } = (typeof state === 'object' && state !== null ? state : {}) as Record<
    string,
    unknown
  >;
  const known = isId(userId) && (linked === null || linked === userId);
  if (known) return { userId, ...(isRole(userType) && { userType }) };
  if (!linked) return undefined;
  return { userId: isId(linked) ? linked : nobody };
}
