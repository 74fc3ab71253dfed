import { call, type Payload } from '../../../api/client.ts';
import { sendFile } from '../../../api/sendFile.ts';
import { UploadPurpose } from '../../../domain/enums.ts';
import type { Application } from '../../../domain/jobs.ts';
import { resumeSections } from '../../../lib/resume/outline.ts';
import { paperHere } from '../../account/paperHere.ts';
import { makeHere } from '../../profile/resume/resumeFiles.ts';

/** Phone and e-mail are shared, or not, by the application: the file must not give them away before. */
export const resumeOptions = () => ({ paper: paperHere(), sections: resumeSections, contact: false });

/** Makes a résumé of the profile as it is now and sends it up. Gives its key. */
async function sendResume(): Promise<string> {
  const { response: info } = await call('getUserInfo', {});
  const made = await makeHere(info, resumeOptions());
  const bytes = await made.toPdf(new Date());
  const file = new File([bytes], `${info.member.userName} – Résumé.pdf`, { type: 'application/pdf' });
  const quiet = () => {};
  const { mediaKey } = await sendFile(UploadPurpose.RESUME, file, {
    signal: new AbortController().signal,
    onStage: quiet,
    onProgress: quiet,
    onPoster: quiet,
  });
  return mediaKey;
}

/** Throws `ApiError`; sent twice with the same `clientId`, it arrives once. */
export async function sendApplication(
  payload: Extract<Payload<'applyJob'>, { consent: true }>,
  makesResume: boolean,
): Promise<Application> {
  const resumeKey = makesResume ? await sendResume() : undefined;
  const { response } = await call('applyJob', { ...payload, ...(resumeKey && { resumeKey }) });
  return response;
}
