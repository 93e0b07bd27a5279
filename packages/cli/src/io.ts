/** Everything the command line hears and says, so that a test can stand in for a terminal. */
export interface Io {
  readonly stdin: Input;
  readonly stdout: Output;
  readonly stderr: Output;
  readonly env: Readonly<Record<string, string | undefined>>;
  /** Calls the listener at Ctrl-C or when the process is asked to end, until the returned function is called. */
  readonly onInterrupt: (listener: () => void) => () => void;
}

export type Input = NodeJS.ReadableStream & { readonly isTTY?: boolean };
export type Output = NodeJS.WritableStream & { readonly isTTY?: boolean; readonly columns?: number };
