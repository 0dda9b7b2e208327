import { Component, type ErrorInfo, type ReactNode } from 'react';

interface Props {
  readonly fallback: (error: Error, retry: () => void) => ReactNode;
  readonly children: ReactNode;
}

interface State {
  readonly error: Error | undefined;
}

/** Keeps a mistake in one part of the page from taking the rest with it. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { error: undefined };

  static getDerivedStateFromError(error: unknown): State {
    return { error: error instanceof Error ? error : new Error(String(error)) };
  }

  override componentDidCatch(error: unknown, info: ErrorInfo): void {
    console.error(error, info.componentStack);
  }

  override render(): ReactNode {
    const { error } = this.state;
    if (error === undefined) return this.props.children;
    return this.props.fallback(error, () => this.setState({ error: undefined }));
  }
}
