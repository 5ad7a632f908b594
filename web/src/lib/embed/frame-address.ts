import { UTM_NAMES } from "@dure/domain/shared/utm-names";
import { addressOf, type EmbedOptions } from "./options";

/** The query parameters of the website that are passed to the page. Others may be secret. */
const PASSED = new Set([...["name", "email", "phone", "company", "note", "visitor_id"], ...UTM_NAMES]);
const OWN_QUESTION = "dure_";

type Site = {
  origin: string;
  search: string;
  /** The visitor's id from the website's tracking. */
  visitor?: string | undefined;
};

/** The frame's URL: the page's, with the query parameters that the website passes on. The script tag's values win. */
export function frameAddress(options: EmbedOptions, { origin: parent, search, visitor }: Site): string {
  const { mode, lang, theme, plan, organizer, prefill, details = "" } = options;
  const query = new URLSearchParams();
  for (const [name, value] of new URLSearchParams(search)) {
    if (PASSED.has(name)) query.append(name, value);
    else if (name.startsWith(OWN_QUESTION)) query.append(name.slice(OWN_QUESTION.length), value);
  }
  if (visitor && !query.has("visitor_id")) query.set("visitor_id", visitor);
  const given = new URLSearchParams(prefill);
  for (const name of given.keys()) query.delete(name);
  for (const [name, value] of given) query.append(name, value);

  const own = { lang, theme, plan_id: plan, organizer_id: organizer, mode, parent };
  for (const [name, value] of Object.entries(own))
    if (value) query.set(name, value);
    else query.delete(name);
  return `${addressOf(options)}?${query}${details}`;
}
