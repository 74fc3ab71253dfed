import { Component, type ReactNode } from 'react';
import { DashboardPanel } from './DashboardPanel.tsx';

export interface GuardedPanelProps {
  /** Stands in the place of a part that cannot be drawn. */
  title: string;
  children: ReactNode;
}

/** A part that fails alone: what stands around it goes on, and Retry draws it once more. */
export class GuardedPanel extends Component<GuardedPanelProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  readonly #again = () => this.setState({ failed: false });

  override render() {
    if (!this.state.failed) return this.props.children;
    const error = { message: 'This part could not be shown.' };
    return (
      <DashboardPanel title={this.props.title} state={{ status: 'error', error, onRetry: this.#again }}>
        {null}
      </DashboardPanel>
    );
  }
}
