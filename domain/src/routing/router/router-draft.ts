import { z } from "zod";
import { Id, Time } from "../../shared/value";
import { RouterBody, RouterId } from "./router";

/** The team's unpublished version of a router; visitors get the published one (docs/product/routing.md#draft). */
export const RouterDraft = z.object({ id: RouterId, body: RouterBody, updated_by: Id, updated_at: Time });
export type RouterDraft = z.infer<typeof RouterDraft>;

/** The `updated_at` of the newest draft that a client knows; `none` if it knows of none. */
export const SeenDraft = z.union([Time, z.literal("none")]);
export type SeenDraft = z.infer<typeof SeenDraft>;
