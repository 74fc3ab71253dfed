import type { Schemas } from '#openapi/contract.ts';
import type { MadeResume, ResumeOptions } from '../../../lib/resume/makeResume.ts';
import { downloadFile } from '../downloadFile.ts';

export type ResumeInfo = Pick<Schemas['UserInfo'], 'member' | 'sections'>;

/** The parts that lay out and write a PDF, and the fonts it needs: loaded with the first résumé. */
export async function makeHere(info: ResumeInfo, options: ResumeOptions): Promise<MadeResume> {
  const [{ makeResume }, { browserFonts }] = await Promise.all([
    import('../../../lib/resume/makeResume.ts'),
    import('../../../lib/resume/browserFonts.ts'),
  ]);
  return makeResume(info, options, browserFonts);
}

const nameOf = ({ member }: ResumeInfo, ending: string) => `${member.userName} – Résumé.${ending}`;

export async function savePdf(info: ResumeInfo, made: MadeResume): Promise<void> {
  downloadFile(await made.toPdf(new Date()), { name: nameOf(info, 'pdf'), type: 'application/pdf' });
}

export async function saveJson(info: ResumeInfo): Promise<void> {
  const { toJsonResume } = await import('../../../lib/resume/jsonResume.ts');
  downloadFile(toJsonResume(info, new Date()), { name: nameOf(info, 'json'), type: 'application/json' });
}
