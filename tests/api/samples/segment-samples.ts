type Things = { segment: { id: string }; lead: { id: string } };

/** One sample for each endpoint of recipient groups. */
export function segmentSamples({ segment, lead }: Things) {
  const params = { id: segment.id };
  const picked = { ids: [lead.id] };
  return {
    "email.listSegments": {},
    "email.getSegment": { params },
    "email.createSegment": { body: { name: "mine", segment_type: "static" } },
    "email.changeSegment": { params, body: { name: "mine" } },
    "email.deleteSegment": { params },
    "email.listSegmentRecords": { params },
    "email.fillSegment": { params, body: picked },
    "email.removeFromSegment": { params, body: picked },
    "email.countAudience": { body: { segment_ids: [segment.id] } },
    "email.listAudience": { body: { segment_ids: [segment.id] } },
  };
}
