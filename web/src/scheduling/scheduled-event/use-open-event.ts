import { useSearchParams } from "react-router";

const NAME = "event";

/** Which meeting is open, kept in the address: hosts' mails lead to it, and the back button closes it. */
export function useOpenEvent(): [string | undefined, (id: string | undefined) => void] {
  const [search, setSearch] = useSearchParams();
  const open = (id: string | undefined) =>
    setSearch((before) => {
      if (id) before.set(NAME, id);
      else before.delete(NAME);
      return before;
    });
  return [search.get(NAME) ?? undefined, open];
}
