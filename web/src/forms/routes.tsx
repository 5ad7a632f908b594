import type { Area } from "../lib/area";
import { lazyComponent } from "../ui/lazy/lazy-component";

export const area: Area = {
  parts: {
    FormSubmissions: lazyComponent(
      async () => (await import("./submission/form-submission-section")).FormSubmissionSection,
    ),
  },
  changes: ["plan", "form-submission", "saved-question", "lead", "deal"],
};
