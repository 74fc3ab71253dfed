/** `Omit` for a union: each of its members keeps the fields that are its own. */
export type DistributiveOmit<T, Key extends PropertyKey> = T extends unknown ? Omit<T, Key> : never;
