import type { Schemas } from '#openapi/contract.ts';
import { minutesBefore } from '../factories/feed.ts';
import { pictures, portrait } from '../fixtures/pictures.ts';
import { MockProblem, type MockHandlers } from '../msw.ts';
import { changeSections, newId, placeItem, profileNow } from '../profileMemory.ts';

/** The time at which stories are drawn. */
const updatedAt = minutesBefore(0);
/** What an item has that no form asks for. */
const added = { order: 0, documents: [] as Schemas['DocumentFiles'] };
const sections = () => profileNow().sections;
/** The file behind an item: what a write leaves out is gone; of a new one the upload's key is all that is known. */
function filesOf(
  documentKey: string | undefined,
  before: Schemas['DocumentFiles'] = [],
): Schemas['DocumentFiles'] {
  if (!documentKey) return [];
  const kept = before.filter(({ mediaKey }) => mediaKey === documentKey);
  if (kept.length > 0) return kept;
  const type = { fileName: 'document.pdf', contentType: 'application/pdf' };
  return [{ mediaKey: documentKey, url: portrait, ...type, size: 1 }];
}
const sectionOf = { 1: 'education', 2: 'experience', 3: 'certificates', 4: 'achievements' } as const;
const idOf = (item: object) =>
  Object.entries(item).find(([key]) =>
    /^(education|workExperience|certificate|achievement)Id$/.test(key),
  )?.[1];

/** Experience, education, certificates and achievements of the own profile. */
export const profileSectionHandlers = {
  addUserQualification: ({ userId: _caller, clientId: _client, documentKey, order, ...fields }) => {
    const educationId = fields.educationId ?? newId('ed');
    const before = sections().education?.find((one) => one.educationId === educationId);
    const documents = filesOf(documentKey, before?.documents);
    const { verificationStatus } = before ?? { verificationStatus: 0 as const };
    const item: Schemas['Education'] = {
      ...added,
      ...fields,
      educationId,
      documents,
      verificationStatus,
      updatedAt,
    };
    const response = placeItem('education', item, (one) => one.educationId === educationId, order);
    return { message: 'Your education was saved', response };
  },
  addWorkExperience: ({ userId: _caller, clientId: _client, order, skills = [], ...fields }) => {
    const workExperienceId = fields.workExperienceId ?? newId('we');
    const before = sections().experience?.find((one) => one.workExperienceId === workExperienceId);
    const current = sections().experience?.filter((one) => one.isCurrent && one !== before) ?? [];
    if (fields.isCurrent && current.length >= 3)
      throw new MockProblem(422, {
        code: 'VALIDATION',
        message: 'At most 3 positions can be current at once.',
        errors: { isCurrent: 'At most 3 positions can be current at once.' },
      });
    const { verificationStatus } = before ?? { verificationStatus: 0 as const };
    const item: Schemas['WorkExperience'] = {
      ...added,
      ...fields,
      skills,
      workExperienceId,
      verificationStatus,
      updatedAt,
    };
    const response = placeItem('experience', item, (one) => one.workExperienceId === workExperienceId, order);
    return { message: 'Your work experience was saved', response };
  },
  addCertificate: ({ userId: _caller, clientId: _client, documentKey, order, ...fields }) => {
    const certificateId = fields.certificateId ?? newId('ce');
    const before = sections().certificates?.find((one) => one.certificateId === certificateId);
    const documents = filesOf(documentKey, before?.documents);
    const isSame =
      before?.certificateName === fields.certificateName &&
      before.issuer === fields.issuer &&
      before.issueDate === fields.issueDate;
    const verificationStatus = isSame ? before.verificationStatus : 0;
    const item: Schemas['Certificate'] = {
      ...added,
      ...fields,
      certificateId,
      documents,
      verificationStatus,
      updatedAt,
    };
    const response = placeItem('certificates', item, (one) => one.certificateId === certificateId, order);
    return { message: 'Your certificate was saved', response };
  },
  addAchievement: ({ userId: _caller, clientId: _client, mediaKey, mediaAlt, order, ...fields }) => {
    const achievementId = fields.achievementId ?? newId('ac');
    const before = sections().achievements?.find((one) => one.achievementId === achievementId);
    const { verificationStatus } = before ?? { verificationStatus: 0 as const };
    const url = before?.media?.mediaKey === mediaKey ? before?.media?.url : pictures.glacier.url;
    const media: Schemas['Media'] | undefined =
      mediaKey && url ? { mediaKey, url, mediaType: 0, ...(mediaAlt && { alt: mediaAlt }) } : undefined;
    const item: Schemas['Achievement'] = {
      ...added,
      ...fields,
      achievementId,
      ...(media && { media }),
      verificationStatus,
      updatedAt,
    };
    const response = placeItem('achievements', item, (one) => one.achievementId === achievementId, order);
    return { message: 'Your achievement was saved', response };
  },
  deleteDocument: ({ documentType, documentId }) => {
    const name = sectionOf[documentType];
    const left = sections()[name]?.filter((item) => idOf(item) !== documentId);
    changeSections({ [name]: left });
    return { message: 'Deleted' };
  },
  getWorkExperience: () => ({ message: 'Work experience', response: sections().experience ?? [] }),
  getEducationalDetails: () => ({ message: 'Education', response: sections().education ?? [] }),
  getCertificate: () => ({ message: 'Certificates', response: sections().certificates ?? [] }),
  getAchievement: () => ({ message: 'Achievements', response: sections().achievements ?? [] }),
  getCurrentlyWorkingExperience: () => ({
    message: 'Current positions',
    response: (sections().experience ?? []).filter(({ isCurrent }) => isCurrent),
  }),
  endCurrentPosition: ({ workExperienceId, endDate }) => {
    const isSame = (one: Schemas['WorkExperience']) => one.workExperienceId === workExperienceId;
    const before = sections().experience?.find(isSame);
    if (!before) throw new MockProblem(404, { code: 'NOT_FOUND', message: 'This position is gone.' });
    const response = placeItem('experience', { ...before, isCurrent: false, endDate, updatedAt }, isSame);
    return { message: 'The position has ended', response };
  },
} satisfies MockHandlers;
