import type { AuditEntry } from "@dure/domain/teams/audit/audit-entry";
import { useTranslation } from "react-i18next";
import { useMembers } from "../member/member-queries";

/**
 * The actor of an entry: a member by the name at that time or, without one, by the present name or e-mail; an API key
 * with the tool that it called; the product, a visitor, or an operator.
 */
export function useActorName() {
  const { t } = useTranslation("teams");
  const { data } = useMembers();
  const nameNow = (id: string) => {
    const member = data?.data.find(({ userId }) => userId === id);
    return member?.display_name || member?.email;
  };
  return ({ actor_type, user_id, user_name: stored, tool }: AuditEntry): string => {
    const user_name = stored.replace(/^API key /, "");
    if (actor_type === "user") return user_name || nameNow(user_id) || t("auditLog.actor.unnamed");
    if (actor_type === "api_key")
      return t("auditLog.actor.api_key", { name: tool ? `${user_name} · ${tool}` : user_name });
    return t(`auditLog.actor.${actor_type}`);
  };
}
