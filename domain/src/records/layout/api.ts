import { z } from "zod";
import { endpoint, Version } from "../../shared/endpoint";
import { Id } from "../../shared/value";
import { EntityPath } from "../record/endpoint-parts";
import { CardSettings, DetailsLayout } from "./layout";

const TypePath = EntityPath.extend({ id: Id });
const version = z.int().min(0);
/** Optimistic concurrency: an edit of an older version is refused. */
const Begun = z.object({ version: version.optional() });
const Versioned = z.object({ version });

export const layoutApi = {
  getDetailsLayout: endpoint("member", {
    method: "GET",
    path: "/sales-entity/{entityId}/record-type/{id}/views/details/settings",
    summary: "The layout of a record type's details page",
  })
    .input(z.object({ params: TypePath, query: Version }))
    .output(DetailsLayout.extend(Versioned.shape)),

  setDetailsLayout: endpoint("admin", {
    method: "PUT",
    path: "/sales-entity/{entityId}/record-type/{id}/views/details/settings",
    summary: "Set the layout of a record type's details page",
  })
    .input(z.object({ params: TypePath, query: Version, body: DetailsLayout.extend(Begun.shape) }))
    .output(DetailsLayout.extend(Versioned.shape)),

  getCardSettings: endpoint("member", {
    method: "GET",
    path: "/sales-entity/{entityId}/record-type/{id}/views/cards/settings",
    summary: "The fields that the cards of a record type show",
  })
    .input(z.object({ params: TypePath, query: Version }))
    .output(CardSettings.extend(Versioned.shape)),

  setCardSettings: endpoint("admin", {
    method: "PUT",
    path: "/sales-entity/{entityId}/record-type/{id}/views/cards/settings",
    summary: "Choose the fields that the cards of a record type show",
  })
    .input(z.object({ params: TypePath, query: Version, body: CardSettings.extend(Begun.shape) }))
    .output(CardSettings.extend(Versioned.shape)),
};
