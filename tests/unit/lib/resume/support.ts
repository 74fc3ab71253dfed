import { extractText, getDocumentProxy } from 'unpdf';
import type { Schemas } from '#openapi/contract.ts';
import { makeMember, makeUserInfo } from '../../../../mocks/factories/profile.ts';
import { readResumeFont, resumeFontSources } from '../../../../build/resumeFonts.ts';
import type { FontFile } from '../../../../src/lib/resume/fontFiles.ts';
import { makeResume, type ResumeOptions } from '../../../../src/lib/resume/makeResume.ts';
import { resumeSections, type ResumeContent } from '../../../../src/lib/resume/outline.ts';

export const fontFiles: FontFile[] = resumeFontSources().map(({ path, ...file }) => ({ ...file, url: path }));
/** What was loaded, for tests that ask what was not. */
export const loaded: string[] = [];
export const load = (file: FontFile) => {
  loaded.push(file.family);
  return readResumeFont({ path: file.url });
};

export const whole: ResumeOptions = { paper: 'A4', sections: resumeSections, contact: true };
export const at = new Date('2026-01-15T09:00:00Z');

export const make = (content: ResumeContent, changes: Partial<ResumeOptions> = {}) =>
  makeResume(content, { ...whole, ...changes }, { files: fontFiles, load });

/** The text of each page, as a reader selects it. */
export async function readPdf(bytes: Uint8Array) {
  const document = await getDocumentProxy(new Uint8Array(bytes));
  const { text } = await extractText(document, { mergePages: false });
  return { document, pages: text };
}

const { sections } = makeUserInfo();
type Experience = Schemas['WorkExperience'];

/** A profile of 40 positions; of each the first and the last words are its own. */
export function manyItems(count = 40): ResumeContent {
  const [first] = sections.experience ?? [];
  const experience = Array.from({ length: count }, (_, index): Experience => {
    const { endDate: _end, ...base } = first as Experience; // The factory has some.
    return {
      ...base,
      workExperienceId: `we${index}`,
      jobTitle: `Begins${index} as an engineer`,
      startDate: '2019-02',
      endDate: '2020-01',
      isCurrent: false,
      description: `${'Keeps queues short and retries few. '.repeat(1 + (index % 12))}`,
      skills: [`Ends${index}`],
    };
  });
  return { member: makeMember(), sections: { ...sections, experience } };
}
