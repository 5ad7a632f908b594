import { companyKo } from "./company-ko";
import { researchKo } from "./research-ko";

/** The area's texts, by topic. */
export const ko = { ...companyKo, ...researchKo };

declare module "i18next" {
  interface ResourceNamespaceMap {
    journeys: typeof ko;
  }
}
