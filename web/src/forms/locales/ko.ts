import { followUp } from "./ko/follow-up";
import { submission } from "./ko/submission";

export const ko = { ...submission, ...followUp };

declare module "i18next" {
  interface ResourceNamespaceMap {
    forms: typeof ko;
  }
}
