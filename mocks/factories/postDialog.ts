import { fn } from 'storybook/test';
import type { PostDialogProps } from '../../src/components/feed/posts/PostDialog.tsx';
import { authors } from './feed.ts';

/** The dialogs of a page with posts, none of them open. */
export const closedPostDialog: PostDialogProps = {
  composer: {
    writer: authors.amara,
    open: false,
    asking: false,
    value: { text: '', visibility: 0, commentPolicy: 0 },
    pictures: [],
    onChange: fn(),
    onSubmit: fn(),
    onClose: fn(),
    onKeepEditing: fn(),
    onSaveDraft: fn(),
    onDiscard: fn(),
    onPick: fn(),
    onDescribe: fn(),
    onRemove: fn(),
    onMove: fn(),
    onRetry: fn(),
  },
  deletion: { item: undefined, onConfirm: fn(), onCancel: fn() },
  report: { target: undefined, onSubmit: fn(), onClose: fn() },
  likers: { open: false, state: { status: 'loading' }, onClose: fn() },
  audience: { item: undefined, onSave: fn(), onClose: fn() },
  choice: { asked: undefined, onBlock: fn(), onClose: fn() },
  shortcuts: { open: false, enabled: true, onClose: fn(), onToggle: fn() },
};
