import { companyKo } from "./company-ko";

/** The area's texts, by topic. */
export const ko = { ...companyKo };

declare module "i18next" {
  interface ResourceNamespaceMap {
    journeys: typeof ko;
  }
}
