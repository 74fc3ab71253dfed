import type { Schemas } from '#openapi/contract.ts';
import { addAchievementRequestRules } from '#openapi/generated/rules/addAchievementRequestRules.ts';
import { addCertificateRequestRules } from '#openapi/generated/rules/addCertificateRequestRules.ts';
import { addPassionRequestRules } from '#openapi/generated/rules/addPassionRequestRules.ts';
import { addUserQualificationRequestRules } from '#openapi/generated/rules/addUserQualificationRequestRules.ts';
import { addWorkExperienceRequestRules } from '#openapi/generated/rules/addWorkExperienceRequestRules.ts';
import { editProfileRequestRules } from '#openapi/generated/rules/editProfileRequestRules.ts';
import {
  differencesOf,
  labels,
  problemsOf,
  rowsOf,
  same,
  say,
  type ImportRow,
  type ImportWrite,
} from './importCompare.ts';
import { monthText, proficiencyWords, type ResumeContent } from './outline.ts';
import { draftOf, tidy, type HeaderDraft, type ProfileDraft } from './profileDraft.ts';

export interface ImportLists {
  languages: readonly Schemas['Language'][];
  interests: readonly Schemas['Interest'][];
}

const when = (from: string, to?: string) =>
  from ? `${monthText(from)} – ${to ? monthText(to) : 'Present'}` : '';
const detail = (...parts: (string | undefined)[]) => ({ detail: parts.filter(Boolean).join(' · ') });

/** A section's drafts are bodies of its operation, which no type of a list of both can say. */
const writeOf =
  (op: ImportWrite['op']) =>
  (body: object): ImportWrite =>
    ({ op, body }) as ImportWrite;

/** A write replaces the whole item: the proof that it has goes along, or it would be lost. */
const proven = (id: object, [proof]: readonly Schemas['DocumentFile'][]) =>
  tidy({ ...id, documentKey: proof?.mediaKey });

/** Items with what names them in a write; there is one draft for each, in their order. */
const ids = <Item extends { updatedAt: string }>(
  items: readonly Item[] | undefined,
  idOf: (item: Item) => object,
  drafts: readonly object[],
) =>
  (items ?? []).map((item, index) => ({
    draft: drafts[index] as never, // Of its section: `draftOf` keeps the order.
    ids: { ...idOf(item), updatedAt: item.updatedAt },
  }));

function headerRows(found: ProfileDraft, mine: ProfileDraft): ImportRow[] {
  return Object.entries(found.header).map(([key, value]): ImportRow => {
    const had = mine.header[key as keyof HeaderDraft];
    const body = { [key]: value } as HeaderDraft;
    const differences = differencesOf(had === undefined ? {} : mine.header, body);
    const problems = problemsOf(editProfileRequestRules, body);
    return {
      id: `header-${key}`,
      section: 'header',
      title: labels[key] ?? key,
      detail: say(key, value),
      state:
        differences.length === 0
          ? 'same'
          : problems.length > 0
            ? 'invalid'
            : had === undefined
              ? 'new'
              : 'differs',
      differences: had === undefined ? [] : differences,
      problems,
      write: { op: 'editProfile', body },
    };
  });
}

function datedRows(found: ProfileDraft, mine: ProfileDraft, { sections }: ResumeContent): ImportRow[] {
  return [
    ...rowsOf({
      section: 'experience',
      drafts: found.experience,
      items: ids(
        sections.experience,
        ({ workExperienceId, companyId }) => tidy({ workExperienceId, companyId }),
        mine.experience,
      ),
      isSame: (a, b) =>
        same(a.jobTitle, b.jobTitle) &&
        same(a.companyName, b.companyName) &&
        a.startDate.slice(0, 4) === b.startDate.slice(0, 4),
      rules: addWorkExperienceRequestRules,
      title: (draft) => ({
        title: draft.jobTitle || 'A position without a title',
        ...detail(draft.companyName, when(draft.startDate, draft.endDate)),
      }),
      write: writeOf('addWorkExperience'),
    }),
    ...rowsOf({
      section: 'education',
      drafts: found.education,
      items: ids(
        sections.education,
        ({ educationId, documents }) => proven({ educationId }, documents),
        mine.education,
      ),
      isSame: (a, b) => same(a.institution, b.institution) && same(a.degree, b.degree),
      rules: addUserQualificationRequestRules,
      title: (draft) => ({
        title: draft.degree || draft.institution || 'Studies without a name',
        ...detail(draft.institution, when(draft.startDate, draft.endDate)),
      }),
      write: writeOf('addUserQualification'),
    }),
    ...rowsOf({
      section: 'certificates',
      drafts: found.certificates,
      items: ids(
        sections.certificates,
        ({ certificateId, documents }) => proven({ certificateId }, documents),
        mine.certificates,
      ),
      isSame: (a, b) => same(a.certificateName, b.certificateName) && same(a.issuer, b.issuer),
      rules: addCertificateRequestRules,
      title: (draft) => ({
        title: draft.certificateName || 'A certificate without a name',
        ...detail(draft.issuer, draft.issueDate && monthText(draft.issueDate)),
      }),
      write: writeOf('addCertificate'),
    }),
    ...rowsOf({
      section: 'achievements',
      drafts: found.achievements,
      items: ids(
        sections.achievements,
        ({ achievementId, media }) =>
          tidy({ achievementId, mediaKey: media?.mediaKey, mediaAlt: media?.alt }),
        mine.achievements,
      ),
      isSame: (a, b) => same(a.title, b.title),
      rules: addAchievementRequestRules,
      title: (draft) => ({
        title: draft.title || 'An achievement without a title',
        ...detail(draft.issuer, draft.date && monthText(draft.date)),
      }),
      write: writeOf('addAchievement'),
    }),
  ];
}

function passionRows(found: ProfileDraft, mine: ProfileDraft): ImportRow[] {
  return rowsOf({
    section: 'passions',
    drafts: found.passions.map((passionName) => ({ passionName })),
    items: mine.passions.map((passionName) => ({ draft: { passionName }, ids: {} })),
    isSame: (a, b) => same(a.passionName, b.passionName),
    rules: addPassionRequestRules,
    title: ({ passionName }) => ({ title: passionName }),
    write: writeOf('addPassion'),
  }).map((row) => (row.state === 'differs' ? { ...row, state: 'same' as const } : row));
}

function languageRows(found: ProfileDraft, mine: ProfileDraft, lists: ImportLists): ImportRow[] {
  return found.languages.map((language, index): ImportRow => {
    const entry = lists.languages.find(
      ({ languageName, nativeName }) =>
        same(languageName, language.languageName) || same(nativeName, language.languageName),
    );
    const had = mine.languages.find(({ languageName }) => same(languageName, entry?.languageName));
    const differs = had !== undefined && had.proficiency !== language.proficiency;
    const level = (one: number) => proficiencyWords[one] ?? '';
    return {
      id: `languages-${index}`,
      section: 'languages',
      title: entry?.languageName ?? language.languageName,
      detail: level(language.proficiency),
      state: !entry ? 'invalid' : differs ? 'differs' : had ? 'same' : 'new',
      differences: differs
        ? [{ label: 'How well', mine: level(had.proficiency), theirs: level(language.proficiency) }]
        : [],
      problems: entry ? [] : ['This language is not in our list.'],
      write: {
        op: 'addLanguages',
        body: { languages: [{ languageId: entry?.languageId ?? '', proficiency: language.proficiency }] },
      },
    };
  });
}

function interestRows(
  found: ProfileDraft,
  mine: ProfileDraft,
  { sections }: ResumeContent,
  lists: ImportLists,
): ImportRow[] {
  const chosen = lists.interests.filter(({ interestName }) =>
    found.interests.some((name) => same(name, interestName)),
  );
  const added = chosen.filter(({ interestName }) => !mine.interests.some((name) => same(name, interestName)));
  if (chosen.length === 0) return [];
  return [
    {
      id: 'interests',
      section: 'interests',
      title: (added.length > 0 ? added : chosen).map(({ interestName }) => interestName).join(', '),
      state: added.length > 0 ? 'new' : 'same',
      differences: [],
      problems: [],
      write: {
        op: 'manageInterests',
        body: { interestIds: [...(sections.interests ?? []), ...added].map(({ interestId }) => interestId) },
      },
    },
  ];
}

/** Everything of a file, beside what the profile has of it: nothing is written that is not in this list. */
export function planImport(found: ProfileDraft, content: ResumeContent, lists: ImportLists): ImportRow[] {
  const mine = draftOf(content);
  return [
    ...headerRows(found, mine),
    ...datedRows(found, mine, content),
    ...passionRows(found, mine),
    ...languageRows(found, mine, lists),
    ...interestRows(found, mine, content, lists),
  ];
}
