import type { EntityId } from "@dure/domain/records/record/entity";
import type { ComponentType, LazyExoticComponent } from "react";
import { lazyComponent } from "../../ui/lazy/lazy-component";

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
    Panel: lazyComponent(async () => (await import("./entity-general")).EntityGeneral),
  },
  {
    id: "pipeline",
    entities: ["deal"],
    Panel: lazyComponent(async () => (await import("../pipeline/settings/pipeline-settings")).PipelineSettings),
  },
  {
    id: "layout",
    entities: ALL,
    Panel: lazyComponent(async () => (await import("../layout/layout-settings")).LayoutSettings),
  },
  {
    id: "record-type",
    entities: ALL,
    Panel: lazyComponent(async () => (await import("./record-types")).RecordTypes),
  },
];
