/** Waits until the browser has drawn so many frames: what is done in each of them, or after the next, has been done by then. */
export async function frames(count = 2): Promise<void> {
  for (let frame = 0; frame < count; frame++) await new Promise(requestAnimationFrame);
}
