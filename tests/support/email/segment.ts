import type { Filter } from "@dure/domain/records/filter/filter";
import type { Member } from "../teams/tenant";

/** Makes a static segment with these records. */
export async function pickedSegment({ client }: Member, ids: string[], name = "고른 사람") {
  const { id } = await client.email.createSegment({ body: { name, segment_type: "static" } });
  return client.email.fillSegment({ params: { id }, body: { ids } });
}

/** Creates a segment from a filter; without conditions it has all leads and deals. */
export async function segmentOf({ client }: Member, conditions: Filter["conditions"] = [], name = "조건으로") {
  const { id } = await client.email.createSegment({ body: { name } });
  return client.email.fillSegment({ params: { id }, body: { filters: { operator: "AND", conditions } } });
}
