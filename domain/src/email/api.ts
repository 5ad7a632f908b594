import { templateApi } from "./template-api";

export const emailApi = { ...templateApi };
