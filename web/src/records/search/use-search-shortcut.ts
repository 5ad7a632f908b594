import { useEffect } from "react";
import { isSearchShortcut } from "./is-search-shortcut";
import { searchRequests } from "./search-requests";

/**
 * Opens the search with Ctrl/⌘K. It works before the search's code is loaded; otherwise the browser's own search would
 * open.
 */
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
