import { companyKo } from "./company-ko";
import { draftKo } from "./draft-ko";
import { researchKo } from "./research-ko";
import { trackerKo } from "./tracker-ko";

/** The area's texts, by topic. */
export const ko = { ...companyKo, ...draftKo, ...researchKo, ...trackerKo };

declare module "i18next" {
  interface ResourceNamespaceMap {
    journeys: typeof ko;
  }
}
