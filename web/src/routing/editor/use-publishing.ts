import { useTranslation } from "react-i18next";
import { notify } from "../../ui/toast/notify";
import type { useDraft } from "./use-draft";
import { useSaveRouter } from "./use-save-router";

/** What the header's two buttons do: save a draft or the router, and publish or share it. */
export function usePublishing(
  edited: Parameters<typeof useSaveRouter>[0],
  editing: ReturnType<typeof useDraft>,
  onShare: () => void,
) {
  const { t } = useTranslation(["routing", "ui"]);
  const { save, ...saving } = useSaveRouter(edited, editing);
  const isLive = edited.router.status === "active";

  const saveOnly = async () => {
    if (await save(isLive ? "draft" : "save")) notify.success({ title: t("ui:saved") });
  };
  const publish = async () => {
    const isPublished = isLive && !editing.isDirty && !edited.saved;
    if (isPublished) return onShare();
    if (!(await save("publish"))) return;
    if (isLive) notify.success({ title: t("editor.published") });
    else onShare();
  };
  return { ...saving, saveOnly, publish };
}
