import { Component, type ContextType, createContext, type ReactNode } from 'react';

/** Hears of every widget that threw below it, and where: for who knows something better than an error in its place. */
export const ThrownContext = createContext<((at: string, error: Error) => void) | null>(null);

interface Props {
  readonly children: ReactNode;
  readonly fallback: (error: Error, again: () => void) => ReactNode;
  /** JSON pointer of the node inside. */
  readonly at?: string;
  readonly onError?: (error: Error) => void;
}

/** A boundary of its own round each widget: what one throws takes down nothing else. */
export class NodeFence extends Component<Props, { error: Error | null }> {
  static override readonly contextType = ThrownContext;
  declare context: ContextType<typeof ThrownContext>;
  override state = { error: null };

  static getDerivedStateFromError(error: unknown) {
    return { error: error instanceof Error ? error : new Error(String(error)) };
  }

  override componentDidCatch(error: unknown) {
    const thrown = error instanceof Error ? error : new Error(String(error));
    this.props.onError?.(thrown);
    this.context?.(this.props.at ?? '', thrown);
  }

  override render() {
    const { error } = this.state;
    return error ? this.props.fallback(error, () => this.setState({ error: null })) : this.props.children;
  }
}
