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

/**
 * Confirms leaving a page with unsaved changes, on navigation and when the tab closes. The router asks only one blocker, the
 * last one: so a form without changes has none, and doesn't hide another form's on the same page.
 */
export function UnsavedChangesGuard({ when, ...texts }: UnsavedChangesGuardProps) {
  return when && <ActiveGuard {...texts} />;
}

function ActiveGuard({ title, description }: Omit<UnsavedChangesGuardProps, "when">) {
  const { t } = useTranslation("ui");
  const blocker = useBlocker(({ currentLocation, nextLocation }) => currentLocation.pathname !== nextLocation.pathname);

  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener("beforeunload", ask);
    return () => removeEventListener("beforeunload", ask);
  }, []);

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
