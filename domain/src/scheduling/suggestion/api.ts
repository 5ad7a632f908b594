import { z } from "zod";
import { endpoint } from "../../shared/endpoint";
import { sharedIssues } from "../../shared/shared-issues";
import { Flag, Id } from "../../shared/value";
import { PublicBookingPage } from "../booking-page/booking-page";
import { PublicSuggestion, SuggestionOptions, SuggestionView } from "./suggestion";

const SuggestionPath = z.object({ id: Id });

/** Suggested meetings (docs/product/scheduling-events.md#suggested-meetings). */
export const suggestionApi = {
  listOnetime: endpoint(
    "member",
    {
      method: "GET",
      path: "/onetime",
      summary: "Suggested meetings of the team, mine first",
    },
    { keys: "refused" },
  )
    .input(z.object({}))
    .output(z.object({ data: z.array(SuggestionView) })),

  getOnetime: endpoint(
    "public",
    { method: "GET", path: "/onetime/{id}", summary: "A suggested meeting, for whoever has its link" },
    { ratePerMinute: 120 },
  )
    .input(z.object({ params: SuggestionPath }))
    .output(PublicSuggestion),

  putOnetime: endpoint(
    "member",
    {
      method: "PUT",
      path: "/onetime/{id}",
      summary: "Save a suggested meeting; a new one gets the id that the client chose",
    },
    { keys: "refused" },
  )
    .input(z.object({ params: z.object({ id: z.uuid().toLowerCase() }), body: SuggestionOptions }))
    .output(SuggestionView),

  activateOnetime: endpoint(
    "member",
    {
      method: "POST",
      path: "/onetime/{id}",
      summary: "Offer the times of a suggested meeting",
    },
    { keys: "refused" },
  )
    .input(
      z.object({
        params: SuggestionPath,
        query: z.object({ activate: Flag.refine((activate) => activate, sharedIssues.yes) }),
        body: z.object({}).optional(),
      }),
    )
    .output(SuggestionView),

  deleteOnetime: endpoint(
    "member",
    {
      method: "DELETE",
      path: "/onetime/{id}",
      summary: "Withdraw a suggested meeting",
      successStatus: 204,
    },
    { keys: "refused" },
  )
    .input(z.object({ params: SuggestionPath }))
    .output(z.void()),

  getPublicTimeslots: endpoint(
    "public",
    { method: "GET", path: "/public/scheduled-events", summary: "The suggestion or page that a visitor books on" },
    { ratePerMinute: 120 },
  )
    .input(z.object({ query: z.object({ id: Id, type: z.enum(["onetime", "multi-use"]) }) }))
    .output(
      z.discriminatedUnion("type", [
        z.object({ type: z.literal("onetime"), onetime: PublicSuggestion }),
        z.object({ type: z.literal("multi-use"), page: PublicBookingPage }),
      ]),
    ),
};
