import { error } from "../../../ui/locales/ko/error";
import { field } from "../../../ui/locales/ko/field";
import { entryPage } from "../../locales/ko/entry-page";

export const texts = { ...field, ...entryPage, error };
