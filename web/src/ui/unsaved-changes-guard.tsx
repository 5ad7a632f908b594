import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { useBlocker } from "react-router";
import { ConfirmDialog } from "./confirm-dialog";

type UnsavedChangesGuardProps = {
  when: boolean;
  /** A message instead of the default one. */
  title?: string;
  description?: string;
};

/** Confirms leaving a page with unsaved changes, on navigation and when the tab closes. */
export function UnsavedChangesGuard({ when, title, description }: UnsavedChangesGuardProps) {
  const { t } = useTranslation("ui");
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => when && currentLocation.pathname !== nextLocation.pathname,
  );

  useEffect(() => {
    if (!when) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener("beforeunload", ask);
    return () => removeEventListener("beforeunload", ask);
  }, [when]);

  return (
    <ConfirmDialog
      open={blocker.state === "blocked"}
      title={title ?? t("unsaved.title")}
      description={description ?? t("unsaved.description")}
      confirm={t("unsaved.leave")}
      cancel={t("unsaved.stay")}
      danger
      onConfirm={() => blocker.proceed?.()}
      onClose={() => blocker.reset?.()}
    />
  );
}
