import { Check, Globe, Lock, Users } from 'lucide-react';
import { visibilityLabels, type VisibilityLevel } from '../../../domain/profile.ts';
import { Button } from '../../ui/Button.tsx';
import { Menu } from '../../ui/Menu.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';

export interface VisibilityMenuProps {
  /** Whose visibility it is: "Experience". */
  section: string;
  level: VisibilityLevel;
  onChange: (event: { level: VisibilityLevel }) => void;
}

const icons = { 0: Globe, 1: Users, 2: Lock };
const levels: readonly VisibilityLevel[] = [0, 1, 2];

/** Who may see a section of the own profile. */
export function VisibilityMenu({ section, level, onChange }: VisibilityMenuProps) {
  const Icon = icons[level];
  return (
    <Menu
      trigger={
        <Button variant="ghost" size="sm" iconStart={<Icon aria-hidden />}>
          <VisuallyHidden>{section} is seen by: </VisuallyHidden>
          {visibilityLabels[level]}
        </Button>
      }
      header={`Who sees ${section}`}
      sections={[
        {
          entries: levels.map((one) => {
            const Own = one === level ? Check : icons[one];
            return {
              label: one === level ? `${visibilityLabels[one]} (now)` : visibilityLabels[one],
              icon: <Own />,
              onSelect: () => one !== level && onChange({ level: one }),
            };
          }),
        },
      ]}
    />
  );
}
