import { Component, type ReactNode } from "react";

interface ErrorBoundaryProps {
  children: ReactNode;
  /** Replaces children that throw. */
  fallback: (error: unknown) => ReactNode;
  /** A new value makes it render the children again. */
  resetKey?: unknown;
}

interface State {
  failed?: { error: unknown } | undefined;
}

/** Catches errors thrown while its children render. React offers this to classes only. */
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
