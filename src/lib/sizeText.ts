const units = ['bytes', 'KB', 'MB', 'GB', 'TB'];

/** 4821044 -> "4.8 MB"; steps of a thousand, as disks are sold. */
export function sizeText(bytes: number): string {
  const step = Math.min(units.length - 1, Math.floor(Math.log10(Math.max(1, bytes)) / 3));
  const value = bytes / 1000 ** step;
  return `${step === 0 ? value : value.toFixed(value < 10 ? 1 : 0)} ${units[step]}`;
}
