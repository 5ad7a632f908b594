import { EntityId } from "@dure/domain/records/record/entity";
import { useEffect } from "react";
import { useMatches } from "react-router";
import { ENTITY_PAGES } from "../record/entity-pages";
import { useRecord } from "../record/record-queries";
import { useSideRecord } from "../record/side/use-side-record";
import { rememberRecord } from "./recent-records";

/** Remembers which records are opened, beside a list or on their own page. */
export function RecentWatcher() {
  const { side } = useSideRecord();
  const { pathname, params } = useMatches().at(-1) ?? {};
  const entity = EntityId.options.find((one) => pathname?.startsWith(`${ENTITY_PAGES[one].path}/`));
  const open = side ?? (entity && params?.recordId ? { entity, id: params.recordId } : undefined);
  return open && <Remember key={open.id} {...open} />;
}

type Open = { entity: EntityId; id: string };

function Remember({ entity, id }: Open) {
  // The page requests the record, too, so this adds no call.
  const label = useRecord(entity, id).data?.record.label;
  useEffect(() => {
    if (label) rememberRecord({ entity, id, label });
  }, [entity, id, label]);
  return null;
}
