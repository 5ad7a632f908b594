import { z } from "zod";
import { FieldPath } from "../../forms/mapping/field-path";
import { Option, QUESTION_TYPES } from "../../forms/question/question";
import { QuestionName } from "../../forms/question/question-name";
import { sharedIssues } from "../../shared/shared-issues";
import type { Locale } from "../../shared/text";
import { DEFAULT_TIME_ZONE, Id, Line, MapKey, Time, TimeZone, WebUrl } from "../../shared/value";
import { DefaultInput, SerializedLogic } from "../logic/serialized-logic";
import { Extra, Form, newForm } from "./form";

/** Made by the client; the first who takes it has it, in any team (docs/product/routing.md#router). */
export const RouterId = z.string().regex(/^[a-z]{10}$/, sharedIssues.tenLetters);

const InputName = QuestionName.nullable().default(null);

/** Maps inputs to a contact's values; a name may be one input or two. */
export const Mappings = z.object({
  firstName: InputName,
  lastName: InputName,
  fullName: InputName,
  email: InputName,
  phone: InputName,
  company: InputName,
  /** Further inputs of a website's form, which are stored and can be tested by rules. */
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

/** Editor state: node positions by id. */
export const Metadata = z.object({
  positions: z.record(MapKey(128), z.object({ x: z.number(), y: z.number() })).default({}),
  mappings: Mappings.prefault({}),
});

/** A router as edited (docs/product/routing.md#router). A captured form's router has `form_selector`. */
export const RouterBody = SerializedLogic.extend({
  title: Line(100).min(1, sharedIssues.title),
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
 * The request to save a router. Parts of the answer's `module_config` may be given there too
 * (docs/product/routing.md#router).
 */
export const RouterInput = RouterBody.extend({
  default: DefaultInput,
  module_config: z.object({ extra: Extra.nullable().default(null) }).optional(),
});
export type RouterInput = z.infer<typeof RouterInput>;

/** @param newId the id of a default result without one */
export const fromInput = ({ module_config, ...router }: RouterInput, newId: string): RouterBody => ({
  ...router,
  default: { ...router.default, id: router.default.id ?? newId },
  extra: router.extra ?? module_config?.extra ?? null,
});

export const ROUTER_STATUSES = ["active", "inactive"] as const;

/** A stored router. */
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

/** `custom`: a form of ours; `mapping`: a website's form (docs/product/routing.md#router). */
export const formTypeOf = ({ form_selector }: Pick<Router, "form_selector">): FormType =>
  form_selector === null ? "custom" : "mapping";

/** A router with its public address and derived values. */
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
  /** The number of submissions. */
  record_count: z.int().nonnegative(),
});
export type RouterItem = z.infer<typeof RouterItem>;

/** A new, inactive router, whose form asks for a name and an e-mail address in its creator's language. */
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
