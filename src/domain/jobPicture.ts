import type { FieldErrors } from '../lib/validate.ts';
import type { JobValues } from './jobForm.ts';
import type { Job } from './jobs.ts';
import { isUnderWay, type UploadState } from './uploads.ts';

export interface JobPicture {
  /** Its address. */
  src?: string | undefined;
  /** Given to this job: it can be taken away. Else it is the company's. */
  own: boolean;
}

/** What is wrong with saving now: without the picture that is on its way, the job would not have it. */
export const pictureErrors = (upload: { state: UploadState } | undefined): FieldErrors | undefined =>
  upload && isUnderWay(upload.state)
    ? { companyImageKey: 'The picture is still on its way. Please wait for it, or cancel it.' }
    : undefined;

/**
 * The picture that candidates will see: that of the job, else that of its company (contract: companyImageKey), as far as
 * it is known from the job or from the companies that are offered.
 */
export function jobPicture(
  values: JobValues,
  job: Job | undefined,
  companies: readonly { id: string; image?: string | undefined }[],
): JobPicture {
  const { companyImageKey: key, companyImagePreview, companyId } = values;
  const own = key === undefined ? job?.hasOwnImage === true : key !== '';
  if (own) return { own, src: key === undefined ? job?.companyImage : companyImagePreview };
  if (!companyId) return { own };
  const known = job && !job.hasOwnImage && job.companyId === companyId ? job.companyImage : undefined;
  return { own, src: companies.find(({ id }) => id === companyId)?.image ?? known };
}

/** The form without the picture of its job; one that was only chosen is not chosen any more. */
export const withoutPicture = (
  job: Job | undefined,
): Pick<JobValues, 'companyImageKey' | 'companyImagePreview'> => ({
  companyImageKey: job?.hasOwnImage ? '' : undefined,
  companyImagePreview: undefined,
});
