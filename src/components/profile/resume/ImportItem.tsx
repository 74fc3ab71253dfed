import { chakra } from '@chakra-ui/react';
import type { ImportRow } from '../../../lib/resume/importCompare.ts';
import { Badge } from '../../ui/Badge.tsx';
import { CheckboxField } from '../../ui/CheckboxField.tsx';
import { ExpandableText } from '../../ui/ExpandableText.tsx';

export interface ImportItemProps {
  row: ImportRow;
  /** It will be saved. */
  chosen: boolean;
  onChoose: (event: { id: string; chosen: boolean }) => void;
}

const states = {
  new: { word: 'New', tone: 'success' },
  differs: { word: 'Differs from yours', tone: 'warning' },
  same: { word: 'You have this', tone: 'neutral' },
  invalid: { word: 'Cannot be added', tone: 'danger' },
} as const;

/** On phones the name of a field has a line of its own: beside two columns it has no room. */
const comparison = {
  '& tr': {
    display: { base: 'grid', sm: 'table-row' },
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  },
  '& :is(th, td)': {
    textAlign: 'start',
    verticalAlign: 'top',
    paddingBlock: 1,
    paddingInlineEnd: 3,
  },
  '& th:first-of-type': { gridColumn: '1 / -1', paddingBlockEnd: { base: 0, sm: 1 } },
  '& thead th:first-of-type': { paddingBlock: { base: 0, sm: 1 } },
  '& td div': { textStyle: 'small' },
} as const;

/** One thing of a file that is being imported: what it is, and what saving it would change. */
export function ImportItem({ row, chosen, onChoose }: ImportItemProps) {
  const { id, title, detail, state, differences, problems } = row;
  const { word, tone } = states[state];
  return (
    <chakra.div display="grid" gap={2} paddingBlock={3}>
      <CheckboxField
        label={
          <chakra.span display="grid" gap={0.5}>
            <chakra.span display="flex" flexWrap="wrap" alignItems="center" columnGap={2.5} rowGap={1}>
              <chakra.bdi fontWeight="semibold" overflowWrap="anywhere">
                {title}
              </chakra.bdi>
              <Badge tone={tone}>{word}</Badge>
            </chakra.span>
            {detail && (
              <chakra.span textStyle="small" color="fg.muted" overflowWrap="anywhere" lineClamp={3}>
                {detail}
              </chakra.span>
            )}
          </chakra.span>
        }
        {...(state === 'differs' && { help: 'Ticked, the file’s version replaces yours.' })}
        {...(problems.length > 0 && { error: problems.join(' ') })}
        checked={chosen}
        disabled={state === 'same' || state === 'invalid'}
        onChange={({ target }) => onChoose({ id, chosen: target.checked })}
      />
      {state === 'differs' && (
        <chakra.table
          marginInlineStart={7.5}
          width="calc(100% - 1.875rem)"
          textStyle="small"
          tableLayout="fixed"
          css={comparison}
        >
          <thead>
            <chakra.tr color="fg.muted">
              <chakra.th width="24%" fontWeight="regular">
                <chakra.span srOnly>Field</chakra.span>
              </chakra.th>
              <chakra.th fontWeight="regular">Yours</chakra.th>
              <chakra.th fontWeight="regular">In the file</chakra.th>
            </chakra.tr>
          </thead>
          <tbody>
            {differences.map(({ label, mine, theirs }) => (
              <tr key={label}>
                <chakra.th scope="row" fontWeight="medium">
                  {label}
                </chakra.th>
                {[mine, theirs].map((text, index) => (
                  <chakra.td key={index === 0 ? 'mine' : 'theirs'} overflowWrap="anywhere">
                    <ExpandableText text={text} />
                  </chakra.td>
                ))}
              </tr>
            ))}
          </tbody>
        </chakra.table>
      )}
    </chakra.div>
  );
}
