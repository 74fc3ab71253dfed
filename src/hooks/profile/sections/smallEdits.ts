import { useRef, useState } from 'react';
import { reportFailure } from '../../feed/posts/reportFailure.ts';
import { useLatest } from '../../site/useLatest.ts';
import { useProfileCache } from '../useProfileCache.ts';
import type { ResponseBody, Schemas } from '#openapi/contract.ts';
import { call } from '../../../api/client.ts';
import type { Member, SectionName, VisibilityLevel } from '../../../domain/profile.ts';
import type { EditFields } from '../../../domain/profileDetails.ts';
import { ApiError, genericMessage } from '../../../api/errors.ts';
import { useApiQuery } from '../../../api/swr.ts';
import type { PassionEvents } from '../../../components/profile/sections/PassionSection.tsx';
import { toast } from '../../../lib/toastQueue.ts';
import { useDebounced } from '../../site/useDebounced.ts';

type Passion = Schemas['Passion'];

interface Passions {
  events: PassionEvents;
  suggestions: readonly string[];
  error?: string;
}

/** Passions: added and taken away at once, with a way back (product S44). */
export function usePassions(): Passions {
  const cache = useProfileCache();
  const [text, setText] = useState('');
  const [error, setError] = useState<string>();
  const searchText = useDebounced(text.trim());
  const { data } = useApiQuery('getPassionList', searchText ? { searchText } : null);
  const setPassions = (change: (passions: Passion[]) => Passion[]) =>
    cache.changeSections((sections) => ({ ...sections, passions: change(sections.passions ?? []) }));

  const add = async (passionName: string) => {
    setError(undefined);
    try {
      const { response } = await call('addPassion', { passionName });
      setPassions((passions) => [
        ...passions.filter((one) => one.passionId !== response.passionId),
        response,
      ]);
      cache.refresh();
    } catch (failure) {
      if (!(failure instanceof ApiError)) return setError(genericMessage);
      setError(failure.fields.passionName ?? failure.message);
    }
  };
  const remove = async (passion: Passion) => {
    const { passionId, passionName } = passion;
    const about = `passion ${passionId}`;
    setPassions((passions) => passions.filter((one) => one.passionId !== passionId));
    try {
      await call('removePassion', { passionId });
      cache.refresh();
      const action = { label: 'Undo', onClick: () => void add(passionName) };
      toast({ kind: 'info', title: `${passionName} was removed`, about, action });
    } catch (failure) {
      setPassions((passions) => [...passions, passion]);
      cache.refresh();
      reportFailure(`${passionName} is still there`, about)(failure);
    }
  };
  return {
    events: {
      onAdd: ({ passionName }) => void add(passionName),
      onRemove: ({ passion }) => void remove(passion),
      onType: (event) => setText(event.text),
    },
    suggestions: data?.response.suggestions ?? [],
    ...(error && { error }),
  };
}

type Answer = ResponseBody<'editProfile'>;

interface Edits {
  before: Promise<unknown>;
  /** The version that the last answer told. */
  version: string;
}
/** Of whose profile changes are under way. */
const edits = new Map<string, Edits>();

const newer = (one: string, other: string) => (Date.parse(other) > Date.parse(one) ? other : one);

/**
 * A small change of the own profile that no form holds. They go out one after the other, each based on what the one before
 * has answered: of two quick presses the second would be refused as made elsewhere (409 STALE). Rejects with ApiError.
 */
export async function editMember(
  { userId, updatedAt }: Pick<Member, 'userId' | 'updatedAt'>,
  fields: EditFields,
): Promise<Answer> {
  const known = edits.get(userId) ?? { before: Promise.resolve(), version: updatedAt };
  edits.set(userId, known);
  const send = async () => {
    const answer = await call('editProfile', { ...fields, updatedAt: newer(known.version, updatedAt) });
    known.version = answer.response.updatedAt;
    return answer;
  };
  const sent = known.before.then(send, send);
  known.before = sent;
  try {
    return await sent;
  } finally {
    if (known.before === sent) edits.delete(userId);
  }
}

/** Changes who sees a section: shown at once, taken back when the server does not agree (product S44). */
export function useSectionVisibility(member: Member | undefined) {
  const cache = useProfileCache();
  const latest = useLatest(member);
  const underWay = useRef(0);
  const show = (section: SectionName, level: VisibilityLevel | undefined) =>
    cache.changeMember({ sectionVisibility: { ...latest.current?.sectionVisibility, [section]: level } });
  const change = async (section: SectionName, level: VisibilityLevel) => {
    if (!member) return;
    const before = member.sectionVisibility?.[section];
    show(section, level);
    underWay.current++;
    try {
      const { response } = await editMember(member, { sectionVisibility: { [section]: level } });
      // The answer knows nothing of what was pressed since.
      cache.changeMember(underWay.current === 1 ? response : { updatedAt: response.updatedAt });
    } catch (error) {
      show(section, before);
      reportFailure('Who sees this was not changed', `who sees ${section}`)(error);
    }
    underWay.current--;
    if (underWay.current === 0) cache.refresh();
  };
  return ({ section, level }: { section: SectionName; level: VisibilityLevel }) =>
    void change(section, level);
}
