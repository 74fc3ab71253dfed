import type { Role, Verdict } from '../types.ts';

/** Who may decide what, as the project's visual.config.ts says. */
export interface Rules {
  roles: readonly Role[];
  /** By the title of the story. The first line that fits counts; none fits: everybody may. */
  approvers: readonly { stories: RegExp; roles: readonly Role[] }[];
  ownChange: 'allowed' | 'refused';
}

export interface Claim {
  /** Of the story, such as `Components/Ui/Button`. */
  title: string;
  verdict: Verdict;
  /** `Name <address>`. */
  by: string;
  role: Role;
  /** Addresses of those who wrote the change that is decided. */
  authors: readonly string[];
}

/** `Ana <Ana@x.org>` → `ana@x.org`: git's own names for one person differ in more than that. */
export const addressOf = (by: string) => (/<([^<>]*)>\s*$/.exec(by)?.[1] ?? by).trim().toLowerCase();

/**
 * Why somebody may not decide, as a clause with the person as its subject; undefined when they may. Everybody may
 * reject: a doubt is welcome from whoever has it.
 */
export function refusalOf(rules: Rules, { title, verdict, by, role, authors }: Claim): string | undefined {
  if (!rules.roles.includes(role))
    return `decides as '${role}', which is no role here (${rules.roles.join(', ')})`;
  if (verdict === 'rejected') return undefined;
  const line = rules.approvers.find(({ stories }) => title.search(stories) >= 0);
  if (line && !line.roles.includes(role))
    return `decides as '${role}', but ${title} is for ${line.roles.join(' or ')} to approve`;
  if (rules.ownChange === 'refused' && authors.some((author) => author.toLowerCase() === addressOf(by)))
    return 'approves a change of their own, which visual.config.ts refuses';
  return undefined;
}
