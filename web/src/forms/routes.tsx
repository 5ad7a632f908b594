import { lazy } from "react";
import type { Area } from "../lib/area";

export const area: Area = {
  parts: {
    FormSubmissions: lazy(async () => ({
      default: (await import("./submission/form-submission-section")).FormSubmissionSection,
    })),
  },
  changes: ["plan", "form-submission", "saved-question", "lead", "deal"],
};
