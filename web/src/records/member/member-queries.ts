import type { Field } from "@dure/domain/records/field/field";
import type { MemberView } from "@dure/domain/teams/team";
import { useMemo } from "react";
import { useMembers as useMemberList } from "../../teams/member/member-queries";

/** The team's members, to show their names in records and to choose an assignee from. */
export function useMembers() {
  const { data, isPending } = useMemberList();
  return useMemo(() => ({ ...membersOf(data?.data), isPending }), [data, isPending]);
}

function membersOf(known: readonly MemberView[] | undefined) {
  const members = known ?? [];
  const active = members.filter((member) => member.team_member_status === "ACTIVE");
  const activeIds = new Set(active.map(({ userId }) => userId));
  const byId = new Map(members.map((member) => [member.userId, member]));
  return {
    isLoaded: known !== undefined,
    active,
    /** Whether a default names somebody who has left: it is left out of new records. */
    isGoneDefault: ({ type, default_value }: Pick<Field, "type" | "default_value">): boolean =>
      known !== undefined && type === "user" && typeof default_value === "string" && !activeIds.has(default_value),
    nameOf: (id: string): string | undefined => {
      const member = byId.get(id);
      return member && (member.display_name || member.email);
    },
  };
}
