import { Dialog } from './Dialog.tsx';

const keys: readonly [key: string, what: string][] = [
  ['j', 'Next shot that needs review'],
  ['k', 'Previous shot that needs review'],
  ['a', 'Approve'],
  ['r', 'Reject, with a note'],
  ['1', 'Side by side'],
  ['2 or s', 'Slider'],
  ['3', 'Onion'],
  ['4', 'Blink'],
  ['5', 'Difference'],
  ['b', 'Boxes on or off'],
  ['?', 'This help'],
];

export const HelpDialog = ({ onClose }: { onClose: () => void }) => (
  <Dialog title="Keys" onClose={onClose}>
    <dl className="vr-keys">
      {keys.map(([key, what]) => (
        <div key={key}>
          <dt>
            <kbd>{key}</kbd>
          </dt>
          <dd>{what}</dd>
        </div>
      ))}
    </dl>
    <p className="vr-muted">Keys count while the focus is in the review and not in a text field.</p>
    <div className="vr-actions">
      <button type="button" className="vr-button vr-primary" onClick={onClose}>
        Close
      </button>
    </div>
  </Dialog>
);
