import { z } from "zod";
import type { Locale } from "../../shared/text";
import { DEFAULT_TIME_ZONE, Id, Line, Time, TimeZone, WebUrl } from "../../shared/value";
import { DefaultInput, SerializedLogic } from "../logic/serialized-logic";
import { Extra, Form, newForm, Option, QUESTION_TYPES, QuestionName } from "./form";

/** Made by the client; the first who takes it has it, in any team (docs/product/routing.md#router). */
export const RouterId = z.string().regex(/^[a-z]{10}$/, "Must be 10 lowercase letters.");

const InputName = QuestionName.nullable().default(null);

/** Which question or input is which of a contact's values; a name may be given whole or in two parts. */
export const Mappings = z.object({
  firstName: InputName,
  lastName: InputName,
  fullName: InputName,
  email: InputName,
  phone: InputName,
  company: InputName,
  /** The other inputs of a website's form that are kept and routed by. */
  fields: z
    .array(
      z.object({
        name: QuestionName,
        label: Line(300),
        type: z.enum(QUESTION_TYPES),
        options: z.array(Option).max(100).default([]),
      }),
    )
    .max(50)
    .default([]),
});
export type Mappings = z.infer<typeof Mappings>;

/** What the editor keeps beside the logic: where its nodes stand, by node id. */
export const Metadata = z.object({
  positions: z.record(z.string().max(128), z.object({ x: z.number(), y: z.number() })).default({}),
  mappings: Mappings.prefault({}),
});

/** Which field of which record an answer is kept in, such as `lead:deal_name` or `company:name`. */
export const FieldPath = z.string().regex(/^(lead|company|contact):[\w-]{1,128}$/, "Must be an entity and a field.");

/**
 * A router as its editor saves it (docs/product/routing.md#router). It is a captured form's when `form_selector` is
 * set.
 */
export const RouterBody = SerializedLogic.extend({
  title: Line(100).min(1, "Please enter a title"),
  web_url: WebUrl.nullable().default(null),
  form_selector: Line(200).nullable().default(null),
  timezone: TimeZone.default(DEFAULT_TIME_ZONE),
  metadata: Metadata.prefault({}),
  form: Form.prefault({}),
  extra: Extra.nullable().default(null),
  form_field_mapping: z.record(QuestionName, FieldPath).default({}),
});
export type RouterBody = z.infer<typeof RouterBody>;

/**
 * A router that is saved. What stands beside it in the answer's `module_config` may stand there too
 * (docs/product/routing.md#router).
 */
export const RouterInput = RouterBody.extend({
  default: DefaultInput,
  module_config: z.object({ extra: Extra.nullable().default(null) }).optional(),
});
export type RouterInput = z.infer<typeof RouterInput>;

/** @param newId for a default result that has none */
export const fromInput = ({ module_config, ...router }: RouterInput, newId: string): RouterBody => ({
  ...router,
  default: { ...router.default, id: router.default.id ?? newId },
  extra: router.extra ?? module_config?.extra ?? null,
});

export const ROUTER_STATUSES = ["active", "inactive"] as const;

/** A router as it is stored. */
export const Router = RouterBody.extend({
  id: RouterId,
  status: z.enum(ROUTER_STATUSES),
  created_by: Id,
  created_at: Time,
  updated_by: Id,
  updated_at: Time,
});
export type Router = z.infer<typeof Router>;

export const FORM_TYPES = ["custom", "mapping"] as const;
export type FormType = (typeof FORM_TYPES)[number];

/** `custom` is a form of the product's own, `mapping` one of a website's (docs/product/routing.md#router). */
export const formTypeOf = ({ form_selector }: Pick<Router, "form_selector">): FormType =>
  form_selector === null ? "custom" : "mapping";

/** With its public address, and what follows from it. */
export const RouterView = Router.extend({
  form_type: z.enum(FORM_TYPES),
  link: z.string(),
  module_config: z.object({ team_slug: z.string().nullable(), link_id: RouterId, extra: Extra.nullable() }),
});
export type RouterView = z.infer<typeof RouterView>;

export const RouterItem = RouterView.pick({
  id: true,
  title: true,
  status: true,
  form_type: true,
  link: true,
  web_url: true,
  form_selector: true,
  created_by: true,
  created_at: true,
  updated_at: true,
}).extend({
  /** Submissions so far. */
  record_count: z.int().nonnegative(),
});
export type RouterItem = z.infer<typeof RouterItem>;

/** A new router: it asks for a name and an address, in its maker's language, and routes nobody yet. */
export function newRouter(formType: FormType, title: string, defaultId: string, locale: Locale = "ko"): RouterBody {
  return RouterBody.parse({
    title,
    form: formType === "custom" ? newForm(locale) : {},
    form_selector: formType === "custom" ? null : "",
    metadata: { mappings: formType === "custom" ? { fullName: "name", email: "email" } : {} },
    groups: [],
    fields: [],
    rules: [],
    default: { id: defaultId, type: "text", value: "" },
  });
}
