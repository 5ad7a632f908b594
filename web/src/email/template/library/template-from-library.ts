import { libraryMail } from "@dure/domain/email/template/library/blocks";
import { TEMPLATE_LIBRARY } from "@dure/domain/email/template/library/template-library";
import type { TemplateBody } from "@dure/domain/email/template/template";
import type { Locale } from "@dure/domain/shared/text";
import { NEW_TEMPLATE } from "../editor/fallback-values";

/** A new template: a copy of one of the library, or an empty one. */
export function templateFromLibrary(id: string | null, locale: Locale): TemplateBody {
  const found = TEMPLATE_LIBRARY.find((template) => template.id === id);
  return found ? { ...NEW_TEMPLATE, ...libraryMail(found, locale), name: found.name[locale] } : NEW_TEMPLATE;
}
