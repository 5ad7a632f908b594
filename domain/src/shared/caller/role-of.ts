import type { User } from "./user";

/** A member's role as access checks and tokens name it. */
export const roleOf = (role: User["team_member_role"]): "admin" | "member" => (role === "ADMIN" ? "admin" : "member");
