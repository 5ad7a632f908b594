import type { StateFile } from "../src/stand-in/state-file";
import type { MicrosoftState } from "./state";

/** What every part of the stand-in works with. */
export interface Microsoft {
  file: StateFile<MicrosoftState>;
}
