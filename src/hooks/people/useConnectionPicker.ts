import { useState } from 'react';
import type { ConnectionPickerProps } from '../../components/people/ConnectionPicker.tsx';
import { ConnectionList, ConnectionSort } from '../../domain/relations.ts';
import { useDebounced } from '../site/useDebounced.ts';
import { useConnections } from './useConnections.ts';

/** The reader's connections to choose one of; asked for while `wanted`. */
export function useConnectionPicker(
  wanted: boolean,
  onPick: ConnectionPickerProps['onPick'],
): ConnectionPickerProps {
  const [search, setSearch] = useState('');
  const words = useDebounced(search.trim());
  const asked = { list: ConnectionList.CONNECTED, words, sort: ConnectionSort.NAME };
  const { state } = useConnections(wanted ? asked : null);
  return { state, search, onSearch: ({ text }) => setSearch(text), onPick };
}
