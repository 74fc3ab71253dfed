/** How long a browser may take to begin reading the file. */
const keptMs = 60_000;

/** Saves bytes or text as a file of this name on the member's device. */
export function downloadFile(content: BlobPart, { name, type }: { name: string; type: string }): void {
  const url = URL.createObjectURL(new Blob([content], { type }));
  const link = document.createElement('a');
  link.href = url;
  // Letters that a file system does not take.
  link.download = name.replaceAll(/[\p{Cc}"*/:<>?\\|]+/gu, ' ').trim();
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), keptMs);
}
