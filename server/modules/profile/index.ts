import type { TagHandlers } from '../../contract/tag.ts';
import { addAchievement, addCertificate, addUserQualification, addWorkExperience } from './addItem.ts';
import { endCurrentPosition, getCurrentlyWorkingExperience } from './currentPositions.ts';
import { deleteDocument } from './deleteDocument.ts';
import { editProfile } from './editProfile.ts';
import { getInterestList, manageInterests } from './interests.ts';
import { getLanguageList } from './languages.ts';
import { addPassion, getPassionList, removePassion } from './passions.ts';
import {
  getAchievement,
  getCertificate,
  getEducationalDetails,
  getLanguages,
  getWorkExperience,
} from './sectionLists.ts';
import { sendForVerification } from './sendForVerification.ts';
import { addLanguages, removeLanguage } from './spokenLanguages.ts';
import { getUserInfo } from './userInfo.ts';
import { verificationRequestList } from './verificationRequestList.ts';

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
