import { templateApi } from "./template/template-api";
import { variableApi } from "./variable/variable-api";

export const emailApi = { ...templateApi, ...variableApi };
