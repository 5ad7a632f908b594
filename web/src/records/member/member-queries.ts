import type { MemberView } from "@dure/domain/teams/team";
import { useMemo } from "react";
import { useMembers as useMemberList } from "../../teams/member/member-queries";

/** The team's people: to name whoever a record mentions, and to choose an assignee from. */
export function useMembers() {
  const { data } = useMemberList();
  return useMemo(() => membersOf(data?.data), [data]);
}

function membersOf(known: readonly MemberView[] | undefined) {
  const members = known ?? [];
  const byId = new Map(members.map((member) => [member.userId, member]));
  return {
    isLoaded: known !== undefined,
    active: members.filter((member) => member.team_member_status === "ACTIVE"),
    nameOf: (id: string): string | undefined => {
      const member = byId.get(id);
      return member && (member.display_name || member.email);
    },
  };
}
