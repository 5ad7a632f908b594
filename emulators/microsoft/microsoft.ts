import type { StateFile } from "../src/stand-in/state-file";
import type { MicrosoftState } from "./state";

/** The state and settings that all parts of the stand-in share. */
export interface Microsoft {
  file: StateFile<MicrosoftState>;
}
