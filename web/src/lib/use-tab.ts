import { useSearchParams } from "react-router";

/** A tab that is kept in the address, for links and the back button. */
export function useTab<T extends string>(name: string, tabs: readonly [T, ...T[]]): [T, (tab: string) => void] {
  const [search, setSearch] = useSearchParams();
  const current = tabs.find((tab) => tab === search.get(name)) ?? tabs[0];
  const choose = (tab: string) =>
    setSearch(
      (before) => {
        before.set(name, tab);
        return before;
      },
      { replace: true },
    );
  return [current, choose];
}
