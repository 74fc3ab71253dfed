import { randomUUID } from 'node:crypto';
import type { RequestBody, ResponseBody } from '#openapi/contract.ts';
import type { TestApi } from './api.ts';
import type { TestMember } from './members.ts';

type Body<Op extends 'addUserQualification' | 'addWorkExperience' | 'addCertificate' | 'addAchievement'> =
  Partial<Omit<RequestBody<Op>, 'userId'>>;

/** Complete items, each with a clientId of its own. */
export const newItem = {
  education: (fields: Body<'addUserQualification'> = {}) => ({
    clientId: randomUUID(),
    institution: 'Anna University',
    degree: 'M.E.',
    startDate: '2012-07',
    endDate: '2014-05',
    isCurrent: false,
    ...fields,
  }),
  experience: (fields: Body<'addWorkExperience'> = {}) => ({
    clientId: randomUUID(),
    jobTitle: 'Hydrologist',
    companyName: 'Cauvery Basin Trust',
    startDate: '2019-02',
    isCurrent: true,
    ...fields,
  }),
  certificate: (fields: Body<'addCertificate'> = {}) => ({
    clientId: randomUUID(),
    certificateName: 'Drone pilot, small category',
    issuer: 'DGCA',
    issueDate: '2025-01-20',
    noExpiry: true,
    ...fields,
  }),
  achievement: (fields: Body<'addAchievement'> = {}) => ({
    clientId: randomUUID(),
    title: 'Young Water Professional of the Year',
    date: '2023-03-22',
    ...fields,
  }),
};

/** Adds each of these and answers them as the server does. */
export const adders = (api: TestApi) => ({
  education: async (as: TestMember, fields: Body<'addUserQualification'> = {}) =>
    (await api.ok('addUserQualification', newItem.education(fields), { as })).response,
  experience: async (as: TestMember, fields: Body<'addWorkExperience'> = {}) =>
    (await api.ok('addWorkExperience', newItem.experience(fields), { as })).response,
  certificate: async (as: TestMember, fields: Body<'addCertificate'> = {}) =>
    (await api.ok('addCertificate', newItem.certificate(fields), { as })).response,
  achievement: async (as: TestMember, fields: Body<'addAchievement'> = {}) =>
    (await api.ok('addAchievement', newItem.achievement(fields), { as })).response,
});

type Info = ResponseBody<'getUserInfo'>['response'];

/** A profile as one member sees it. */
export const profileOf = async (api: TestApi, as: TestMember, other?: TestMember): Promise<Info> =>
  (await api.ok('getUserInfo', other ? { otherUserId: other.userId } : {}, { as })).response;

/** Something of every section, so that what is not seen is not seen for a reason. */
export async function fillProfile(api: TestApi, as: TestMember): Promise<void> {
  const add = adders(api);
  await add.education(as);
  await add.experience(as);
  await add.certificate(as);
  await add.achievement(as);
  await api.ok('addPassion', { passionName: 'Carnatic violin' }, { as });
  await api.ok('addLanguages', { languages: [{ languageId: 'ta', proficiency: 5 }] }, { as });
  await api.ok('manageInterests', { interestIds: ['climate', 'open-data', 'hiking'] }, { as });
}
