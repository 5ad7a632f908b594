import type { Settings } from "./settings";

/**
 * Shows a submission's outcome. `pass` lets the website's own submit continue, once; undefined if it has not been held.
 */
export type Show = (pass: (() => void) | undefined) => void;

/** What the loader fetches once a form is shown or touched. */
export type Runtime = {
  /** Whether the form belongs to the router, and the router takes submissions. */
  takes: (form: HTMLFormElement) => boolean;
  /** Whether the website's own submit waits for the routing. */
  waits: boolean;
  /**
   * `isScripted`: a script called `form.submit()`, without a `submit` event. Then `pass` only hands the submit over to
   * the runtime.
   */
  route: (form: HTMLFormElement, submitter: HTMLElement | null, isScripted: boolean) => Promise<Show>;
};

export type RuntimeModule = {
  createRuntime: (settings: Settings) => Promise<Runtime>;
  reportForm: (settings: Settings, opener: WindowProxy, cls: string) => Promise<void>;
};
