import { createMasker } from "../../records/record/create-masker";
import { SubmissionRow } from "./submission";

/** Masks a submission for people who see masked values; personal data in its answers is recognized by its shape. */
export const maskedRow = createMasker(SubmissionRow);
