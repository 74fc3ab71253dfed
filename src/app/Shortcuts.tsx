import { lazy, Suspense, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { isMemberRole } from '../domain/roles.ts';
import { useSession } from '../hooks/account/useSession.ts';
import { useShortcuts } from '../hooks/site/useShortcuts.ts';
import { newPostHref, placeOfKey } from './keyPlaces.ts';

// Most visits do not ask for the list.
const ShortcutsDialog = lazy(async () => ({
  default: (await import('../components/ui/ShortcutsDialog.tsx')).ShortcutsDialog,
}));

/** The keys that act on every page, and their list. Fetched once the page is there. */
export default function Shortcuts() {
  const navigate = useNavigate();
  const { role, isPremiumUser } = useSession();
  const dialog = useShortcuts({
    placeOf: (letter) => (isMemberRole(role) ? placeOfKey(letter, role, isPremiumUser) : undefined),
    newPostHref: isMemberRole(role) ? newPostHref : undefined,
    onGo: (href) => void navigate(href),
  });
  // From the first opening on, so that it can leave as it came.
  const [opened, setOpened] = useState(false);
  if (dialog.open && !opened) setOpened(true);
  return <Suspense fallback={null}>{opened && <ShortcutsDialog {...dialog} />}</Suspense>;
}
