import { useState } from 'react';
import { ContactDialog } from '../components/account/ContactDialog.tsx';
import { ContactPanel } from '../components/account/ContactPanel.tsx';
import type { ContactKind } from '../domain/accountForms.ts';
import { useContactChange } from '../hooks/account/useContactChange.ts';
import { useCountries } from '../hooks/account/useCountries.ts';
import { useProfileInfo } from '../hooks/profile/useProfileInfo.ts';

interface ChangeProps {
  kind: ContactKind;
  countryCode: string | undefined;
  open: boolean;
  onClose: () => void;
}

/** Each time it is opened it begins anew. */
function Change({ kind, countryCode, open, onClose }: ChangeProps) {
  const { countries, defaultCountry } = useCountries();
  const change = useContactChange(kind, onClose);
  return (
    <ContactDialog
      {...change}
      open={open}
      kind={kind}
      countries={countries}
      countryCode={countryCode ?? defaultCountry}
      onClose={onClose}
    />
  );
}

/** Phone and e-mail address of the member, and how they are changed: a section of the settings. */
export function ContactSettings() {
  const profile = useProfileInfo();
  const [asked, setAsked] = useState<{ kind: ContactKind; open: boolean; turn: number }>();
  const member = profile.status === 'ready' ? profile.info.member : undefined;
  return (
    <>
      <ContactPanel
        contact={
          member && { phone: `${member.dialCode ?? ''} ${member.phone ?? ''}`.trim(), email: member.email }
        }
        error={profile.status === 'error' ? profile.error : undefined}
        onRetry={() => profile.status === 'error' && profile.onRetry()}
        onChange={({ kind }) => setAsked({ kind, open: true, turn: (asked?.turn ?? 0) + 1 })}
      />
      {asked && (
        <Change
          key={asked.turn}
          kind={asked.kind}
          countryCode={member?.countryCode}
          open={asked.open}
          onClose={() => setAsked({ ...asked, open: false })}
        />
      )}
    </>
  );
}
