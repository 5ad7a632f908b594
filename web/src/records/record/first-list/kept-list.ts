import type { ListBody } from "@dure/domain/records/filter/filter";
import type { ListedField } from "@dure/domain/records/filter/listed-field";
import type { ListEntityId } from "@dure/domain/records/record/entity";
import type { Locale } from "@dure/domain/shared/text";
import { readPersistedState } from "../../../lib/persisted-state";
import type { ListLook } from "../list/table/list-look";

export type KeptColumn = { label: string; size: number; field: ListedField };

/**
 * How a list looked when this browser showed it last, without its records: enough to ask for its rows and to show them before
 * the app's code is there (docs/first-paint.md).
 */
export type KeptList = {
  entity: ListEntityId;
  uid: string;
  locale: Locale;
  timeZone: string;
  title: string;
  /** What the server was asked for. */
  body: ListBody;
  columns: KeptColumn[];
  /** In which deals' amounts are shown on a phone. */
  amountField: ListedField | undefined;
  look: ListLook;
  /** Where the rows began, in pixels from the top, and in how wide a window. */
  topPx: number;
  windowPx: number;
  /** Who the product acts for when no member does, and a value that has no name. */
  product: string;
  unknown: string;
};

/** Under this name the browser remembers the list of a path; `public/first-paint.js` looks for it, too. */
export const keptListName = (pathname: string): string => `last-list-${pathname}`;

/** An address that asks for nothing beyond its path: elsewhere than below the product's domain it names the team. */
const IS_PLAIN = /^(?:\?teamSlug=[^&]*)?$/;

/** The kept list that an address shows; undefined where it shows other rows, or none were kept. */
export function keptListAt({ pathname, search }: Pick<Location, "pathname" | "search">): KeptList | undefined {
  return IS_PLAIN.test(search)
    ? (readPersistedState<KeptList | null>(keptListName(pathname), null) ?? undefined)
    : undefined;
}
