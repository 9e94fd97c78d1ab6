import { Component, type ReactNode } from "react";

interface ErrorBoundaryProps {
  children: ReactNode;
  /** Replaces children that cannot be drawn. */
  fallback: (error: unknown) => ReactNode;
  /** When it changes, the children are tried again. */
  resetKey?: unknown;
}

interface State {
  failed?: { error: unknown } | undefined;
}

/** Catches what its children throw while they are drawn. React offers this to classes only. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, State> {
  static getDerivedStateFromError = (error: unknown): State => ({ failed: { error } });

  override state: State = {};

  override componentDidUpdate({ resetKey }: ErrorBoundaryProps, { failed }: State): void {
    if (failed && resetKey !== this.props.resetKey) this.setState({ failed: undefined });
  }

  override render(): ReactNode {
    const { failed } = this.state;
    return failed ? this.props.fallback(failed.error) : this.props.children;
  }
}
