import type { EntityId } from "@dure/domain/records/record/entity";
import { type ComponentType, type LazyExoticComponent, lazy } from "react";

export type EntityTabId = "general" | "pipeline" | "layout" | "record-type";

type EntityTab = {
  id: EntityTabId;
  entities: readonly EntityId[];
  Panel: LazyExoticComponent<ComponentType<{ entity: EntityId }>>;
};

const ALL: readonly EntityId[] = ["lead", "deal", "company", "contact"];

/** The tabs of the entity settings, in their order (docs/product/records-fields.md#settings-screen). */
export const ENTITY_TABS: readonly EntityTab[] = [
  {
    id: "general",
    entities: ALL,
    Panel: lazy(async () => ({ default: (await import("./entity-general")).EntityGeneral })),
  },
  {
    id: "pipeline",
    entities: ["deal"],
    Panel: lazy(async () => ({ default: (await import("../pipeline/settings/pipeline-settings")).PipelineSettings })),
  },
  {
    id: "layout",
    entities: ALL,
    Panel: lazy(async () => ({ default: (await import("../layout/layout-settings")).LayoutSettings })),
  },
  {
    id: "record-type",
    entities: ALL,
    Panel: lazy(async () => ({ default: (await import("./record-types")).RecordTypes })),
  },
];
