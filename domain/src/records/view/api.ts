import { z } from "zod";
import { BasedOn } from "../../shared/based-on";
import { endpoint, Version } from "../../shared/endpoint";
import { Id } from "../../shared/value";
import { ListedField } from "../filter/listed-field";
import { CREATED, NO_CONTENT } from "../record/endpoint-parts";
import { ListEntityId } from "../record/entity";
import { ChangeView, CreateView, ViewAnswer } from "./view";
import { MAX_PINS, TableSetting } from "./view-preferences";

const VIEWS = "/sales-entity/{entityId}/view-collections";
const ViewsPath = z.object({ entityId: ListEntityId });
const ViewPath = ViewsPath.extend({ id: Id });
/** Deal views belong to a deal type; every other entity has one type, named after it. */
const ViewQuery = Version.extend({ record_type_id: Id.optional() });

/** Pinned view ids, in order. */
const Pins = z.object({ data: z.array(Id) });

/** A view's id, or `home`. */
const RecentView = z.object({ id: Id });

const pinApi = {
  listPinnedViews: endpoint(
    "member",
    {
      method: "GET",
      path: `${VIEWS}/pin`,
      summary: "The views that the caller has pinned, in order",
    },
    { keys: "refused" },
  )
    .input(z.object({ params: ViewsPath, query: ViewQuery }))
    .output(z.object({ data: z.array(ViewAnswer) })),

  pinView: endpoint(
    "member",
    { method: "PATCH", path: `${VIEWS}/{id}/pin`, summary: "Pin a view, or unpin it" },
    { keys: "refused" },
  )
    .input(z.object({ params: ViewPath, query: ViewQuery, body: z.object({ pin: z.boolean() }) }))
    .output(Pins),

  orderPins: endpoint(
    "member",
    {
      method: "PATCH",
      path: `${VIEWS}/pin/order`,
      summary: "Reorder the pinned views",
    },
    { keys: "refused" },
  )
    .input(z.object({ params: ViewsPath, query: ViewQuery, body: z.array(Id).max(MAX_PINS) }))
    .output(Pins),

  setHomeView: endpoint(
    "member",
    {
      method: "PATCH",
      path: `${VIEWS}/{id}/home`,
      summary: "Set or unset a view as the list's home",
    },
    { keys: "refused" },
  )
    .input(z.object({ params: ViewPath, query: ViewQuery, body: z.object({ home: z.boolean() }) }))
    .output(z.object({ home: Id.nullable() })),
};

const tableApi = {
  getTableSetting: endpoint(
    "member",
    {
      method: "GET",
      path: "/sales-entity/{entityId}/table-setting",
      summary: "The caller's own columns, filter and order of an entity's list; null before they have set any",
    },
    { keys: "refused" },
  )
    .input(z.object({ params: ViewsPath }))
    .output(z.object({ data: TableSetting.nullable() })),

  setTableSetting: endpoint(
    "member",
    {
      method: "PUT",
      path: "/sales-entity/{entityId}/table-setting",
      summary: "Save the caller's own columns, filter and order of an entity's list",
    },
    { keys: "refused" },
  )
    .input(z.object({ params: ViewsPath, body: TableSetting }))
    .output(z.object({ data: TableSetting })),

  getRecentView: endpoint(
    "member",
    {
      method: "GET",
      path: "/sales-entity/{entityId}/recent-view",
      summary: "The tab of an entity's list that the caller opened last: a view's id, or home",
    },
    { keys: "refused" },
  )
    .input(z.object({ params: ViewsPath }))
    .output(RecentView),

  setRecentView: endpoint(
    "member",
    {
      method: "PUT",
      path: "/sales-entity/{entityId}/recent-view",
      summary: "Save the tab that the caller opened last",
    },
    { keys: "refused" },
  )
    .input(z.object({ params: ViewsPath, body: RecentView }))
    .output(RecentView),

  /** `recordTypeId` is a deal type (only its stages), or the entity's name (all stages). */
  listFilterFields: endpoint("member", {
    method: "GET",
    path: "/sales-entity/{entityId}/record-type/{recordTypeId}/data-set/filter/fields",
    summary: "The fields that a list can show, sort and filter by",
  })
    .input(z.object({ params: ViewsPath.extend({ recordTypeId: Id }), query: Version }))
    .output(z.object({ data: z.record(z.string(), z.array(ListedField)) })),
};

export const viewApi = {
  listViews: endpoint(
    "member",
    {
      method: "GET",
      path: VIEWS,
      summary: "Saved views: the caller's own, and shared ones",
    },
    { keys: "refused" },
  )
    .input(z.object({ params: ViewsPath, query: ViewQuery }))
    .output(z.object({ data: z.object({ private: z.array(ViewAnswer), shared: z.array(ViewAnswer) }) })),

  createView: endpoint(
    "member",
    { method: "POST", path: VIEWS, summary: "Save a view", ...CREATED },
    { keys: "refused" },
  )
    .input(z.object({ params: ViewsPath, query: ViewQuery, body: CreateView }))
    .output(ViewAnswer),

  /** `createView` for deals. Without this route, the path would match a deal type of that name. */
  createDealView: endpoint(
    "member",
    {
      method: "POST",
      path: "/sales-entity/deal/view-collections",
      summary: "Save a view of deals",
      ...CREATED,
    },
    { keys: "refused" },
  )
    .input(z.object({ query: ViewQuery, body: CreateView }))
    .output(ViewAnswer),

  changeView: endpoint(
    "member",
    { method: "PUT", path: `${VIEWS}/{id}`, summary: "Change a view; only its creator can" },
    { keys: "refused" },
  )
    .input(z.object({ params: ViewPath, query: ViewQuery.extend(BasedOn.shape), body: ChangeView }))
    .output(ViewAnswer),

  deleteView: endpoint(
    "member",
    {
      method: "DELETE",
      path: `${VIEWS}/{id}`,
      summary: "Delete a view; only its creator can",
      ...NO_CONTENT,
    },
    { keys: "refused" },
  )
    .input(z.object({ params: ViewPath, query: ViewQuery }))
    .output(z.void()),

  ...pinApi,
  ...tableApi,
};
