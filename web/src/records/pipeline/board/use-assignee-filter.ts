import { useSearchParams } from "react-router";

const NAME = "assignee";

/** Whose cards the board shows, kept in the address. */
export function useAssigneeFilter(): [string, (assignee: string) => void] {
  const [params, setParams] = useSearchParams();
  const set = (assignee: string) =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before);
        if (assignee) next.set(NAME, assignee);
        else next.delete(NAME);
        return next;
      },
      { replace: true },
    );
  return [params.get(NAME) ?? "", set];
}
