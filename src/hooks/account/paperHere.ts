import { regionOf } from '../../lib/region.ts';
import { paperOf, type Paper } from '../../lib/resume/paper.ts';
import { lastLogin } from './lastLogin.ts';

/** What the member prints on: the paper of the country of their account, or of the browser's where that is not known. */
export const paperHere = (): Paper => paperOf(lastLogin.read()?.countryCode ?? regionOf(navigator.languages));
