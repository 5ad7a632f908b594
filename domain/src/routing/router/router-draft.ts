import { z } from "zod";
import { Id, Time } from "../../shared/value";
import { RouterBody, RouterId } from "./router";

/** What the team edits while visitors get the router as it was published (docs/product/routing.md#draft). */
export const RouterDraft = z.object({ id: RouterId, body: RouterBody, updated_by: Id, updated_at: Time });
export type RouterDraft = z.infer<typeof RouterDraft>;
