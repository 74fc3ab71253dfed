import * as React from 'react';
import { addons, types, useStorybookApi } from 'storybook/manager-api';
import '../viewer/viewer.css';
import { addonId, onStatusSelect, openPanel, panelId } from './adapter.ts';
import { Panel } from './Panel.tsx';
import { store, useOpenCount } from './reviewStore.ts';
import './panel.css';

// Storybook turns JSX into React.createElement and leaves it to each file to have a React; our files leave it to Vite.
Object.assign(globalThis, { React });

/** `Visual` with the number of shots that need review. */
function Title() {
  const count = useOpenCount();
  const api = useStorybookApi();
  React.useEffect(() => onStatusSelect(() => openPanel(api)), [api]);
  return (
    <span>
      Visual
      {count > 0 && (
        <span className="vr-title-count" aria-label={`, ${count} need review`}>
          {count}
        </span>
      )}
    </span>
  );
}

/** The panel, its title, and the dots in the sidebar. */
export const registerVisualReview = () =>
  addons.register(addonId, () => {
    addons.add(panelId, {
      type: types.PANEL,
      title: Title,
      match: ({ viewMode }) => viewMode === 'story',
      render: ({ active }) => (active ? <Panel /> : null),
    });
    void store.load();
    // Somebody else, or a run, may have written since this window was last looked at.
    window.addEventListener('focus', () => void store.load());
  });
