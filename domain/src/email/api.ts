import { templateApi } from "./template/template-api";

export const emailApi = { ...templateApi };
