import { scratch } from '../../api/scratch.ts';

const isSwitch = (value: unknown): value is boolean => typeof value === 'boolean';
const kept = scratch(() => localStorage, 'shortcuts', isSwitch);

/** Whether single keys act on this device (WCAG 2.1.4); they do until somebody switches them off. */
export const singleKeysAct = (): boolean => kept.read() ?? true;
export const switchSingleKeys = (on: boolean): void => kept.write(on);
