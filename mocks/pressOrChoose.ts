import { choose } from './choose.ts';

type Reader = Parameters<typeof choose>[0] & {
  userEvent: { click: (element: Element) => Promise<void> };
};

/** Presses a button, or chooses what it is on phones: an entry of the menu "More actions". */
export async function pressOrChoose(reader: Reader, name: string): Promise<void> {
  if (!matchMedia('(min-width: 768px)').matches) return choose(reader, name);
  await reader.userEvent.click(reader.canvas.getByRole('button', { name }));
}
