import { Component, type ReactNode } from "react";

interface ErrorBoundaryProps {
  children: ReactNode;
  /** Replaces children that throw. `last` are the last ones that rendered without an error. */
  fallback: (error: unknown, last: ReactNode) => ReactNode;
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
  #last: ReactNode;

  override componentDidMount(): void {
    if (!this.state.failed) this.#last = this.props.children;
  }

  override componentDidUpdate({ resetKey }: ErrorBoundaryProps, { failed }: State): void {
    if (!this.state.failed) this.#last = this.props.children;
    if (failed && resetKey !== this.props.resetKey) this.setState({ failed: undefined });
  }

  override render(): ReactNode {
    const { failed } = this.state;
    return failed ? this.props.fallback(failed.error, this.#last) : this.props.children;
  }
}
