import { routerApi, workflowApi } from "./router/api";
import { shareLinkApi, submissionApi } from "./submission/api";

export const routingApi = { ...routerApi, ...workflowApi, ...submissionApi, ...shareLinkApi };
