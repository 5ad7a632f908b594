import type { StateFile } from "../src/stand-in/state-file";
import type { WorksState } from "./state";

/** What every part of the stand-in works with. */
export interface Works {
  file: StateFile<WorksState>;
}
