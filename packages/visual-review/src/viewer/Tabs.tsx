import { useId, useRef, type KeyboardEvent, type ReactNode } from 'react';

export interface Tab {
  id: string;
  label: string;
  /** Something in it differs. */
  dot?: boolean;
  count?: number;
  content: ReactNode;
}

interface TabsProps {
  label: string;
  tabs: readonly Tab[];
  current: string;
  onChange: (id: string) => void;
}

/** The tabs pattern of the ARIA guide: arrow keys choose, Tab goes on into the panel. */
export function Tabs({ label, tabs, current, onChange }: TabsProps) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const shown = tabs.find((tab) => tab.id === current) ?? tabs[0];
  const press = (event: KeyboardEvent) => {
    const at = tabs.findIndex((tab) => tab === shown);
    const goal = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: tabs.length - 1 }[event.key];
    const next = goal === undefined ? undefined : tabs[(goal + tabs.length) % tabs.length];
    if (!next) return;
    event.preventDefault();
    onChange(next.id);
    list.current?.querySelector<HTMLElement>(`[data-tab="${next.id}"]`)?.focus();
  };
  return (
    <div className="vr-tabs">
      <div
        className="vr-tablist"
        role="tablist"
        aria-label={label}
        tabIndex={-1}
        ref={list}
        onKeyDown={press}
      >
        {tabs.map((tab) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            id={`${id}-${tab.id}`}
            data-tab={tab.id}
            aria-selected={tab === shown}
            aria-controls={`${id}-panel`}
            tabIndex={tab === shown ? 0 : -1}
            onClick={() => onChange(tab.id)}
          >
            {tab.label}
            {tab.count !== undefined && <span className="vr-count">{tab.count}</span>}
            {tab.dot && (
              <span className="vr-dot">
                <span className="vr-hidden"> (differs)</span>
              </span>
            )}
          </button>
        ))}
      </div>
      {/* A panel of plain text has nothing else that the keyboard could reach. */}
      <div
        className="vr-panel"
        role="tabpanel"
        id={`${id}-panel`}
        aria-labelledby={`${id}-${shown?.id}`}
        tabIndex={0}
      >
        {shown?.content}
      </div>
    </div>
  );
}
