import { useResume } from './useResume.ts';
import { useResumeImport } from './useResumeImport.ts';

type Info = Parameters<typeof useResume>[0];

/** A job seeker's profile as a file, and a file as the profile (product S44). */
export function useProfileFiles(info: Info) {
  const resume = useResume(info);
  const imported = useResumeImport();
  return {
    actions: { onResume: resume.onOpen, onImport: imported.onOpen },
    dialogs: { resume: resume.dialog, imported: imported.dialog },
  };
}
