import type { StateFile } from "../src/stand-in/state-file";
import type { WorksState } from "./state";

/** The state and settings that all parts of the stand-in share. */
export interface Works {
  file: StateFile<WorksState>;
}
