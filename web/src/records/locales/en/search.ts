import type { TextsLike } from "../../../lib/texts-like";
import type { search as ko } from "../ko/search";

export const search: TextsLike<typeof ko> = {
  search: {
    open: "Search everything",
    label: "Search leads, deals, companies and contacts",
    placeholder: "Name, company or email",
    hint: "Finds leads, deals, companies and contacts at once.",
    keys: "Choose with ↑↓, open with Enter, close with Esc.",
    results: "Search results",
    searching: "Searching",
    none: "No record matches “{{text}}”",
    noneHint: "Try another name, company or email.",
    all: "{{entity}}: show all {{number}}",
    failed: "Search failed",
    partlyFailed: "Some records could not be searched.",
    offline: "You're offline. The search will start once you're back online.",
  },
};
