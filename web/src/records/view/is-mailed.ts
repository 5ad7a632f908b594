import type { AddToSegmentProps } from "../../lib/area-parts";
import type { ListState } from "./use-list-state";

/** Whether an entity's records can be in recipient groups, which consist of leads and deals. */
export const isMailed = (entity: ListState["entity"]): entity is AddToSegmentProps["entity"] =>
  entity !== "company" && entity !== "contact";
