import { useState } from 'react';
import { call } from '../../api/client.ts';
import { useApiCache } from '../../api/swr.ts';
import type { RecommendDialogProps } from '../../components/people/RecommendDialog.tsx';
import type { RecommendValues } from '../../domain/recommendations.ts';
import type { FieldErrors } from '../../lib/validate.ts';
import { toast } from '../../lib/toastQueue.ts';
import { useWriter } from '../feed/useWriter.ts';
import { useDraft } from '../site/useDraft.ts';
import {
  beginning,
  draftNameOf,
  isRecommendDraft,
  reasonOf,
  recommendBody,
  type RecommendRequest,
  unwritten,
} from './recommendDraft.ts';
import type { ConnectionPickerProps } from '../../components/people/ConnectionPicker.tsx';
import { ConnectionList, ConnectionSort } from '../../domain/relations.ts';
import { useDebounced } from '../site/useDebounced.ts';
import { useConnections } from './useConnections.ts';

/** The reader's connections to choose one of; asked for while `wanted`. */
function useConnectionPicker(
  wanted: boolean,
  onPick: ConnectionPickerProps['onPick'],
): ConnectionPickerProps {
  const [search, setSearch] = useState('');
  const words = useDebounced(search.trim());
  const asked = { list: ConnectionList.CONNECTED, words, sort: ConnectionSort.NAME };
  const { state } = useConnections(wanted ? asked : null);
  return { state, search, onSearch: ({ text }) => setSearch(text), onPick };
}

type Status = { busy: boolean; error?: string; fields?: FieldErrors };
const idle: Status = { busy: false };

/** Asks for recommendations and writes them (product S52). What was typed is a draft until it was sent. */
export function useRecommend(): {
  dialog: RecommendDialogProps;
  onOpen: (request: RecommendRequest) => void;
} {
  const reader = useWriter();
  const { invalidate } = useApiCache();
  const [shown, setShown] = useState<ReturnType<typeof beginning>>();
  const [status, setStatus] = useState(idle);
  const draft = useDraft(draftNameOf(shown?.request), isRecommendDraft);
  const open = (request: RecommendRequest) => setShown(beginning(reader.userId, request));
  const request = shown?.request;
  const picker = useConnectionPicker(
    request !== undefined && !request.member,
    ({ member }) => request && open({ ...request, member }),
  );
  const close = () => {
    setShown(undefined);
    setStatus(idle);
  };
  const submit = async (values: RecommendValues) => {
    if (!request?.member) return;
    draft.save(values);
    setStatus({ busy: true });
    try {
      const { message } = await call(
        'manageRecommendation',
        recommendBody(request, request.member.userId, values),
      );
      draft.discard();
      close();
      toast({ kind: 'success', title: message });
      void invalidate(['getRecommendations']);
    } catch (failure) {
      setStatus({ busy: false, ...reasonOf(failure) });
    }
  };
  const discard = () => {
    draft.discard();
    if (request) open(request);
  };
  return {
    dialog: {
      ...status,
      request,
      reader,
      picker,
      initialValues: shown?.initialValues ?? unwritten,
      onChange: draft.keep,
      onSubmit: (values) => void submit(values),
      ...(shown?.restored && { onDiscardDraft: discard }),
      onClose: close,
    },
    onOpen: open,
  };
}
