import { chakra } from '@chakra-ui/react';
import type { ImportRow } from '../../../lib/resume/importCompare.ts';
import { ImportItem, type ImportItemProps } from './ImportItem.tsx';

export interface ImportPanelProps extends Pick<ImportItemProps, 'onChoose'> {
  rows: readonly ImportRow[];
  /** Ids of the rows that will be saved. */
  chosen: ReadonlySet<string>;
}

const titles: Record<ImportRow['section'], string> = {
  header: 'About you',
  experience: 'Experience',
  education: 'Education',
  certificates: 'Certificates',
  achievements: 'Achievements',
  passions: 'Skills and passions',
  languages: 'Languages',
  interests: 'Interests',
};

/** Everything of a file by section, with what it would change. */
export function ImportPanel({ rows, chosen, onChoose }: ImportPanelProps) {
  const sections = [...new Set(rows.map(({ section }) => section))];
  return (
    <chakra.div display="grid" gap={5} gridTemplateColumns="minmax(0, 1fr)">
      {sections.map((section) => (
        <chakra.section key={section} aria-label={titles[section]}>
          <chakra.h3 textStyle="label" fontWeight="bold">
            {titles[section]}
          </chakra.h3>
          <chakra.ul
            listStyleType="none"
            css={{ '& > li + li': { borderTopWidth: '1px', borderColor: 'border.subtle' } }}
          >
            {rows
              .filter((row) => row.section === section)
              .map((row) => (
                <li key={row.id}>
                  <ImportItem row={row} chosen={chosen.has(row.id)} onChoose={onChoose} />
                </li>
              ))}
          </chakra.ul>
        </chakra.section>
      ))}
    </chakra.div>
  );
}
