import { useTranslation } from "react-i18next";
import { useErrorText } from "../use-error-text";
import { notify } from "./notify";

/** How long the undo button is shown. */
const OFFERED_MS = 10_000;

type UndoNotice = {
  title: string;
  onUndo: () => Promise<unknown>;
  /** The message after the undo; none if the screen shows the result by itself. */
  undone?: string;
};

/** Shows a toast with an undo button for ten seconds. It outlives the screen that opened it; the answer closes it. */
export function useUndoNotice() {
  const { t } = useTranslation("ui");
  const errorText = useErrorText();
  return ({ title, onUndo, undone }: UndoNotice): (() => void) => {
    const undo = async () => {
      try {
        await onUndo();
        if (undone) notify.success({ title: undone });
      } catch (error) {
        notify.error({ title: t("undoFailed"), description: errorText(error) });
      }
    };
    const action = { label: t("undo"), onClick: () => void undo() };
    const id = notify.create({ type: "success", title, duration: OFFERED_MS, action });
    return () => notify.dismiss(id);
  };
}
