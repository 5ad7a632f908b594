import type { Member } from "./team";

export type Segments = { everybody: string; visitors: string };

/** Creates three recipient groups: everybody, leads by their source, and a group that is picked by hand. */
export async function addSegments({ client }: Member): Promise<Segments> {
  const dynamic = async (name: string, description: string, conditions: readonly Condition[]) => {
    const filters = { operator: "OR" as const, conditions: [...conditions] };
    return (await client.email.createSegment({ body: { name, description, filters } })).id;
  };
  const everybody = await dynamic("모든 고객", "이메일이 있는 리드와 딜", []);
  const visitors = await dynamic(
    "전시회와 웨비나",
    "행사에서 만난 고객",
    ["전시회", "웨비나"].map((value) => ({ identifier: "incoming_source", condition: "is" as const, value })),
  );
  const body = { search: "" };
  const { data } = await client.records.filterRecords({ params: { entityId: "lead" }, query: {}, body });
  const picked = await client.email.createSegment({ body: { name: "베타 고객", segment_type: "static" } });
  await client.email.fillSegment({ params: { id: picked.id }, body: { ids: data.slice(0, 12).map(({ id }) => id) } });
  return { everybody, visitors };
}

type Condition = { identifier: string; condition: "is"; value: string };
