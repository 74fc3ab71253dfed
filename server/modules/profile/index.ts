import { notImplemented } from '#openapi/contract.ts';
import type { TagHandlers } from '../../contract/tag.ts';
import { sendForVerification } from './sendForVerification.ts';
import { verificationRequestList } from './verificationRequestList.ts';

export const profileHandlers = {
  getUserInfo: notImplemented,
  editProfile: notImplemented,
  addUserQualification: notImplemented,
  addWorkExperience: notImplemented,
  getCurrentlyWorkingExperience: notImplemented,
  endCurrentPosition: notImplemented,
  addCertificate: notImplemented,
  addPassion: notImplemented,
  getPassionList: notImplemented,
  removePassion: notImplemented,
  getLanguages: notImplemented,
  addLanguages: notImplemented,
  getLanguageList: notImplemented,
  removeLanguage: notImplemented,
  getInterestList: notImplemented,
  manageInterests: notImplemented,
  addAchievement: notImplemented,
  getWorkExperience: notImplemented,
  deleteDocument: notImplemented,
  getEducationalDetails: notImplemented,
  getCertificate: notImplemented,
  getAchievement: notImplemented,
  verificationRequestList,
  sendForVerification,
} satisfies TagHandlers<'profile'>;
