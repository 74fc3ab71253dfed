import { chakra } from '@chakra-ui/react';
import type { MemberRole } from '../../domain/roles.ts';
import type { FieldErrors } from '../../lib/validate.ts';
import { Button } from '../ui/Button.tsx';
import { RadioCards } from '../ui/RadioCards.tsx';
import { useValidatedForm } from '../ui/useValidatedForm.ts';
import { roleOptions, toRole, toRoleText, type RoleText } from './roleOptions.ts';

export interface RoleStepProps {
  role?: MemberRole | undefined;
  onNext: (event: { role: MemberRole }) => void;
  /** From the server. */
  errors?: FieldErrors | undefined;
  busy?: boolean;
}

const descriptions: Record<MemberRole, string> = {
  1: 'I look for work, go to events and follow brands.',
  2: 'I post jobs for an employer or an agency and answer applicants.',
  3: 'I stand for a brand that people follow.',
  4: 'I run a place: a shop, a school, a venue.',
};
const options = roleOptions.map((option) => {
  const role = toRole(option.value);
  return { ...option, ...(role && { description: descriptions[role] }) };
});

/** Signing up, first step: as what (product S03). One phone may have an account of each kind. */
export function RoleStep({ role, onNext, errors, busy }: RoleStepProps) {
  const { form, values, set, errorOf } = useValidatedForm<{ role: RoleText }>({
    initialValues: { role: toRoleText(role) },
    validate: ({ role: chosen }): FieldErrors => (chosen ? {} : { role: 'Please choose who you are.' }),
    errors,
    onSubmit: (chosen) => {
      const next = toRole(chosen.role);
      if (next && !busy) onNext({ role: next });
    },
  });
  return (
    <chakra.form {...form} aria-label="Who you are" display="grid" gap={5}>
      <RadioCards
        label="Who are you?"
        labelHidden
        name="role"
        columns={1}
        options={options}
        value={values.role || undefined}
        onChange={(chosen) => set('role', chosen)}
        error={errorOf('role')}
      />
      <Button type="submit" size="lg" fullWidth busy={busy}>
        Next
      </Button>
    </chakra.form>
  );
}
