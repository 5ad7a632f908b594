import type { ListBody } from "@dure/domain/records/filter/filter";
import type { ListedField } from "@dure/domain/records/filter/listed-field";
import type { ListEntityId } from "@dure/domain/records/record/entity";
import type { Locale } from "@dure/domain/shared/text";
import { readPersistedState } from "../../../lib/persisted-state";
import type { ListAppearance } from "../list/table/list-appearance";

export type SnapshotColumn = { label: string; size: number; field: ListedField };

/**
 * How a list looked when this browser showed it last, without its records: enough to ask for its rows and to show them before
 * the app's code is there (docs/first-paint.md).
 */
export type ListSnapshot = {
  entity: ListEntityId;
  uid: string;
  locale: Locale;
  timeZone: string;
  title: string;
  /** The list's last request. */
  body: ListBody;
  columns: SnapshotColumn[];
  /** The field whose currency formats the amounts of deals on a phone. */
  amountField: ListedField | undefined;
  look: ListAppearance;
  /** The top of the rows, in pixels, and the width of the window in which it was measured. */
  topPx: number;
  windowPx: number;
  /** The name of the product, for what it did by itself, and the name of an unknown member. */
  product: string;
  unknown: string;
};

/** The storage key of the list at a path. `public/first-paint.js` reads it, too. */
export const listSnapshotKey = (pathname: string): string => `last-list-${pathname}`;

/** A query that doesn't change the list. It may name the team, which the address does outside the product's domain. */
const IS_PLAIN = /^(?:\?teamSlug=[^&]*)?$/;

/** The kept list that an address shows; undefined where it shows other rows, or none were kept. */
export function listSnapshotAt({ pathname, search }: Pick<Location, "pathname" | "search">): ListSnapshot | undefined {
  return IS_PLAIN.test(search)
    ? (readPersistedState<ListSnapshot | null>(listSnapshotKey(pathname), null) ?? undefined)
    : undefined;
}
