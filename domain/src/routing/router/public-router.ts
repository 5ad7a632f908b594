import { z } from "zod";
import { Day, Token } from "../../shared/value";
import { Extra, Form } from "./form";
import { FORM_TYPES, Mappings, RouterId } from "./router";

/** A form as visitors see it. Its rules stay on the server, which evaluates them. */
export const PublicRouter = z.object({
  id: RouterId,
  title: z.string(),
  form_type: z.enum(FORM_TYPES),
  team: z.object({ name: z.string(), slug: z.string().nullable() }),
  timezone: z.string(),
  form: Form,
  extra: Extra.nullable(),
  form_selector: z.string().nullable(),
  web_url: z.string().nullable(),
  mappings: Mappings,
  /** `inactive` also if the team's plan no longer has routers. */
  state: z.enum(["active", "inactive"]),
});
export type PublicRouter = z.infer<typeof PublicRouter>;

/** A form view, with the last answered question; without one the form was only seen. */
export const FormView = z.object({
  visitor_id: z.string().regex(/^[\w-]{1,64}$/),
  last_question: Token(100).optional(),
});
export type FormView = z.infer<typeof FormView>;

/** One document per visitor and day, at forms/{router}/events/{YYYYMMDD}_{visitor}; days are in the router's zone. */
export const FormViewEvent = z.object({
  team_id: z.string(),
  visitor_id: z.string(),
  day: Day,
  form_view_count: z.int().positive(),
  last_question: z.string().nullable(),
  submitted: z.boolean(),
  created_at: z.string(),
  updated_at: z.string(),
});
export type FormViewEvent = z.infer<typeof FormViewEvent>;
