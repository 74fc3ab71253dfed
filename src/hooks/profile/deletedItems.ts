import { call } from '../../api/client.ts';
import { documentTypes, idOfItem, kindOfItem, type ProfileEntry } from '../../domain/profileItems.ts';
import { leftDeletions } from '../site/leftDeletions.ts';

export interface DeletedItem {
  documentType: 1 | 2 | 3 | 4;
  documentId: string;
}

export const toDeletedItem = (item: ProfileEntry): DeletedItem => ({
  documentType: documentTypes[kindOfItem(item)],
  documentId: idOfItem(item),
});

export const deleteItem = ({ documentType, documentId }: DeletedItem) =>
  call('deleteDocument', { documentType, documentId });

/** Items of the own profile that are deleted and were not confirmed by the server yet. */
export const deletedItems = leftDeletions<DeletedItem>({
  name: 'itemDeletions',
  idOf: ({ documentId }) => documentId,
  isTarget: ({ documentType, documentId }) =>
    typeof documentId === 'string' && [1, 2, 3, 4].includes(Number(documentType)),
  erase: deleteItem,
});
