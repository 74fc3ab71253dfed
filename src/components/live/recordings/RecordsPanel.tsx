import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import type { Storage } from '../../../domain/recordings.ts';
import { Button } from '../../ui/Button.tsx';
import { Tabs } from '../../ui/Tabs.tsx';
import { StorageBar } from './StorageBar.tsx';

export type RecordsTab = 'live' | 'recordings';
/** `member`: of one whom a link names. */
export type Whose = 'mine' | 'followed' | 'member';

export interface RecordsPanelProps {
  title: string;
  tab: RecordsTab;
  onTab: (tab: RecordsTab) => void;
  whose: Whose;
  onWhose: (event: { whose: Whose }) => void;
  /** With the member's own. */
  storage: Storage | undefined;
  onStart: () => void;
  /** What the tab shows. */
  children: ReactNode;
}

const tabs: { value: RecordsTab; label: string }[] = [
  { value: 'live', label: 'Live now' },
  { value: 'recordings', label: 'Recordings' },
];
const choices: { whose: Whose; label: string }[] = [
  { whose: 'mine', label: 'Mine' },
  { whose: 'followed', label: 'From people I follow' },
];

/** Rooms on the air and what is left of others, of one kind (product S54). */
export function RecordsPanel(props: RecordsPanelProps) {
  const { title, tab, onTab, whose, onWhose, storage, onStart, children } = props;
  return (
    <chakra.div display="grid" gap={5} gridTemplateColumns="minmax(0, 1fr)">
      <chakra.div display="flex" alignItems="center" justifyContent="space-between" gap={3} minHeight={11}>
        <chakra.h1 textStyle="h1">{title}</chakra.h1>
        <Button variant="live" onClick={onStart}>
          Go live
        </Button>
      </chakra.div>
      <Tabs label={title} tabs={tabs} value={tab} onChange={onTab}>
        <chakra.div display="grid" gap={5} gridTemplateColumns="minmax(0, 1fr)">
          <chakra.h2 srOnly>{tab === 'live' ? 'Live now' : 'Recordings'}</chakra.h2>
          {tab === 'recordings' && (
            <>
              <chakra.div role="group" aria-label="Whose" display="flex" flexWrap="wrap" gap={2}>
                {choices.map((choice) => (
                  <Button
                    key={choice.whose}
                    size="sm"
                    variant={whose === choice.whose ? 'solid' : 'outline'}
                    aria-pressed={whose === choice.whose}
                    onClick={() => onWhose({ whose: choice.whose })}
                  >
                    {choice.label}
                  </Button>
                ))}
              </chakra.div>
              {whose === 'mine' && storage && <StorageBar storage={storage} />}
            </>
          )}
          {children}
        </chakra.div>
      </Tabs>
    </chakra.div>
  );
}
