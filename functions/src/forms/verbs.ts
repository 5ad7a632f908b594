import type { formsApi } from "@dure/domain/forms/api";
import type { Verbs } from "../platform/http/endpoint";
import { listFormSubmissions } from "./submission/list-form-submissions";

export const formsVerbs: Verbs<typeof formsApi> = { listFormSubmissions };
