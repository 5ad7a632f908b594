import { builder } from "./ko/builder";
import { followUp } from "./ko/follow-up";
import { submission } from "./ko/submission";

export const ko = { ...builder, ...submission, ...followUp };

declare module "i18next" {
  interface ResourceNamespaceMap {
    forms: typeof ko;
  }
}
