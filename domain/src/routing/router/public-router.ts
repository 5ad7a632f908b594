import { z } from "zod";
import { Day } from "../../shared/value";
import { Extra, Form } from "./form";
import { FORM_TYPES, Mappings, RouterId } from "./router";

/** A form as a visitor sees it. Its rules stay on the server, which decides. */
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
  /** Also when the team's plan has no routers any more. */
  state: z.enum(["active", "inactive"]),
});
export type PublicRouter = z.infer<typeof PublicRouter>;

/** A visit: which question was answered last, nothing when the form was only seen. */
export const FormView = z.object({
  visitor_id: z.string().regex(/^[\w-]{1,64}$/),
  last_question: z.string().max(100).optional(),
});
export type FormView = z.infer<typeof FormView>;

/** One visitor's day, at forms/{router}/events/{YYYYMMDD}_{visitor}; the day is that of the router's zone. */
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
