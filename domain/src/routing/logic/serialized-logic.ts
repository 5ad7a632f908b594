import { z } from "zod";
import { Id, Line, Lines, WebUrl } from "../../shared/value";
import { BookingProps, MessageProps, OutcomeSettings, RedirectionProps } from "../router/group";
import { logicTexts } from "./logic-texts";

/** docs/product/routing-logic.md#serialised-form. */
export const LOGIC_FIELD_TYPES = ["checkbox", "number", "select", "multiSelect", "string", "null"] as const;
export type LogicFieldType = (typeof LOGIC_FIELD_TYPES)[number];

/** More than a person draws; a longer logic is refused before anything is made of it. */
export const MAX_RULES = 200;
export const MAX_CASES = 100;
export const MAX_GROUPS = 50;

export const LogicField = z.object({
  id: Id,
  name: Line(100).min(1),
  type: z.enum(LOGIC_FIELD_TYPES, { error: ({ input }) => logicTexts.unknownFieldType(String(input)).en }),
});
export type LogicField = z.infer<typeof LogicField>;

/** A value to compare an answer with: one, a list, two ends, or none. */
export const Operand = z.union([
  z.string().max(1000),
  z.number(),
  z.boolean(),
  z.null(),
  z.array(z.union([z.string().max(1000), z.number()])).max(200),
  z.object({ start: z.number(), end: z.number() }),
]);
export type Operand = z.infer<typeof Operand>;

/** Where a case leads: to another field, a group, a message or an address. `id` names whose settings the latter two have. */
export const SerializedNext = z.object({
  type: z.enum(["field", "group", "redirection", "text"], { error: logicTexts.wrongNextType.en }),
  value: z.string().max(5000),
  id: Id.optional(),
});
export type SerializedNext = z.infer<typeof SerializedNext>;

export const SerializedCase = z.object({
  operator: z.string().max(32),
  value: Operand.optional(),
  to: SerializedNext,
});
export type SerializedCase = z.infer<typeof SerializedCase>;

export const SerializedRule = z.object({ from: Id, cases: z.array(SerializedCase).max(MAX_CASES) });
export type SerializedRule = z.infer<typeof SerializedRule>;

const group = { id: Id, value: z.string().max(128) };

const WithType = z.object({ type: z.string() });

/** Says so of a type that there is not; of anything else that is wrong, each part has its own words. */
function unknownResultType(input: unknown): string | undefined {
  const type = WithType.safeParse(input).data?.type;
  if (type === undefined || ["routeTo", "text", "redirection"].includes(type)) return undefined;
  return logicTexts.unknownResultType(type).en;
}

/** A result with what it does; `value` is its own id, and `routeTo` is what a missing type means. */
export const RoutingGroup = z
  .union(
    [
      z.object({ ...group, type: z.literal("routeTo").default("routeTo"), props: BookingProps }),
      z.object({ ...group, type: z.literal("text"), props: MessageProps }),
      z.object({ ...group, type: z.literal("redirection"), props: RedirectionProps }),
    ],
    { error: ({ input }) => unknownResultType(input) },
  )
  .refine(({ id, value }) => id === value, { path: ["value"], message: "Must be the group's id." });
export type RoutingGroup = z.infer<typeof RoutingGroup>;

const defaultResult = <Key extends z.ZodType>(id: Key) =>
  z.discriminatedUnion(
    "type",
    [
      z.object({ id, type: z.literal("text"), value: Lines(2000), settings: OutcomeSettings.prefault({}) }),
      z.object({ id, type: z.literal("redirection"), value: WebUrl, settings: OutcomeSettings.prefault({}) }),
    ],
    { error: ({ input }) => unknownResultType(input) },
  );

/**
 * What becomes of everybody whom no rule leads anywhere: the disqualified outcome (docs/product/routing.md#outcomes).
 */
export const DefaultResult = defaultResult(Id);
/** As it is sent: one without an id is given one. */
export const DefaultInput = defaultResult(Id.optional());
export type DefaultResult = z.infer<typeof DefaultResult>;

export const SerializedLogic = z.object({
  groups: z.array(RoutingGroup).max(MAX_GROUPS),
  fields: z.array(LogicField).max(MAX_RULES),
  rules: z.array(SerializedRule).max(MAX_RULES),
  default: DefaultResult,
});
export type SerializedLogic = z.infer<typeof SerializedLogic>;
