import { Button, Flex, Text } from "@chakra-ui/react";
import type { ViewAnswer } from "@dure/domain/records/view/view";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useProfile } from "../../identity/user/user-queries";
import { notify } from "../../ui/toast/notify";
import { useErrorText } from "../../ui/use-error-text";
import { tableColumns } from "../record/list/columns/columns";
import { LazyViewDialog } from "./lazy-view-dialog";
import { settingOf } from "./setting-of";
import { useListParams } from "./use-list-params";
import type { ListState } from "./use-list-state";
import { useOwnGrouping } from "./use-own-grouping";
import { useChangeView, useSaveTable } from "./view-queries";

/** Saves the changes of a list: in the home list, in its view if the user owns it, or as a new view. */
export function SaveView({ list }: { list: ListState }) {
  const { t } = useTranslation("records");
  const { reset } = useListParams();
  const errorText = useErrorText();
  const { user_id } = useProfile();
  const change = useChangeView();
  const saveTable = useSaveTable(list.entity);
  const own = useOwnGrouping(list.entity);
  const [naming, setNaming] = useState(false);
  const { view } = list.chosen;
  const onError = (error: unknown) => notify.error({ title: t("view.saveFailed"), description: errorText(error) });
  const saveHere = ({ id, updated_at }: ViewAnswer) =>
    change.mutate(
      {
        params: { entityId: list.entity, id },
        query: { based_on: updated_at },
        body: { view_collection_setting: settingOf(list) },
      },
      { onSuccess: reset, onError },
    );
  const saveHome = () => {
    const { filter, sorting } = settingOf(list);
    const body = { columns: tableColumns(list.columns), filter, sorting };
    const onSuccess = () => {
      own.setGroup(list.group);
      own.setTotals(list.totals);
      reset();
    };
    saveTable.mutate({ params: { entityId: list.entity }, body }, { onSuccess, onError });
  };
  return (
    <Flex gap="1" align="center" flexShrink="0" ms={{ md: "auto" }} wrap="wrap">
      {list.isChanged && (
        <>
          <Text role="status" textStyle="xs" color="fg.muted" me="1">
            {t("view.unsaved")}
          </Text>
          {view?.created_by.id === user_id && view && (
            <Button size="xs" variant="outline" loading={change.isPending} onClick={() => saveHere(view)}>
              {t("view.saveHere")}
            </Button>
          )}
          {!view && (
            <Button size="xs" variant="outline" loading={saveTable.isPending} onClick={saveHome}>
              {t("view.saveHome")}
            </Button>
          )}
          <Button size="xs" variant="outline" onClick={() => setNaming(true)}>
            {t("view.saveNew")}
          </Button>
          <Button size="xs" variant="ghost" onClick={reset}>
            {t("view.reset")}
          </Button>
        </>
      )}
      <LazyViewDialog list={list} open={naming} onClose={() => setNaming(false)} />
    </Flex>
  );
}
