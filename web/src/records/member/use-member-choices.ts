import { useState } from "react";
import { useMembers } from "./member-queries";

/** The active members as choices of a picker, filtered by a search in their names and e-mail addresses. */
export function useMemberChoices() {
  const { active } = useMembers();
  const [search, setSearch] = useState("");
  const wanted = search.toLowerCase();
  const choices = active
    .filter(({ display_name, email }) => `${display_name} ${email}`.toLowerCase().includes(wanted))
    .map(({ userId, display_name, email }) => ({
      value: userId,
      label: display_name || email,
      hint: email,
      person: true,
    }));
  return { choices, onSearch: setSearch };
}
