import type { Settings } from "./settings";

/** Shows what follows from a submission. `pass` lets the website's own submit go on; it does so once. */
export type Show = (pass: () => void) => void;

/** What the loader fetches once a form is touched. */
export type Runtime = {
  /** Whether the router is the form's, and takes submissions. */
  takes: (form: HTMLFormElement) => boolean;
  /** Whether the website's own submit waits for the routing. */
  waits: boolean;
  route: (form: HTMLFormElement, submitter: HTMLElement | null) => Promise<Show>;
};

export type RuntimeModule = {
  createRuntime: (settings: Settings) => Promise<Runtime>;
  reportForm: (settings: Settings, opener: WindowProxy, cls: string) => Promise<void>;
};
