import type { Settings } from "./settings";

/**
 * Shows what follows from a submission. `pass` lets the website's own submit go on, once; without it that went on beside.
 */
export type Show = (pass: (() => void) | undefined) => void;

/** What the loader fetches once a form is shown or touched. */
export type Runtime = {
  /** Whether the router is the form's, and takes submissions. */
  takes: (form: HTMLFormElement) => boolean;
  /** Whether the website's own submit waits for the routing. */
  waits: boolean;
  /** `isScripted` when no `submit` event tells of it: then `pass` only says that what follows is the runtime's. */
  route: (form: HTMLFormElement, submitter: HTMLElement | null, isScripted: boolean) => Promise<Show>;
};

export type RuntimeModule = {
  createRuntime: (settings: Settings) => Promise<Runtime>;
  reportForm: (settings: Settings, opener: WindowProxy, cls: string) => Promise<void>;
};
