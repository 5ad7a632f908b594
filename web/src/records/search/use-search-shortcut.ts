import { useEffect } from "react";
import { isSearchShortcut } from "./is-search-shortcut";
import { searchRequests } from "./search-requests";

/** Opens the search with Ctrl/⌘K from the first moment: until its code is there, the browser's own search would open. */
export function useSearchShortcut(): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (!isSearchShortcut(event)) return;
      event.preventDefault();
      searchRequests.emit();
    };
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  }, []);
}
