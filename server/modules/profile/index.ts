import type { TagHandlers } from '../../contract/tag.ts';
import {
  addAchievement,
  addCertificate,
  addUserQualification,
  addWorkExperience,
} from './sections/addItem.ts';
import { endCurrentPosition, getCurrentlyWorkingExperience } from './sections/currentPositions.ts';
import { deleteDocument } from './sections/deleteDocument.ts';
import { editProfile } from './editProfile.ts';
import { getInterestList, manageInterests } from './sections/interests.ts';
import { getLanguageList } from './sections/languages.ts';
import { addPassion, getPassionList, removePassion } from './sections/passions.ts';
import {
  getAchievement,
  getCertificate,
  getEducationalDetails,
  getLanguages,
  getWorkExperience,
} from './sections/sectionLists.ts';
import { sendForVerification } from './verification/sendForVerification.ts';
import { addLanguages, removeLanguage } from './sections/spokenLanguages.ts';
import { getUserInfo } from './userInfo.ts';
import { verificationRequestList } from './verification/verificationRequestList.ts';

export const profileHandlers = {
  getUserInfo,
  editProfile,
  addUserQualification,
  addWorkExperience,
  getCurrentlyWorkingExperience,
  endCurrentPosition,
  addCertificate,
  addPassion,
  getPassionList,
  removePassion,
  getLanguages,
  addLanguages,
  getLanguageList,
  removeLanguage,
  getInterestList,
  manageInterests,
  addAchievement,
  getWorkExperience,
  deleteDocument,
  getEducationalDetails,
  getCertificate,
  getAchievement,
  verificationRequestList,
  sendForVerification,
} satisfies TagHandlers<'profile'>;
