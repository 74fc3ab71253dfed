import { toast } from '../../lib/toastQueue.ts';

/** The way of old browsers and of pages that may not use the clipboard: a field that is chosen and copied. */
function copyByHand(text: string): boolean {
  const field = document.createElement('textarea');
  field.value = text;
  field.readOnly = true;
  field.style.position = 'fixed';
  field.style.opacity = '0';
  const focused = document.activeElement;
  document.body.append(field);
  field.select();
  try {
    return document.execCommand('copy');
  } catch {
    return false;
  } finally {
    field.remove();
    if (focused instanceof HTMLElement) focused.focus();
  }
}

/** Copies words and says so. Resolves to whether it was possible. */
export async function copyText(text: string, said: string): Promise<boolean> {
  const copied = await navigator.clipboard.writeText(text).then(
    () => true,
    () => copyByHand(text),
  );
  if (copied) toast({ kind: 'success', title: said, about: 'copy' });
  return copied;
}

/** Copies an address and says so; where nothing may be copied, the address itself is said. */
export async function copyLink(url: string): Promise<void> {
  if (await copyText(url, 'Link copied')) return;
  const description = `Copy it from here: ${url}`;
  toast({ kind: 'error', title: 'The link was not copied', description, about: 'copy' });
}
