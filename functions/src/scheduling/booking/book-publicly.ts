import type { schedulingApi } from "@dure/domain/scheduling/api";
import { forTeam } from "../../platform/context";
import type { Verb } from "../../platform/http/endpoint";
import { teamOfPage } from "../booking-page/open-page";
import { bookSuggestion } from "../suggestion/book-suggestion";
import { bookOnPage } from "./book-on-page";

/** A visitor books a time of a page, or one that was suggested to them. */
export const bookPublicly: Verb<typeof schedulingApi.bookPublicly> = async (visitor, { query, body }) => {
  const { id, type, plan_id: planId } = query;
  if (type === "onetime") return bookSuggestion(visitor, id, body);
  return bookOnPage(forTeam(visitor, await teamOfPage(id)), { id, planId, body });
};
