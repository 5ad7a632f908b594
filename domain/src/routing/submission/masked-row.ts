import { createMasker } from "../../records/record/create-masker";
import { SubmissionRow } from "./submission";

/** A submission as people read it for whom the team masks personal values; what was answered is told by its shape. */
export const maskedRow = createMasker(SubmissionRow);
