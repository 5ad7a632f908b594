/** @jsxImportSource preact */
import { useEntryTexts } from "../entry-texts";

/** A divider between two ways in. */
export const OrDivider = () => <div class="entry-or">{useEntryTexts().or}</div>;
