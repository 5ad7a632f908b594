import { z } from "zod";
import { BulkTarget } from "../../records/bulk/bulk";
import { Filter } from "../../records/filter/filter";
import { ListEntityId } from "../../records/record/entity";
import { BasedOn } from "../../shared/based-on";
import { endpoint } from "../../shared/endpoint";
import { PageQuery, pageOf } from "../../shared/page";
import { Id } from "../../shared/value";
import { AudienceCount, SkippedInAudience } from "./audience-count";
import { Segment, SegmentType, SegmentView } from "./segment";
import { segmentIssues } from "./segment-issues";
import { SegmentRecord } from "./segment-record";

const NO_CONTENT = { successStatus: 204 } as const;
const CREATED = { successStatus: 201 } as const;
const SegmentPath = z.object({ id: Id });

const Texts = z.object({ name: Segment.shape.name, description: Segment.shape.description });

/** A dynamic segment may be made with its filter, so that none is left without it. */
const NewSegment = Texts.partial()
  .extend({ segment_type: SegmentType.default("dynamic"), filters: Filter.optional() })
  .refine(({ segment_type, filters }) => segment_type === "dynamic" || filters === undefined, {
    error: segmentIssues.onlyDynamic,
    path: ["filters"],
  });

/** Ids of a selection in a list. */
const Picked = z.object({ ids: z.array(Id).min(1).max(10_000) });

/** An audience by segments, or by a filter that is being written. */
const Asked = z.union([z.object({ segment_ids: z.array(Id).max(20) }), z.object({ filters: Filter })]);

/** A notice that the law requires includes unsubscribed addresses; a topic excludes addresses that opted out of it. */
const Mail = z.object({ with_unsubscribed: z.boolean().default(false), topic: Id.nullable().default(null) });

/** What is selected in a list of leads or deals. */
const Selected = z.object({
  entity_id: ListEntityId.extract(["lead", "deal", "lead-deal-combined"]),
  target: BulkTarget,
});

const RecipientsQuery = PageQuery.extend({ reason: SkippedInAudience.optional() });

export const segmentApi = {
  listSegments: endpoint("member", {
    method: "GET",
    path: "/recipient-groups",
    summary: "The team's recipient groups, last changed first",
  }).output(z.object({ data: z.array(SegmentView) })),

  getSegment: endpoint("member", { method: "GET", path: "/recipient-groups/{id}", summary: "A recipient group" })
    .input(z.object({ params: SegmentPath }))
    .output(SegmentView),

  createSegment: endpoint("member", {
    method: "POST",
    path: "/recipient-groups",
    summary: "Create a recipient group",
    ...CREATED,
  })
    .input(z.object({ body: NewSegment }))
    .output(SegmentView),

  changeSegment: endpoint("member", {
    method: "PATCH",
    path: "/recipient-groups/{id}",
    summary: "Rename a recipient group",
  })
    .input(z.object({ params: SegmentPath, body: Texts.partial() }))
    .output(SegmentView),

  deleteSegment: endpoint("member", {
    method: "DELETE",
    path: "/recipient-groups/{id}",
    summary: "Delete a recipient group that no scheduled campaign uses",
    ...NO_CONTENT,
  })
    .input(z.object({ params: SegmentPath }))
    .output(z.void()),

  listSegmentRecords: endpoint("member", {
    method: "GET",
    path: "/recipient-groups/{id}/recipients",
    summary: "The leads and deals of a recipient group, or those skipped for a given reason",
  })
    .input(z.object({ params: SegmentPath, query: RecipientsQuery }))
    .output(pageOf(SegmentRecord)),

  fillSegment: endpoint("member", {
    method: "POST",
    path: "/recipient-groups/{id}/recipients",
    summary: "Set a dynamic group's filter, or add filtered, selected or listed records to a static group",
  })
    .input(
      z.object({
        params: SegmentPath,
        query: BasedOn.optional(),
        body: z.union([z.object({ filters: Filter }), Picked, Selected]),
      }),
    )
    .output(SegmentView),

  removeFromSegment: endpoint("member", {
    method: "POST",
    path: "/recipient-groups/{id}/recipients/removal",
    summary: "Remove records from a static group",
  })
    .input(z.object({ params: SegmentPath, body: Picked }))
    .output(SegmentView),

  countAudience: endpoint(
    "member",
    {
      method: "POST",
      path: "/recipient-groups/count",
      summary: "The number of addresses a send would reach, and how many it would skip for each reason",
    },
    { reads: true },
  )
    .input(z.object({ body: z.intersection(Asked, Mail) }))
    .output(AudienceCount),

  listAudience: endpoint(
    "member",
    {
      method: "POST",
      path: "/recipient-groups/preview",
      summary: "The leads and deals of an audience, or those skipped for a given reason",
    },
    { reads: true },
  )
    .input(z.object({ query: RecipientsQuery, body: z.intersection(Asked, Mail) }))
    .output(pageOf(SegmentRecord)),
};
