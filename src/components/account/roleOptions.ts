import { Megaphone, SearchCheck, Store, UserRound } from 'lucide-react';
import { createElement } from 'react';
import { isMemberRole, memberRoles, roleLabels, type MemberRole } from '../../domain/roles.ts';
import type { RadioCardOption } from '../ui/RadioCards.tsx';

const icons = { 1: UserRound, 2: SearchCheck, 3: Megaphone, 4: Store };

/** A role as native radios keep it; empty while none is chosen. */
export type RoleText = '' | `${MemberRole}`;

export const toRole = (text: string): MemberRole | undefined =>
  isMemberRole(Number(text)) ? (Number(text) as MemberRole) : undefined;
export const toRoleText = (role: MemberRole | undefined): RoleText => (role ? `${role}` : '');

export const roleOptions: readonly RadioCardOption<RoleText>[] = memberRoles.map((role) => ({
  value: `${role}`,
  label: roleLabels[role] ?? '',
  icon: createElement(icons[role], { 'aria-hidden': true }),
}));
