import type { AuditEntry } from "@dure/domain/teams/audit/audit-entry";
import { useTranslation } from "react-i18next";
import { useMembers } from "../member/member-queries";

/**
 * Who did it: a member's name of then, or for who had none yet the name or address of now; an API key with the tool that
 * it called, the product, a visitor, or who runs it.
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
