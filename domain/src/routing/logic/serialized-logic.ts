import { z } from "zod";
import { Id, Line, Lines, Token, TypedText, WebUrl } from "../../shared/value";
import { BookingProps, MessageProps, OutcomeSettings, RedirectionProps } from "../router/group";
import { routingIssues } from "../routing-issues";

/** docs/product/routing-logic.md#serialised-form. */
export const LOGIC_FIELD_TYPES = ["checkbox", "number", "select", "multiSelect", "string", "null"] as const;
export type LogicFieldType = (typeof LOGIC_FIELD_TYPES)[number];

/** A limit far above what a person draws; a longer logic is refused before it is parsed. */
export const MAX_RULES = 200;
export const MAX_CASES = 100;
export const MAX_GROUPS = 50;

export const LogicField = z.object({
  id: Id,
  name: Line(100).min(1),
  type: z.enum(LOGIC_FIELD_TYPES, routingIssues.unknownFieldType),
});
export type LogicField = z.infer<typeof LogicField>;

/** The operand of a condition: a value, a list, a range, or none. */
export const Operand = z.union([
  TypedText(1000),
  z.number(),
  z.boolean(),
  z.null(),
  z.array(z.union([TypedText(1000), z.number()])).max(200),
  z.object({ start: z.number(), end: z.number() }),
]);
export type Operand = z.infer<typeof Operand>;

/** The target of a case: a field, group, message or address. `id` names the settings of a message or address. */
export const SerializedNext = z.object({
  type: z.enum(["field", "group", "redirection", "text"], routingIssues.wrongNextType),
  value: TypedText(5000),
  id: Id.optional(),
});
export type SerializedNext = z.infer<typeof SerializedNext>;

export const SerializedCase = z.object({
  operator: Token(32),
  value: Operand.optional(),
  to: SerializedNext,
});
export type SerializedCase = z.infer<typeof SerializedCase>;

export const SerializedRule = z.object({ from: Id, cases: z.array(SerializedCase).max(MAX_CASES) });
export type SerializedRule = z.infer<typeof SerializedRule>;

const group = { id: Id, value: Token(128) };

const WithType = z.object({ type: z.string() });

/** The issue of a result whose type is unknown; undefined for any other, whose parts have issues of their own. */
function unknownResultType(input: unknown): string | undefined {
  const type = WithType.safeParse(input).data?.type;
  if (type === undefined || ["routeTo", "text", "redirection"].includes(type)) return undefined;
  return routingIssues.unknownResultType;
}

/** A group: a result with its settings. `value` equals its id, and a missing type means `routeTo`. */
export const RoutingGroup = z
  .union(
    [
      z.object({ ...group, type: z.literal("routeTo").default("routeTo"), props: BookingProps }),
      z.object({ ...group, type: z.literal("text"), props: MessageProps }),
      z.object({ ...group, type: z.literal("redirection"), props: RedirectionProps }),
    ],
    { error: ({ input }) => unknownResultType(input) },
  )
  .refine(({ id, value }) => id === value, { path: ["value"], message: routingIssues.groupId });
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

/** The disqualified outcome, for an answer that no rule matches (docs/product/routing.md#outcomes). */
export const DefaultResult = defaultResult(Id);
/** The request shape; a missing id is generated. */
export const DefaultInput = defaultResult(Id.optional());
export type DefaultResult = z.infer<typeof DefaultResult>;

export const SerializedLogic = z.object({
  groups: z.array(RoutingGroup).max(MAX_GROUPS),
  fields: z.array(LogicField).max(MAX_RULES),
  rules: z.array(SerializedRule).max(MAX_RULES),
  default: DefaultResult,
});
export type SerializedLogic = z.infer<typeof SerializedLogic>;
