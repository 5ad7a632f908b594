import type { TextsLike } from "../../../lib/language/texts-like";
import type { search as ko } from "../ko/search";

export const search: TextsLike<typeof ko> = {
  search: {
    open: "Search all",
    label: "Search leads, deals, companies and contacts",
    placeholder: "Find records, pages, settings and actions",
    hint: "Finds leads, deals, companies and contacts by name, company, email or initial consonants.",
    keys: "Choose with ↑↓, open with Enter, close with Esc.",
    results: "Search results",
    recent: "Opened recently",
    actions: "Actions",
    pages: "Pages",
    settings: "Settings",
    searching: "Searching",
    none: "No record matches “{{text}}”",
    noneHint: "Try another name, company or email.",
    all: "{{entity}}: show all {{number}}",
    failed: "Search failed",
    partlyFailed: "Some records could not be searched.",
    offline: "You're offline. The search will start once you're back online.",
  },
};
