import { FORM_TYPES, RouterBody } from "@dure/domain/routing/router/router";
import { z } from "zod";

/** The initial values of a router. */
export const NewRouterForm = z.object({ title: RouterBody.shape.title, form_type: z.enum(FORM_TYPES) });
export type NewRouterValues = z.infer<typeof NewRouterForm>;
