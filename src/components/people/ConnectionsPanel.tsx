import { chakra } from '@chakra-ui/react';
import { Search } from 'lucide-react';
import {
  connectionListLabels,
  ConnectionList as Lists,
  ConnectionSort,
  countNames,
  type Connection,
  type ConnectionCounts,
  type ConnectionSuggestion,
} from '../../domain/relations.ts';
import { peoplePaper } from '../../theme/recipes/people.ts';
import { Button } from '../ui/Button.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import type { ListState } from '../ui/listState.ts';
import { SelectField } from '../ui/SelectField.tsx';
import { Tabs } from '../ui/Tabs.tsx';
import { TextField } from '../ui/TextField.tsx';
import type { ConnectionItemProps } from './ConnectionItem.tsx';
import { ConnectionList } from './ConnectionList.tsx';
import { MayKnowPanel } from './MayKnowPanel.tsx';

export interface ConnectionsPanelProps extends Pick<ConnectionItemProps, 'onAct'> {
  /** The lists that the reader's role can have, in order. */
  lists: readonly Lists[];
  /** The one that is shown. */
  list: Lists;
  onList: (event: { list: Lists }) => void;
  /** Rows of each list; while they are not known the tabs have none. */
  counts?: ConnectionCounts | undefined;
  /** Looked for in names. */
  search: string;
  onSearch: (event: { text: string }) => void;
  sort: ConnectionSort;
  onSort: (event: { sort: ConnectionSort }) => void;
  state: ListState<Connection>;
  /** Leads to the search for members. */
  onFind: () => void;
  /** People to connect with; shown below the connected. */
  suggestions?: readonly ConnectionSuggestion[] | undefined;
}

const emptyTexts: Record<Lists, string> = {
  0: 'You are not connected with anybody yet. Connect from the profile of somebody you know.',
  1: 'Nobody is waiting for your answer.',
  2: 'No request of yours is waiting for an answer.',
  3: 'You do not follow anybody yet. Agencies, brands and businesses can be followed.',
  4: 'Nobody follows you yet. Posts bring followers.',
  5: 'You have not blocked anybody.',
  6: 'You have not muted anybody.',
};
const sorts = [
  { value: String(ConnectionSort.NEWEST), label: 'Newest first' },
  { value: String(ConnectionSort.NAME), label: 'By name' },
];

/** The reader's connections, requests, follows and blocks (product S49). */
export function ConnectionsPanel({
  lists,
  list,
  counts,
  search,
  sort,
  state,
  suggestions,
  ...on
}: ConnectionsPanelProps) {
  const searching = search.trim() !== '';
  const near = list === Lists.CONNECTED && !searching && suggestions?.length ? suggestions : undefined;
  const tabs = lists.map((one) => ({
    value: String(one),
    label: connectionListLabels[one],
    ...(counts && { count: counts[countNames[one]] }),
  }));
  const empty = searching ? (
    <EmptyState
      drawing="search"
      action={<Button onClick={() => on.onSearch({ text: '' })}>Clear the search</Button>}
    >
      Nobody here has this in their name.
    </EmptyState>
  ) : (
    <EmptyState
      drawing="people"
      action={
        (list === Lists.FOLLOWING && (
          <Button href="/#suggestions" variant="outline">
            See who is worth following
          </Button>
        )) ||
        (list === Lists.CONNECTED && (
          <Button variant="outline" onClick={on.onFind}>
            Search for people
          </Button>
        ))
      }
    >
      {near ? 'You are not connected with anybody yet. Begin with the people below.' : emptyTexts[list]}
    </EmptyState>
  );
  const byNumber = (value: string) => lists.find((one) => String(one) === value) ?? list;
  return (
    <Tabs
      label="Connections"
      tabs={tabs}
      value={String(list)}
      onChange={(value) => on.onList({ list: byNumber(value) })}
    >
      <chakra.div display="grid" gridTemplateColumns="minmax(0, 1fr)" gap={3}>
        {(searching || state.status !== 'empty') && (
          <chakra.div
            role="search"
            display="grid"
            gridTemplateColumns="minmax(0, 1fr) minmax(8rem, 10rem)"
            gap={2}
          >
            <TextField
              type="search"
              label="Search by name"
              labelHidden
              placeholder="Search by name"
              iconStart={<Search aria-hidden />}
              maxLength={100}
              value={search}
              onChange={({ target }) => on.onSearch({ text: target.value })}
              dir="auto"
            />
            <SelectField
              label="Order"
              labelHidden
              options={sorts}
              value={String(sort)}
              onChange={({ target }) =>
                on.onSort({
                  sort: target.value === sorts[1]?.value ? ConnectionSort.NAME : ConnectionSort.NEWEST,
                })
              }
            />
          </chakra.div>
        )}
        <chakra.div css={peoplePaper}>
          <ConnectionList list={list} state={state} empty={empty} onAct={on.onAct} />
        </chakra.div>
        {near && <MayKnowPanel suggestions={near} onAct={on.onAct} />}
      </chakra.div>
    </Tabs>
  );
}
