import { error } from "../../../ui/locales/en/error";
import { field } from "../../../ui/locales/en/field";
import { entryPage } from "../../locales/en/entry-page";

export const texts = { ...field, ...entryPage, error };
