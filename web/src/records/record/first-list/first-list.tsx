/** @jsxImportSource preact */
import { createFormat } from "../../../lib/format";
import { readPersistedState } from "../../../lib/persisted-state";
import { type CellTexts, isProduct } from "../list/table/cell-text";
import { ROW_HEIGHTS } from "../list/table/list-appearance";
import { FirstCards } from "./first-cards";
import { FirstTable } from "./first-table";
import type { ListSnapshot } from "./list-snapshot";
import type { FirstRows } from "./read-first-rows";
import "virtual:theme.css";
import "./first-list.css";

/** Below this width (Chakra's `md`) the app shows cards. */
const PHONE = "(max-width: 767.98px)";
/** The top of the rows, in pixels, in a window of another width than the list was kept in. */
const USUAL_TOP_PX = { table: 172, cards: 210 };
const MENU_ENTRIES = 12;

type FirstListProps = { kept: ListSnapshot; rows: FirstRows | undefined };

/**
 * A list's first rows in the frame of the app, to be read until the app is there. Nothing in it can be pressed or focused, and
 * screen readers wait for the app.
 */
export function FirstList({ kept, rows }: FirstListProps) {
  const isPhone = matchMedia(PHONE).matches;
  const topPx = kept.windowPx === innerWidth ? kept.topPx : USUAL_TOP_PX[isPhone ? "cards" : "table"];
  const Rows = isPhone ? FirstCards : FirstTable;
  return (
    <div class="first-list" aria-hidden inert style={{ "--row-px": `${ROW_HEIGHTS[kept.look.height]}px` }}>
      <aside data-folded={readPersistedState("sidebar-folded", false)}>
        <img src="/favicon.svg" alt="" width={26} height={26} />
        {/* Placeholders: the menu's entries are known only once the app has started. */}
        {Array.from({ length: MENU_ENTRIES }, (_, entry) => (
          <div key={entry} class="skeleton" />
        ))}
      </aside>
      <main>
        <h1>{kept.title}</h1>
        <div class="rows" style={{ top: `${topPx}px` }}>
          <Rows kept={kept} page={rows?.page} words={wordsOf(kept, rows?.members ?? [])} />
        </div>
      </main>
    </div>
  );
}

function wordsOf({ locale, timeZone, product, unknown }: ListSnapshot, members: FirstRows["members"]): CellTexts {
  const names = new Map(members.map((member) => [member.userId, member.display_name || member.email]));
  return {
    format: createFormat(locale, timeZone),
    nameOf: (id) => (isProduct(id) ? product : names.get(id)),
    yes: "✓",
    unknown,
  };
}
