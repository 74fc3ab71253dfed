// Everything that Storybook calls experimental, or does not document, stands in this one file.
import { addons, experimental_getStatusStore, type API } from 'storybook/manager-api';
import type { Review, ShotState } from '../types.ts';
import type { Answer, Question } from './events.ts';

export const addonId = 'rolecast/visual';
export const panelId = `${addonId}/panel`;

interface ManagerWindow {
  CONFIG_TYPE?: string;
}

/** Whether `storybook dev` serves this page. */
// Storybook's globals have no published types.
export const isDevelopment = () => (globalThis as unknown as ManagerWindow).CONFIG_TYPE === 'DEVELOPMENT';

/** Asks the dev server; rejects with its sentence. Nothing is waited for in vain: the channel keeps what it could not send. */
export function askServer<T>(question: string, answer: string, body?: unknown): Promise<T> {
  const channel = addons.getChannel();
  const asked: Question = { id: crypto.randomUUID(), ...(body === undefined ? {} : { body }) };
  return new Promise((resolve, reject) => {
    const listen = ({ id, value, message }: Answer) => {
      if (id !== asked.id) return;
      channel.off(answer, listen);
      if (message === undefined) resolve(value as T);
      else reject(new Error(message));
    };
    channel.on(answer, listen);
    channel.emit(question, asked);
  });
}

type StatusValue =
  'status-value:error' | 'status-value:warning' | 'status-value:new' | 'status-value:success';

/** Most urgent first: one dot stands for all modes of a story. */
const dots: readonly [ShotState, StatusValue, string][] = [
  ['rejected', 'status-value:error', 'Rejected'],
  ['broken', 'status-value:error', 'Broken'],
  ['changed', 'status-value:warning', 'Changed, needs review'],
  ['removed', 'status-value:warning', 'Removed, needs review'],
  ['new', 'status-value:new', 'New, needs review'],
  ['approved', 'status-value:success', 'Approved'],
];

/** Dots in the sidebar; its filter by status then finds the stories that need review. */
export function showStatuses(review: Review): void {
  const store = experimental_getStatusStore(addonId);
  const states = new Map<string, Set<ShotState>>();
  for (const { story, state } of review.shots) states.set(story, (states.get(story) ?? new Set()).add(state));
  store.unset();
  store.set(
    [...states].flatMap(([storyId, own]) => {
      const found = dots.find(([state]) => own.has(state));
      if (!found) return [];
      const [, value, description] = found;
      return [{ storyId, typeId: addonId, value, title: 'Visual', description, sidebarContextMenu: false }];
    }),
  );
}

/** Calls back when somebody picks one of our dots in the sidebar. */
export const onStatusSelect = (listener: () => void): (() => void) =>
  experimental_getStatusStore(addonId).onSelect(listener);

/** Shows a story in the canvas; one that is no longer there leaves it as it is. */
export function showStory(api: API, story: string): void {
  if (api.getCurrentStoryData()?.id !== story && api.getData(story)) api.selectStory(story);
}

export const openPanel = (api: API) => {
  api.togglePanel(true);
  api.setSelectedPanel(panelId);
};
