import type { EntityId } from "@dure/domain/records/record/entity";
import { Navigate } from "react-router";
import { useRecord } from "../record-queries";
import { useSideRecord } from "./use-side-record";

/** Leads to the address of the record that one was merged into, and to a deal's when a lead has become one, and back. */
export function FollowRecord({ entity, id }: { entity: EntityId; id: string }) {
  const { linkTo } = useSideRecord();
  const record = useRecord(entity, id).data?.record;
  if (!record || (record.entity === entity && record.id === id)) return null;
  return <Navigate to={linkTo(record.entity, record.id)} replace />;
}
