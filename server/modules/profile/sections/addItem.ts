import type { OperationId, RequestBody, ResponseBody } from '#openapi/contract.ts';
import type { Context } from '../../../context.ts';
import type { ItemKind } from '../../../db/profileTables.ts';
import { achievementDraft } from './achievements.ts';
import { certificateDraft } from './certificates.ts';
import type { Draft } from '../drafts.ts';
import { educationDraft } from './education.ts';
import { experienceDraft } from './experience.ts';
import { kinds } from './kinds.ts';
import { saveItem } from './saveItem.ts';

interface ItemBody {
  clientId?: string;
  updatedAt?: string;
  order?: number;
}

async function save<K extends ItemKind>(
  context: Context,
  { operation, id, body, kind }: { operation: OperationId; id: string | undefined; body: ItemBody; kind: K },
  draft: Draft,
) {
  const { clientId, updatedAt, order } = body;
  const response = await saveItem(context, { operation, clientId, id, updatedAt, order }, { ...draft, kind });
  return { message: kinds[kind].saved, response };
}

/** Adds or replaces an education. */
export const addUserQualification = (
  body: RequestBody<'addUserQualification'>,
  context: Context,
): Promise<ResponseBody<'addUserQualification'>> =>
  save(
    context,
    { operation: 'addUserQualification', id: body.educationId, body, kind: 1 },
    educationDraft(body, context.now()),
  );

/** Adds or replaces a work experience. */
export const addWorkExperience = (
  body: RequestBody<'addWorkExperience'>,
  context: Context,
): Promise<ResponseBody<'addWorkExperience'>> =>
  save(
    context,
    { operation: 'addWorkExperience', id: body.workExperienceId, body, kind: 2 },
    experienceDraft(body, context.now()),
  );

/** Adds or replaces a certificate. */
export const addCertificate = (
  body: RequestBody<'addCertificate'>,
  context: Context,
): Promise<ResponseBody<'addCertificate'>> =>
  save(
    context,
    { operation: 'addCertificate', id: body.certificateId, body, kind: 3 },
    certificateDraft(body, context.now()),
  );

/** Adds or replaces an achievement. */
export const addAchievement = (
  body: RequestBody<'addAchievement'>,
  context: Context,
): Promise<ResponseBody<'addAchievement'>> =>
  save(
    context,
    { operation: 'addAchievement', id: body.achievementId, body, kind: 4 },
    achievementDraft(body, context.now()),
  );
