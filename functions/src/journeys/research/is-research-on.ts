import { researchModel } from "../../platform/config";
import { isKeySet } from "../../platform/is-key-set";

/** Whether the product has a model to research with. */
export const isResearchOn = (): boolean => isKeySet(researchModel.value());
