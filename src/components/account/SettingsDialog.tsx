import { chakra } from '@chakra-ui/react';
import { ChevronRight, KeyRound, Trash2, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Dialog } from '../ui/Dialog.tsx';
import { useLinkComponent } from '../ui/LinkContext.tsx';

export interface SettingsDialogProps {
  open: boolean;
  onClose: () => void;
  /** Sections below Account, each a `SettingsGroup`. */
  children?: ReactNode;
}

export interface SettingsRowProps {
  label: string;
  hint: string;
  href: string;
  icon: LucideIcon;
  onClick: () => void;
}

/** Leads to where something is set. */
export function SettingsRow({ label, hint, href, icon: Icon, onClick }: SettingsRowProps) {
  const Inner = useLinkComponent(href);
  return (
    <chakra.a
      asChild
      display="flex"
      alignItems="center"
      gap={3}
      minHeight={14}
      marginInline={-3}
      paddingInline={3}
      paddingBlock={2.5}
      borderRadius="control"
      _focusVisible={{ outlineOffset: '-2px' }}
      _hover={{ bg: 'bg.hover' }}
    >
      <Inner href={href} onClick={onClick}>
        <Icon aria-hidden />
        <chakra.span flex={1} minWidth={0}>
          <chakra.span display="block" fontWeight="semibold">
            {label}
          </chakra.span>
          <chakra.span display="block" textStyle="small" color="fg.muted">
            {hint}
          </chakra.span>
        </chakra.span>
        <ChevronRight aria-hidden />
      </Inner>
    </chakra.a>
  );
}

/** A titled section of the dialog. */
export function SettingsGroup({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title}>
      <chakra.h3 textStyle="small" fontWeight="semibold" color="fg.muted" paddingBlockEnd={1}>
        {title}
      </chakra.h3>
      {children}
    </section>
  );
}

/** Settings of the member (specification 2). A row leads away, so it closes the dialog. */
export function SettingsDialog({ open, onClose, children }: SettingsDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} title="Settings" size="sm">
      <chakra.div display="grid" gap={5}>
        <SettingsGroup title="Account">
          <SettingsRow
            label="Change Password"
            hint="Asks for the current one"
            href="/change-password"
            icon={KeyRound}
            onClick={onClose}
          />
          <SettingsRow
            label="Delete Account"
            hint="Shows first what goes and what stays"
            href="/delete-account"
            icon={Trash2}
            onClick={onClose}
          />
        </SettingsGroup>
        {children}
      </chakra.div>
    </Dialog>
  );
}
