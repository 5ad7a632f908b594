import type { AddToSegmentProps } from "../../lib/area-parts";
import type { ListState } from "./use-list-state";

/** Recipient groups are of leads and deals. */
export const isMailed = (entity: ListState["entity"]): entity is AddToSegmentProps["entity"] =>
  entity !== "company" && entity !== "contact";
