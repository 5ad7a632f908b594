import { z } from "zod";
import { AuditCategory } from "../../shared/audit/audit-category";
import { Time } from "../../shared/value";

/** Who did it: a member, an API key, the product itself, a visitor, or those who run the product. */
export const AuditActorType = z.enum(["user", "api_key", "system", "visitor", "operator"]);
export type AuditActorType = z.infer<typeof AuditActorType>;

const Subject = z.record(z.string(), z.unknown()).nullable();

/** A stored entry. `change` is JSON with the states before and after. */
export const StoredAuditEntry = z.object({
  id: z.string(),
  type: z.string(),
  subject_id: z.string(),
  change: z
    .string()
    .transform((json) =>
      z.looseObject({ before: Subject.default(null), after: Subject.default(null) }).parse(JSON.parse(json)),
    ),
  at: Time,
  actor: z.looseObject({
    id: z.string(),
    name: z.string(),
    role: z.string(),
    type: z.string().optional(),
    tool: z.string().optional(),
  }),
  ip: z.string().default(""),
  request_id: z.string().default(""),
});
export type StoredAuditEntry = z.infer<typeof StoredAuditEntry>;

/** A value that was changed, as text. A secret is named, its value is not. */
export const AuditChange = z.object({
  field: z.string(),
  label: z.string(),
  before: z.string(),
  after: z.string(),
});
export type AuditChange = z.infer<typeof AuditChange>;

/** An entry as admins read it, in their language (docs/audit.md). */
export const AuditEntry = z.object({
  id: z.string(),
  timestamp: Time,
  team_id: z.string(),
  user_id: z.string(),
  user_name: z.string(),
  ip: z.string(),
  category: AuditCategory,
  /** The second part of the event's type, such as `login` or `created`. */
  action_type: z.string(),
  /** The first part of the event's type: the kind of thing, such as `lead`. */
  target: z.string(),
  /** The subject's name at that time. */
  name: z.string(),
  subject_id: z.string(),
  message: z.string(),
  target_label: z.string(),
  action_label: z.string(),
  actor_type: AuditActorType,
  /** What an API key called on the MCP server. */
  tool: z.string().nullable(),
  request_id: z.string(),
  changes: z.array(AuditChange),
});
export type AuditEntry = z.infer<typeof AuditEntry>;

/** The type of an entry's actor; a type that this version doesn't know counts as who runs the product. */
export function actorTypeOf({ type, role }: StoredAuditEntry["actor"]): AuditActorType {
  if (type === "api_key") return "api_key";
  if (type !== undefined || role === "operator") return "operator";
  if (role === "system") return "system";
  return role === "public" ? "visitor" : "user";
}
