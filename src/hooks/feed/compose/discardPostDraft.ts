import { writeDraft } from '../../site/draftStorage.ts';
import { writePictures } from './usePictureDraft.ts';

/** Throws a draft away with its pictures: left behind, they would come back in the next post. `name`: of `draftName`. */
export function discardPostDraft(userId: string, name: string) {
  writeDraft(userId, name, undefined);
  void writePictures(userId, name, []);
}
