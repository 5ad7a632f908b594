import { LOCALES } from "@dure/domain/shared/text";
import { use, useEffect, useEffectEvent } from "react";
import { useTranslation } from "react-i18next";
import { useProfile } from "../../../identity/user/user-queries";
import { removePersistedState, writePersistedState } from "../../../lib/persisted-state";
import { TimeZoneContext } from "../../../ui/use-format";
import { useListedLabel } from "../../filter/use-listed-label";
import type { ListState } from "../../view/use-list-state";
import type { ListAppearance } from "../list/table/list-appearance";
import { useListTitle } from "../list/use-list-title";
import { type ListSnapshot, listSnapshotKey } from "./list-snapshot";

/**
 * Keeps the look of a list for the next time it is opened. A list changed by its address isn't kept; one in groups has
 * no first rows, so the kept list is removed.
 * @param isShown whether its rows are on the page
 */
export function useSaveListSnapshot(list: ListState, look: ListAppearance, isShown: boolean): void {
  const { t, i18n } = useTranslation("records");
  const { user_id: uid } = useProfile();
  const timeZone = use(TimeZoneContext);
  const labelOf = useListedLabel();
  const titleOf = useListTitle();
  const isOwn = list.dealType === "" && list.search === "" && !list.isChanged;
  const keep = useEffectEvent(() => {
    const name = listSnapshotKey(location.pathname);
    if (list.group) return removePersistedState(name);
    const place = document.querySelector('[data-scroll="list"]')?.getBoundingClientRect();
    if (!place) return;
    const kept: ListSnapshot = {
      entity: list.entity,
      uid,
      locale: LOCALES.find((one) => one === i18n.language) ?? "ko",
      timeZone,
      title: titleOf(list.entity),
      body: list.body,
      columns: list.columns.map(({ size, field }) => ({ label: labelOf(field), size, field })),
      amountField: list.fields.byId.get("contract_amount"),
      look,
      topPx: place.top,
      windowPx: window.innerWidth,
      product: t("member.product"),
      unknown: t("member.unknown"),
    };
    try {
      writePersistedState(name, kept);
    } catch {
      // Storage may be full or blocked. Then nothing is kept, and the next visit starts like a first one.
      removePersistedState(name);
    }
  });
  useEffect(() => {
    if (isOwn && isShown) keep();
  }, [list, look.height, look.frozen, i18n.language, isOwn, isShown]);
}
